import { eq } from "drizzle-orm";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";
import { givenShopper, mydayLine, type Shopper, stockOrder } from "./given-cart";

export type Sent = Parameters<Shopper["calls"]["cart"]["sync"]>[0]["preorders"][number];

/** A cart with these preorders, under review. */
export async function givenReview(preorders: Sent[] = [stockOrder([mydayLine(-3, 2)])], shopper?: Shopper) {
  const who = shopper ?? (await givenShopper());
  const { cart } = await who.calls.cart.sync({ locationId: who.locationId, preorders });
  const { holdId, expiresAt } = await who.calls.cart.startCheckout({ cartId: cart.id });
  return { shopper: who, cartId: cart.id, holdId, expiresAt, calls: who.calls.cart, ids: preorders.map(({ id }) => id) };
}

/** What was kept of failed checkouts (D38). */
export const failures = async () => {
  const { owner } = await testDatabase();
  return owner.select({ code: schema.checkoutFailures.code, cartId: schema.checkoutFailures.cartId }).from(schema.checkoutFailures);
};

/** Boxes on the shelf of a product; undefined while it has no row of its own. */
export const shelfOf = async (productId: string) => {
  const { owner } = await testDatabase();
  const [row] = await owner.select().from(schema.stockLevels).where(eq(schema.stockLevels.productId, productId));
  return row?.onHand;
};
