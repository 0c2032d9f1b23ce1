import { ORPCError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { OwnApprovals } from "~/components/approvals/own-approvals";
import type { MonthBudget } from "~/components/budgets/budget-left";
import type { LoadedCart } from "~/components/cart/cart-in-sight";
import { callsContext, sessionContext } from "~/context.server";
import { noOpenCart } from "~/domain/cart/no-open-cart";
import { requestContext } from "~/middleware/request-facts.server";

type Context = Readonly<RouterContextProvider>;
type Part = "cart" | "list of approvals" | "budget";

/** Returns the person's cart at their location. Null when loading it failed on our side: the page keeps what it had (D38). */
export async function loadCart(context: Context): Promise<LoadedCart> {
  const { locationId } = context.get(sessionContext);
  const populated = await resultOrNull(context, context.get(callsContext).cart.populate({ locationId }));
  return { populated: populated ?? noOpenCart, isUnread: populated === null };
}

/** Returns which of the person's carts need approval or wait for it (D96); empty when loading it failed on our side. */
export async function loadOwnApprovals(context: Context): Promise<OwnApprovals> {
  const { locationId } = context.get(sessionContext);
  const own = await resultOrNull(context, context.get(callsContext).approvals.own({ locationId }), "list of approvals");
  return own ?? { above: null, approvers: [], waiting: [], declined: null };
}

/** Returns the location's budget this month (D103); null without one, and when loading it failed on our side. */
export async function loadBudget(context: Context): Promise<MonthBudget | null> {
  const { locationId } = context.get(sessionContext);
  const left = await resultOrNull(context, context.get(callsContext).budgets.left({ locationId }), "budget");
  return left?.budget ?? null;
}

/** Returns how many carts wait for the person's approval; 0 when counting them failed on our side. */
export async function countApprovals(context: Context): Promise<number> {
  const counted = await resultOrNull(context, context.get(callsContext).approvals.count(), "list of approvals");
  return counted?.waiting ?? 0;
}

/** Returns how many items the cart holds; null when counting them failed on our side. */
export async function countCart(context: Context): Promise<number | null> {
  const { locationId } = context.get(sessionContext);
  const counted = await resultOrNull(context, context.get(callsContext).cart.count({ locationId }));
  return counted?.itemsQuantity ?? null;
}

/** Returns the result of a call. Failures on our side are logged and return null; refusals and an unavailable service are rethrown. */
async function resultOrNull<Answer>(context: Context, call: Promise<Answer>, what: Part = "cart"): Promise<Answer | null> {
  const [error, answer] = await safe(call);
  if (!error) return answer as Answer;
  if (!isOurFailure(error)) throw error;
  context.get(requestContext).log.error({ err: error }, `the ${what} was not read`);
  return null;
}

/**
 * Whether the failure is on our side. In this process a call fails with the error itself, behind a gateway with status 500. An unavailable
 * service is not an error.
 */
const isOurFailure = (error: unknown) => (error instanceof ORPCError ? error.status === 500 : error instanceof Error);
