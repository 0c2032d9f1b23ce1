import { and, asc, eq } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";
import { activePreorders } from "~/domain/cart/cart-rules";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import { type CartKey, unorderedCarts } from "./cart.server";
import { findOpenCart } from "./held-cart.server";

const { carts, locations, preorders, users } = schema;

/**
 * Returns the boxes and bottles in the open cart of a person and location, by item, without what is saved for later or marked for deletion.
 */
export async function countCartQuantities(db: PracticeDb, cartKey: CartKey): Promise<ReadonlyMap<string, number>> {
  const held = await findOpenCart(db, cartKey);
  const byItem = new Map<string, number>();
  const add = (itemId: string, quantity: number) => byItem.set(itemId, (byItem.get(itemId) ?? 0) + quantity);
  for (const preorder of activePreorders(held?.preorders ?? [])) {
    for (const line of linesOf(preorder)) add(line.seriesId, line.quantity);
    for (const line of solutionsOf(preorder)) add(line.solutionId, line.quantity);
  }
  return byItem;
}

export type CartHolding = {
  itemId: string;
  ownerId: string;
  firstName: string | null;
  lastName: string | null;
  locationName: string;
  quantity: number;
};

/** Returns how much of some items is in the practice's open carts, by person and location; operators have no name. */
export async function listCartHoldings({ tx, tenantId }: PracticeDb, itemIds: readonly string[]): Promise<CartHolding[]> {
  if (itemIds.length === 0) return [];
  const rows = await tx
    .select({
      merchandise: preorders.merchandise,
      cartId: carts.id,
      ownerId: carts.ownerId,
      locationName: locations.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(preorders)
    .innerJoin(carts, and(eq(carts.tenantId, preorders.tenantId), eq(carts.id, preorders.cartId), isOneOf(carts.status, unorderedCarts)))
    .innerJoin(locations, and(eq(locations.tenantId, carts.tenantId), eq(locations.id, carts.locationId)))
    .leftJoin(users, and(eq(users.tenantId, carts.tenantId), eq(users.id, carts.ownerId)))
    .where(and(eq(preorders.tenantId, tenantId), eq(preorders.status, "active")))
    .orderBy(asc(carts.createdAt), asc(carts.id));
  const wanted = new Set(itemIds);
  const holdings = new Map<string, CartHolding>();
  for (const { merchandise, cartId, ...holder } of rows) {
    const lines = [
      ...linesOf({ merchandise }).map((line) => ({ itemId: line.seriesId, quantity: line.quantity })),
      ...solutionsOf({ merchandise }).map((line) => ({ itemId: line.solutionId, quantity: line.quantity })),
    ];
    for (const { itemId, quantity } of lines.filter((line) => wanted.has(line.itemId))) {
      const key = `${cartId} ${itemId}`;
      holdings.set(key, { ...holder, itemId, quantity: (holdings.get(key)?.quantity ?? 0) + quantity });
    }
  }
  return [...holdings.values()];
}
