import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { nothingRefused, type RefusedTemplate } from "~/forms/templates/refused-template";
import { isolate } from "~/i18n/format/isolate";
import { answerRefusal } from "../../outcomes.server";
import { parseNaming } from "./parse-naming.server";

type Context = Readonly<RouterContextProvider>;

/** Removes a template, with a notice that restores it for 10 seconds; or restores it. */
export async function removeOrRestore(context: Context, asked: { templateId: string; isRemoved: boolean }) {
  const { templateId, isRemoved } = asked;
  const [error, answer] = await safe(context.get(callsContext).templates.remove(asked));
  if (error) return refuse(context, error, nothingRefused);
  const undo = { action: "/products/templates", fields: { intent: "restore", templateId } };
  const key = `templates:notices.${isRemoved ? "removed" : "restored"}`;
  context.get(noticeContext).add({ key, values: { name: isolate(answer.template.name) }, ...(isRemoved && { undo }) });
  return redirect("/products/templates");
}

/** Gives a template the name and location in its form; a refusal returns with what was typed. */
export async function changeTemplate(context: Context, templateId: string, form: FormData) {
  const { typed, mistake, naming } = parseNaming(form);
  if (!naming) return data<RefusedTemplate>({ ...nothingRefused, typed, mistake }, { status: 422 });
  const revision = Math.max(1, Math.trunc(Number(form.get("revision"))) || 1);
  const [error] = await safe(context.get(callsContext).templates.change({ templateId, ...naming, revision }));
  if (error) return refuse(context, error, { ...nothingRefused, typed });
  context.get(noticeContext).add({ key: "templates:notices.changed" });
  return redirect(`/products/templates/${templateId}`);
}

/** Returns a form with the reason why a call refused it; what does not exist becomes the page's 404. */
export function refuse(context: Context, error: Error, again: RefusedTemplate) {
  return answerRefusal(context, error, ({ code, values, status }): RefusedTemplate | null =>
    status === 404 ? null : { ...again, refusal: { code, values } },
  );
}
