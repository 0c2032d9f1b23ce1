import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { monthOf } from "~/domain/calendar/months";
import type { CalendarDay } from "~/domain/edition";
import { statedEndOf } from "~/domain/order/placed-order";
import { editions } from "~/editions/editions";
import { cartRow, preorderRows } from "./cart-rows";
import { demoAudit } from "./demo-audit";
import { type DemoOrderer, demoCarts, oldestDays } from "./demo-carts";
import { type DemoCatalogue, demoCatalogue } from "./demo-catalogue";
import type { DemoPatient } from "./demo-patients";
import { type DemoPractice, workplacesOf } from "./demo-practices";
import { demoPreorders } from "./demo-preorders";
import { demoRestocks } from "./demo-shelf";
import { demoWearers } from "./demo-wear";
import { numberTaker, type OrderRows } from "./order-rows";
import { placeCart } from "./place-cart.server";
import { seedDeliveries } from "./seed-deliveries.server";

type UseRow = typeof schema.monthlyUse.$inferInsert;

/**
 * Writes thirteen months of checkouts of a practice, with the numbers they used, what was counted of them, and what its locations usually
 * order.
 */
export async function seedOrders(
  tx: Transaction,
  practice: DemoPractice,
  { past: { placed, numbersTaken }, now }: { past: PastCheckouts; now: Date },
): Promise<void> {
  const edition = editions[practice.edition];
  const rows = placed.flatMap((each) => each.rows);
  await insertNewRows(
    tx,
    schema.carts,
    placed.map(({ cart }) => cart),
  );
  await insertNewRows(
    tx,
    schema.preorders,
    placed.flatMap(({ preorders }) => preorders),
  );
  await insertNewRows(
    tx,
    schema.orders,
    rows.map(({ order }) => order),
  );
  await insertNewRows(
    tx,
    schema.transactions,
    rows.flatMap(({ transactions }) => transactions),
  );
  await insertNewRows(
    tx,
    schema.statusHistory,
    rows.flatMap(({ history }) => history),
  );
  await insertNewRows(
    tx,
    schema.orderWords,
    rows.flatMap(({ words }) => words),
  );
  await insertNewRows(
    tx,
    schema.outbox,
    rows.flatMap(({ messages }) => messages),
  );
  await seedDeliveries(tx, practice, rows, now);
  await insertNewRows(
    tx,
    schema.monthlyUse,
    monthlyUseOf(rows, (moment) => monthOf(marketDayOf(moment, edition.timeZone))),
  );
  const audited = placed.map((each) => each.audited);
  const trail = demoAudit(practice, audited, now);
  await insertNewRows(tx, schema.auditEntries, trail);
  await insertNewRows(tx, schema.auditHeads, trail.slice(-1));
  await insertNewRows(tx, schema.counters, [{ tenantId: practice.tenantId, name: "confirmation", value: numbersTaken }]);
}

type PastCheckouts = ReturnType<typeof pastCheckouts>;

/** Returns patients with the last day of the prescription that their latest uncancelled order with one states (D75); null without one. */
export function withStatedEnds(patients: readonly DemoPatient[], { placed }: PastCheckouts): DemoPatient[] {
  const stated = placed
    .flatMap(({ rows }) => rows)
    .flatMap(({ order, transactions }) => {
      const endsOn = order.status === "Cancelled" ? null : statedEndOf(transactions);
      return order.patientId && endsOn ? [[order.patientId, endsOn] as const] : [];
    });
  const ends = new Map(stated);
  return patients.map((patient) => ({ ...patient, rxExpiresOn: ends.get(patient.id) ?? null }));
}

/** Returns the checkouts of a practice, oldest first, as rows to write. */
export function pastCheckouts(practice: DemoPractice, patients: readonly DemoPatient[], now: Date) {
  const { tenantId } = practice;
  const edition = editions[practice.edition];
  const today = marketDayOf(now, edition.timeZone);
  const catalogue = demoCatalogue(practice.edition, today);
  const { takeNumber, countTaken } = numberTaker(practice);
  const orderers = demoOrderers(practice, patients, { catalogue, today });
  const placed = demoCarts(practice, orderers, now).map((cart) => {
    const day = marketDayOf(cart.placedAt, edition.timeZone);
    const wearers = orderers.find(({ location }) => location === cart.location)?.wearers ?? [];
    const patientsOfLocation = wearers.map(({ patient }) => patient);
    const preorders = demoPreorders(cart, { catalogue, wearers, day, shipsToPatients: edition.shipToPatient !== null });
    const { receipt, orders: rows } = placeCart(cart, preorders, {
      practice,
      edition,
      catalogue,
      patients: patientsOfLocation,
      takeNumber,
      now,
    });
    const audited = {
      ...{ cartId: receipt.cartId, person: cart.person, placedAt: cart.placedAt },
      patientIds: rows.flatMap(({ order }) => order.patientId ?? []),
      cancelled: cancelledBy(rows),
    };
    return { cart: cartRow(cart, receipt, tenantId), preorders: preorderRows(cart, preorders, tenantId), rows, audited };
  });
  return { placed, numbersTaken: countTaken() };
}

/** The first location of a practice orders for its shelf every week, the others every two weeks. */
const rhythmDays = [7, 14, 14];

function demoOrderers(
  practice: DemoPractice,
  patients: readonly DemoPatient[],
  { catalogue, today }: { catalogue: DemoCatalogue; today: CalendarDay },
): DemoOrderer[] {
  return workplacesOf(practice).map((location, index) => ({
    location,
    wearers: demoWearers(
      patients.filter(({ locationId }) => locationId === location.id),
      { catalogue, today, oldestDays },
    ),
    restocks: demoRestocks(location, { rhythmDays: rhythmDays[index] ?? 14, catalogue, today, oldestDays }),
  }));
}

/** Returns the orders that the practice itself cancelled, which the distributor had not received. */
function cancelledBy(rows: readonly OrderRows[]): string[] {
  return rows.filter(({ order }) => order.status === "Cancelled" && order.erpOrderNumber === null).map(({ order }) => order.id);
}

/** Returns boxes by location, product and month; cancelled orders do not count. */
function monthlyUseOf(rows: readonly OrderRows[], monthOfMoment: (moment: Date) => string): UseRow[] {
  const use = new Map<string, UseRow>();
  for (const { order, transactions } of rows) {
    if (order.status === "Cancelled") continue;
    for (const line of transactions.flatMap(({ merchandise }) => merchandise.lines)) {
      const { tenantId, locationId, placedAt } = order;
      const itemId = line.seriesId ?? line.solutionId ?? "";
      const row = { tenantId, locationId, itemId, month: monthOfMoment(placedAt), productId: line.productId, boxesQuantity: line.quantity };
      const key = JSON.stringify([locationId, row.month, line.productId]);
      const counted = use.get(key);
      use.set(key, counted ? { ...counted, boxesQuantity: counted.boxesQuantity + line.quantity } : row);
    }
  }
  return [...use.values()];
}
