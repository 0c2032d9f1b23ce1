import { and, eq } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import { type CartPlace, findOpenCart } from "./cart.server";
import { listCartPreorders } from "./preorders.server";

const { carts, preorders } = schema;

/** What the open cart of a person and location holds: boxes by item id and by product id; later and marked ones do not count. */
export async function countCartQuantities(tx: Transaction, tenantId: string, place: CartPlace) {
  const byItem = new Map<string, number>();
  const byProduct = new Map<string, number>();
  const cart = await findOpenCart(tx, tenantId, place);
  const inCart = cart ? await listCartPreorders(tx, tenantId, cart.id) : [];
  const add = (map: Map<string, number>, key: string, quantity: number) => map.set(key, (map.get(key) ?? 0) + quantity);
  for (const preorder of inCart.filter(({ status }) => status === "active")) {
    for (const line of linesOf(preorder)) {
      add(byItem, line.seriesId, line.quantity);
      if (line.productId) add(byProduct, line.productId, line.quantity);
    }
    for (const line of solutionsOf(preorder)) add(byItem, line.solutionId, line.quantity);
  }
  return { cart, preorders: inCart, byItem, byProduct };
}

/** The items that lie in any open cart of the practice. */
export async function listOpenCartItems(tx: Transaction, tenantId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ merchandise: preorders.merchandise })
    .from(preorders)
    .innerJoin(carts, and(eq(carts.tenantId, preorders.tenantId), eq(carts.id, preorders.cartId), eq(carts.status, "open")))
    .where(and(eq(preorders.tenantId, tenantId), eq(preorders.status, "active")));
  return new Set(rows.flatMap((row) => [...linesOf(row).map((line) => line.seriesId), ...solutionsOf(row).map((line) => line.solutionId)]));
}
