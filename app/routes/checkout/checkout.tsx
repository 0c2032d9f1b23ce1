import { data, Outlet } from "react-router";
import { CartUnavailable } from "~/components/cart/cart-unavailable";
import { useLoadedCart } from "~/components/cart/use-loaded-cart";
import { HeldCart } from "~/components/checkout/held-cart";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { BehindModal } from "~/components/ui/behind-modal";
import { nowContext } from "~/context.server";
import { postedForm } from "~/middleware/read-form.server";
import { Later } from "~/offline/scripts/later";
import { answerCartChange } from "~/routes/cart/answer-cart-change.server";
import { loadCartPage } from "~/routes/cart/load-cart-page.server";
import { releaseHold } from "~/routes/cart/release-hold.server";
import type { Route } from "./+types/checkout";
import { findCheckoutStep } from "./checkout-steps.server";

export const handle = { title: "checkout", i18n: ["approvals", "budgets", "cart", "checkout", "prescription"] } satisfies PageHandle;

/** Loads the cart as it would be ordered now. Loading neither starts nor ends a hold; buttons do (D23). */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadCartPage({ context, url })), now: context.get(nowContext), askedHoldId: url.searchParams.get("hold") };
}

/** Takes one step of the checkout, or makes one change of the cart that renews its hold (D56), by the intent of the button. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const step = findCheckoutStep(form);
  if (step) return step(context, form);
  if (form.get("intent") === "release") return releaseHold(context, form);
  const answer = await answerCartChange(context, form);
  if (!answer) throw data(null, { status: 400 });
  return answer;
}

export const shouldRevalidate = reloadsWhenChanged;

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const read = useLoadedCart(loaderData, loaderData);
  const changed = actionData && "texts" in actionData ? actionData : null;
  const submitted = actionData && !("texts" in actionData) ? actionData.refusal : null;
  return (
    <>
      <BehindModal>{read.isUnread ? <CartUnavailable /> : <HeldCart {...read} refused={changed} refusal={submitted} />}</BehindModal>
      <Later load={loadSubmittedReview} props={{ cartId: read.isUnread ? null : (read.populated.cart?.id ?? null) }} />
      <Outlet />
    </>
  );
}

const loadSubmittedReview = async () => (await import("~/components/checkout/submitted-review")).SubmittedReview;
