import { ORPCError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { noCart } from "~/calls/no-cart";
import type { ReadCart } from "~/components/cart/cart-in-sight";
import { callsContext, sessionContext } from "~/context.server";
import { requestContext } from "~/middleware/request-facts.server";

type Context = Readonly<RouterContextProvider>;

/** The cart of this person where they work. Unread when reading it failed on our side: the page keeps what it had (D38). */
export async function readCart(context: Context): Promise<ReadCart> {
  const { locationId } = context.get(sessionContext);
  const populated = await readOrNull(context, context.get(callsContext).cart.populate({ locationId }));
  return { populated: populated ?? noCart, isUnread: populated === null };
}

/** How many items that cart holds; null when counting them failed on our side. */
export async function countCart(context: Context): Promise<number | null> {
  const { locationId } = context.get(sessionContext);
  const counted = await readOrNull(context, context.get(callsContext).cart.count({ locationId }));
  return counted?.itemsQuantity ?? null;
}

/** What a call answers. What fails on our side is logged and answered as null; refusals, and a service that is away, are thrown on. */
async function readOrNull<Answer>(context: Context, call: Promise<Answer>): Promise<Answer | null> {
  const [error, answer] = await safe(call);
  if (!error) return answer as Answer;
  if (!isOurFailure(error)) throw error;
  context.get(requestContext).log.error({ err: error }, "the cart was not read");
  return null;
}

/** In this process a call fails with the error itself, behind a gateway with status 500. That a service is away is no error but an answer. */
const isOurFailure = (error: unknown) => (error instanceof ORPCError ? error.status === 500 : error instanceof Error);
