import { redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { textOf } from "~/forms/form-texts";
import { isolate } from "~/i18n/format/isolate";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/favourites";

/** Has no page; redirects to the favourites. */
export function loader() {
  return redirect("/products?favourites=1");
}

/**
 * Marks a product as a favourite of the practice, or unmarks it (admins, D44), offers to undo that (D173), and redirects to the page with
 * the star.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const isFavourite = form.get("isFavourite") === "true";
  const itemId = textOf(form, "itemId");
  const { displayName } = await context.get(callsContext).catalogue.setFavourite({ itemId, isFavourite });
  const key = isFavourite ? "catalogue:notices.favourite" : "catalogue:notices.noFavourite";
  const back = sameOriginPath(form.get("back"), "/products");
  const undo = { action: "/products/favourites", fields: { itemId, isFavourite: "true", back } };
  context.get(noticeContext).add({ key, values: { name: isolate(displayName) }, ...(!isFavourite && { undo }) });
  return redirect(back);
}
