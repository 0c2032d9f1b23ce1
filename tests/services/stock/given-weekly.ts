import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { productIdOf } from "~/domain/product/product-id";
import { testDatabase } from "~tests/helpers/database";
import { callsFor, now } from "~tests/helpers/given";
import { biofinity, placeOrder } from "~tests/services/orders/placed-orders";

/** A sphere of Biofinity in its pack. */
export const lensId = (power: number) => productIdOf({ id: "il-biofinity" }, { power, baseCurve: 8.6, diameter: 14 }, 6);

export type Weekly = {
  power: number;
  boxes: number;
  weeks: number;
  status?: "Cancelled" | "Delivered";
  patientId?: string;
  toPatient?: boolean;
};

const delivered = ["OrderInitialized", "OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"] as const;

/** The course of a part that was delivered a day after it was ordered. */
const deliveredCourse = ({ tenantId, id }: { tenantId: string; id: string }, placedAt: Date) =>
  delivered.map((toStatus, index) => ({
    ...{ tenantId, transactionId: id, seq: index + 1, prevSeq: index || null, fromStatus: delivered[index - 1] ?? null, toStatus },
    at: new Date(placedAt.getTime() + (toStatus === "Delivered" ? 86_400_000 : 0)),
  }));

/** An order of one lens every week until seven days ago, as a checkout of today wrote it, with other days. */
export async function givenWeekly(person: Parameters<typeof placeOrder>[0], ordered: readonly Weekly[]) {
  const { owner } = await testDatabase();
  for (const { power, boxes, weeks, status = "Delivered", patientId, toPatient = false } of ordered) {
    const { orderId } = await placeOrder(person, { lines: [biofinity(power, boxes)], patientId });
    const [order] = (await owner.select().from(schema.orders)).filter(({ id }) => id === orderId);
    const [part] = (await owner.select().from(schema.transactions)).filter((each) => each.orderId === orderId);
    if (!order || !part) throw new Error("Nothing was ordered");
    const rows = Array.from({ length: weeks }, (_, index) => {
      const placedAt = new Date(now.getTime() - (index + 1) * 7 * 86_400_000);
      const id = uuid();
      const orderDetail = { ...order.orderDetail, shipToOffice: !toPatient };
      return {
        order: { ...order, id, preOrderId: uuid(), confirmationNum: id, placedAt, status, orderDetail },
        part: { ...part, id: uuid(), orderId: id, transactionConfirmationNum: id, status },
      };
    });
    await owner.insert(schema.orders).values(rows.map((row) => row.order));
    await owner.insert(schema.transactions).values(rows.map((row) => row.part));
    if (status === "Delivered") {
      await owner.insert(schema.statusHistory).values(rows.flatMap(({ order, part }) => deliveredCourse(part, order.placedAt)));
    }
    await (await callsFor(person)).orders.cancel({ orderId });
  }
}
