import { redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import type { Route } from "./+types/favourites";

/** There is nothing to see here; who comes by hand is led to the favourites. */
export function loader() {
  return redirect("/products?favourites=1");
}

/** Marks a product as favourite of the practice, or no longer, and leads back to where the star was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const isFavourite = form.get("isFavourite") === "true";
  await context.get(callsContext).catalogue.setFavourite({ itemId: String(form.get("itemId")), isFavourite });
  context.get(noticeContext).add({ key: isFavourite ? "catalogue:notices.favourite" : "catalogue:notices.noFavourite" });
  return redirect(sameOriginPath(form.get("back"), "/products"));
}
