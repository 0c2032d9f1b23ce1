import type { schema } from "~/db/schema.server";
import type { StoredReceipt } from "~/domain/order/receipt";
import type { DemoCart } from "./demo-carts";
import type { FatedPreorder } from "./demo-preorders";
import { namedId } from "./named-id";

type CartRow = typeof schema.carts.$inferInsert;
type PreorderRow = typeof schema.preorders.$inferInsert;

const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

/** Returns the row of an ordered cart with the receipt of its checkout (D24). */
export function cartRow({ key, location, person, placedAt }: DemoCart, receipt: StoredReceipt, tenantId: string): CartRow {
  return {
    ...{ tenantId, id: receipt.cartId, locationId: location.id, ownerId: person.id, status: "ordered" },
    ...{ cartConfirmationNum: receipt.cartConfirmationNum, orderedHoldId: namedId("hold", key), receipt },
    ...{ orderedAt: placedAt, createdAt: minutesBefore(placedAt, 20) },
  };
}

/** Returns the stored preorders of an ordered cart with their contents. */
export function preorderRows({ key, placedAt }: DemoCart, preorders: readonly FatedPreorder[], tenantId: string): PreorderRow[] {
  const times = { createdAt: minutesBefore(placedAt, 10), updatedAt: placedAt };
  return preorders.map(({ preorder }) => {
    const { purchaseType } = preorder.merchandise;
    return { tenantId, ...preorder, purchaseType, cartId: namedId("cart", key), ...times };
  });
}
