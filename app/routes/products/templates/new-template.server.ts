import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";
import { textEntries, textOf } from "~/forms/form-texts";
import { nothingRefused, type RefusedTemplate } from "~/forms/templates/refused-template";
import { type LineToday, listedProducts, parseTemplateLines } from "~/forms/templates/template-form";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { isolate } from "~/i18n/format/isolate";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../../outcomes.server";
import { parseNaming } from "./parse-naming.server";
import { loadSource, previewLines } from "./template-source.server";

type Context = Readonly<RouterContextProvider>;
type Answer = { lines: LineToday[]; refused: RefusedTemplate };

/** Returns the lines to save, with an id for the template, so that sending it twice saves it once. */
export async function loadNewTemplate(context: Context, url: URL) {
  const { locations, locationId } = context.get(sessionContext);
  const entries = await loadKeptForm({ url, context });
  const isSent = url.searchParams.get("from") === "grid";
  const source = entries ? listedProducts(entries) : isSent ? [] : await loadSource(context, url.searchParams);
  const kept: RefusedTemplate | null = entries && { ...nothingRefused, entries };
  const lines = await previewLines(context, source);
  return { kept, lines, templateId: newId(), locationId, locations: locations.map(({ _id, name }) => ({ id: _id, name })) };
}

/** Saves the lines of the form under its name and redirects to the template; a refusal returns with everything typed. */
export async function answerNewTemplate(request: Request, context: Context) {
  const form = await postedForm(request);
  const entries = withoutUnstorable(textEntries(form));
  const { lines, mistakes } = parseTemplateLines(entries);
  const isSaving = form.get("intent") === "save";
  const again = async (part: Partial<RefusedTemplate>): Promise<Answer> => ({
    lines: await previewLines(context, isSaving ? listedProducts(entries) : lines),
    refused: { ...nothingRefused, entries, ...part },
  });
  if (!isSaving) return data(await again({}), { status: 200 });
  const { typed, mistake, naming } = parseNaming(form);
  const templateId = textOf(form, "templateId");
  if (!isUuid(templateId)) throw data(null, { status: 400 });
  if (!naming || mistakes.length > 0) return data(await again({ typed, mistake, mistakes }), { status: 422 });
  if (lines.length === 0) return data(await again({ typed, refusal: { code: "chooseAQuantity", values: null } }), { status: 422 });
  const [error] = await safe(context.get(callsContext).templates.save({ templateId, ...naming, lines }));
  if (error)
    return answerRefusal(context, error, ({ code, values, status }) =>
      status === 404 ? null : again({ typed, refusal: { code, values } }),
    );
  context.get(noticeContext).add({ key: "templates:notices.saved", values: { name: isolate(naming.name) } });
  return redirect(`/products/templates/${templateId}`);
}
