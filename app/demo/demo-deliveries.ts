import type { schema } from "~/db/schema.server";
import { addDays, dayMilliseconds } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import { firstDayOf, monthOf } from "~/domain/calendar/months";
import { lotKey } from "~/domain/delivery/lot-key";
import type { CalendarDay } from "~/domain/edition";
import type { OrderedLine } from "~/domain/order/placed-order";
import { gtinOf } from "~/domain/product/lens-gtin";
import type { DemoCatalogue } from "./demo-catalogue";
import { namedId } from "./named-id";
import type { OrderRows } from "./order-rows";
import { seededRandom } from "./seeded-random";

type DeliveryRow = typeof schema.deliveries.$inferInsert;
type ReceivedRow = typeof schema.receivedBoxes.$inferInsert;

type Counted = DeliveryRow & { finishedAt: Date; boxesQuantity: number };

type DemoCounts = {
  catalogue: DemoCatalogue;
  /** The person who counted. */
  person: { id: string; name: string };
  timeZone: string;
  now: Date;
};

/** Later deliveries wait to be counted: a location expects them for four days (D86). */
const countedAfterMs = 5 * dayMilliseconds;
const countingMs = 20 * 60_000;

/** Returns the counted deliveries of a practice, one per location and day, and the boxes that arrived in them with their lots (D86). */
export function demoDeliveries(orders: readonly OrderRows[], counts: DemoCounts): { deliveries: DeliveryRow[]; received: ReceivedRow[] } {
  const received = orders.flatMap((order) => receivedOf(order, counts));
  const deliveries = new Map<string, Counted>();
  for (const row of received) deliveries.set(row.deliveryId, withBoxes(deliveries.get(row.deliveryId), row));
  return { deliveries: [...deliveries.values()], received };
}

function withBoxes(known: Counted | undefined, { tenantId, deliveryId, locationId, quantity, ...counted }: ReceivedRow): Counted {
  const { countedAt, countedById, countedByName } = counted;
  const { openedAt = countedAt, finishedAt = countedAt, boxesQuantity = 0 } = known ?? {};
  return {
    ...{ tenantId, id: deliveryId, locationId, finishedById: countedById, finishedByName: countedByName },
    openedAt: new Date(Math.min(openedAt.getTime(), countedAt.getTime())),
    finishedAt: new Date(Math.max(finishedAt.getTime(), countedAt.getTime())),
    boxesQuantity: boxesQuantity + quantity,
  };
}

function receivedOf({ order, transactions, history }: OrderRows, { catalogue, person, timeZone, now }: DemoCounts): ReceivedRow[] {
  const { tenantId, locationId } = order;
  return transactions.flatMap(({ id: transactionId, status, merchandise }) => {
    const at = history.find((step) => step.transactionId === transactionId && step.toStatus === "Delivered")?.at;
    if (status !== "Delivered" || !at || at.getTime() > now.getTime() - countedAfterMs) return [];
    const day = marketDayOf(at, timeZone);
    return merchandise.lines.map((line) => ({
      ...{ tenantId, id: namedId("received", transactionId, line.id), deliveryId: namedId("delivery", locationId, day), locationId },
      ...{ orderId: order.id, transactionId, lineId: line.id, quantity: line.quantity },
      ...{
        ...boxOf(line, day, catalogue),
        countedById: person.id,
        countedByName: person.name,
        countedAt: new Date(at.getTime() + countingMs),
      },
    }));
  });
}

/** Returns the data of a line's boxes. Boxes of one lens that arrive in a month are of one lot; those without a code tell none. */
function boxOf(line: OrderedLine, day: CalendarDay, { seriesById }: DemoCatalogue) {
  const { productId, productName, packSize, values, seriesId } = line;
  const series = seriesId === null ? undefined : seriesById.get(seriesId);
  const gtin = series ? gtinOf(series, values, packSize) : null;
  const product = { productId, productName, packSize, isLens: series !== undefined, values };
  if (gtin === null) return { gtin, product, lot: null, lotKey: null, expiresOn: null, way: "hand" as const };
  const month = monthOf(day);
  const random = seededRandom(`lot ${productId} ${month}`);
  const lot = `${random.between(10, 99)}${random.between(10_000_000, 99_999_999)}`;
  return {
    gtin,
    product,
    lot,
    lotKey: lotKey(lot),
    expiresOn: addDays(firstDayOf(month), random.between(540, 1500)),
    way: "scanner" as const,
  };
}
