import { data, Outlet } from "react-router";
import { CartUnavailable } from "~/components/cart/cart-unavailable";
import { OpenCart } from "~/components/cart/open-cart";
import { useLoadedCart } from "~/components/cart/use-loaded-cart";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { BehindModal } from "~/components/ui/behind-modal";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/cart";
import { answerCartChange } from "./answer-cart-change.server";
import { loadCartPage } from "./load-cart-page.server";
import { releaseHold } from "./release-hold.server";

export const handle = { title: "cart", i18n: ["approvals", "budgets", "cart", "prescription"] } satisfies PageHandle;

/** Loads the cart for editing (D56). */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadCartPage({ context, url });
}

/** Makes one change of the cart, by the intent of its button. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  if (form.get("intent") === "release") return releaseHold(context, form);
  const answer = await answerCartChange(context, form);
  if (!answer) throw data(null, { status: 400 });
  return answer;
}

export const shouldRevalidate = reloadsWhenChanged;

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const read = useLoadedCart(loaderData, loaderData);
  return (
    <>
      <BehindModal>{read.isUnread ? <CartUnavailable /> : <OpenCart {...read} refused={actionData ?? null} />}</BehindModal>
      <Outlet />
    </>
  );
}
