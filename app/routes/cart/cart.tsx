import { safe } from "@orpc/client";
import { data, href, Outlet, redirect } from "react-router";
import { CartPage } from "~/components/cart/cart-page";
import type { PageHandle } from "~/components/frame/page-title";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { readKeptForm } from "~/middleware/kept-form.server";
import { refusalOf } from "~/routes/public/refusal-of";
import type { Route } from "./+types/cart";
import { findCartChange } from "./cart-changes.server";
import { changeQuantity } from "./change-quantity.server";

export const handle = { title: "cart", i18n: ["cart"] } satisfies PageHandle;

/** The cart of this person at this location, priced, and a quantity that had been typed when a session was over. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locations, locationId } = context.get(sessionContext);
  const kept = new Map(await readKeptForm({ url, context }));
  const [lineId, typed] = [kept.get("lineId"), kept.get("quantity")];
  return {
    populated: await context.get(callsContext).cart.populate({ locationId }),
    now: context.get(nowContext),
    locationName: locations.find(({ _id }) => _id === locationId)?.name ?? "",
    kept: lineId && typed ? { lineId, typed } : null,
  };
}

/** One change of the cart, by the intent of its button. A refusal comes back with its reason and changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const calls = context.get(callsContext);
  if (form.get("intent") === "quantity") return changeQuantity(calls, form);
  const change = findCartChange(form);
  if (!change) throw data(null, { status: 400 });
  const [error] = await safe(change.run(calls, form));
  if (error) {
    const { code, values, status } = refusalOf(error);
    return data({ lineId: null, typed: "", refusal: { code, values } }, { status });
  }
  if (change.notice) context.get(noticeContext).add({ key: change.notice });
  return redirect(href("/cart"));
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <CartPage {...loaderData} refused={actionData ?? null} />
      </BehindModal>
      <Outlet />
    </>
  );
}
