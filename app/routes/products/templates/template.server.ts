import { data, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import { parseOnClash } from "~/domain/cart/on-clash";
import { isUuid } from "~/domain/is-uuid";
import { textEntries, textOf } from "~/forms/form-texts";
import { preordersOfLines } from "~/forms/templates/preorders-of-lines";
import { nothingRefused, type RefusedTemplate } from "~/forms/templates/refused-template";
import { parseTemplateLines } from "~/forms/templates/template-form";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { addToCart } from "../../add-to-cart.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Returns a template, with an id for what it adds to the cart, so that sending it twice adds it once; and what was typed when the session
 * ended (D31).
 */
export async function loadTemplate(context: Context, templateId: string, url: URL) {
  const { locations, locationId } = context.get(sessionContext);
  const { template, lines } = await foundOr404(context.get(callsContext).templates.read({ templateId, locationId }));
  const entries = await loadKeptForm({ url, context });
  const kept: RefusedTemplate | null = entries && { ...nothingRefused, entries };
  return { template, lines, kept, addId: newId(), locations: locations.map(({ _id, name }) => ({ id: _id, name })) };
}

/** Adds the quantities in the form to the cart and redirects there; otherwise returns the clashes or the refusal, with everything typed. */
export async function addTemplate(context: Context, form: FormData) {
  const entries = withoutUnstorable(textEntries(form));
  const { lines, mistakes } = parseTemplateLines(entries);
  const again = (status: number, part: Partial<RefusedTemplate>) =>
    data<RefusedTemplate>({ ...nothingRefused, entries, ...part }, { status });
  const addId = textOf(form, "addId");
  if (!isUuid(addId)) throw data(null, { status: 400 });
  if (mistakes.length > 0) return again(422, { mistakes });
  if (lines.length === 0) return again(422, { refusal: { code: "chooseAQuantity", values: null } });
  const onClash = parseOnClash(textOf(form, "onClash"));
  const added = await addToCart(context, { preorders: preordersOfLines(lines, addId), onClash });
  switch (added.outcome) {
    case "saved":
      return redirect("/cart");
    case "alreadyInCart":
      return again(added.status, { clashes: added.clashes });
    case "gone":
      return again(added.status, { refusal: { code: "gone", values: null }, addId: newId() });
    case "changedElsewhere":
      return again(added.status, { refusal: { code: "changedElsewhere", values: null }, addId: newId() });
    case "refused":
      return again(added.status, { refusal: { code: added.code, values: added.values } });
  }
}
