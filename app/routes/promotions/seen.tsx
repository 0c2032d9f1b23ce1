import { href, redirect } from "react-router";
import { callsContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { textOf } from "~/forms/form-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/seen";

/** Has no page; redirects to the promotions. */
export function loader() {
  return redirect("/promotions");
}

/** Stops announcing a promotion (D74): redirects to it, or back to where it was dismissed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const promotionId = textOf(form, "promotionId");
  await foundOr404(context.get(callsContext).catalogue.seePromotion({ promotionId }));
  const back = sameOriginPath(form.get("back"), "/products");
  if (form.get("intent") !== "look") return redirect(back);
  return redirect(`${href("/products/promotion/:promotionId", { promotionId })}${new URL(back, request.url).search}`);
}
