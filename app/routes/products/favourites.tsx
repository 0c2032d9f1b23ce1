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

/** Marks a product as a favourite of the practice, or unmarks it (admins, D44), and redirects to where the star was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const isFavourite = form.get("isFavourite") === "true";
  const { displayName } = await context.get(callsContext).catalogue.setFavourite({ itemId: textOf(form, "itemId"), isFavourite });
  const key = isFavourite ? "catalogue:notices.favourite" : "catalogue:notices.noFavourite";
  context.get(noticeContext).add({ key, values: { name: isolate(displayName) } });
  return redirect(sameOriginPath(form.get("back"), "/products"));
}
