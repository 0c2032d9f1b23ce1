import { and, eq, getTableName, isNull, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { givenInvited } from "~tests/services/session/accounts";
import { mydayId, mydayLine, patientOrder, type Shopper, stockOrder } from "./cart/given-cart";

/** The ids of what somebody has: one of each kind of thing that a call can name. */
export type Belongings = {
  tenant: string;
  subDomain: string;
  location: string;
  /** A person who was invited. */
  user: string;
  patient: string;
  address: string;
  /** A note about the patient. */
  note: string;
  /** An open cart with a stock order in it. */
  cart: string;
  preorder: string;
  line: string;
  /** A change of that cart, which can be taken back. */
  change: string;
  /** A checkout with one order, for the patient. */
  orderedCart: string;
  order: string;
  orderedLine: string;
  /** The part that delivers it. */
  transaction: string;
  /** What was asked of the distributor about that order. */
  request: string;
  /** A delivery that was received, and a box that is counted in another one. */
  delivery: string;
  box: string;
  /** A count of the shelf, and what is counted in it. */
  shelfCount: string;
  shelfBox: string;
  /** Packs of a trial lens on the shelf. */
  fittingPacks: string;
  /** A cart that waits for approval, and what was sent. */
  approvalCart: string;
  approval: string;
  hold: string;
  form: string;
  search: string;
  template: string;
};

/** Gives somebody one of everything, through the calls. The name tells the patient from those of others. */
export async function givenBelongings(shopper: Shopper, name: string): Promise<Belongings> {
  const { calls, tenantId, locationId, subDomain } = shopper;
  const { userId: user } = await givenInvited(shopper, `invited.${name}@${subDomain}.example`.toLowerCase());
  const [patient, address, note] = [uuid(), uuid(), uuid()];
  await calls.patients.create({ id: patient, firstName: "Dana", lastName: name, phone: "050-000-0012", locationId });
  const home = { street: "12 Almond Lane", zip: "3463212", city: "Haifa", phone: "050-000-0012" };
  await calls.patients.addAddress({ tenantId, patientId: patient, address: { id: address, ...home } });
  await calls.patients.addNote({ tenantId, patientId: patient, noteId: note, text: "Prefers mornings" });

  const orderedLine = mydayLine(-3.25, 2);
  const { cart: ordered } = await calls.cart.sync({ locationId, preorders: [patientOrder(patient, { right: orderedLine })] });
  const { holdId } = await calls.cart.startCheckout({ cartId: ordered.id });
  const { receipt } = await calls.cart.checkout({ cartId: ordered.id, holdId, acceptTerms: true });

  const { orders } = await calls.orders.detail({ tenantId, cartId: ordered.id });
  const order = receipt.orders[0]?.id ?? "";
  const request = await givenRequest(tenantId, order);
  const delivered = await givenCounted({ tenantId, locationId, userId: shopper.userId });
  const counted = await givenShelfCount({ tenantId, locationId, userId: shopper.userId });
  const fittingPacks = await givenFittingSet(shopper, patient);
  const { approval, approvalCart } = await givenApproval(shopper);
  const line = mydayLine(-1, 2);
  const preorder = stockOrder([line]);
  const { cart } = await calls.cart.sync({ locationId, preorders: [preorder] });
  const change = uuid();
  await calls.cart.changeQuantities({
    cartId: cart.id,
    changeId: change,
    changes: [{ preorderId: preorder.id, lineId: line.id, quantity: 3 }],
  });
  const { formId } = await calls.session.keepForm({ path: "/cart", entries: [["note", name]] });
  const { searchId } = await calls.session.keepSearch({ search: { name } });
  const template = uuid();
  const lines = [{ kind: "stock" as const, productId: mydayId(-1), quantity: 2 }];
  await calls.templates.save({ templateId: template, name: `Restock ${name}`, locationId, lines });
  await calls.recents.note({ kind: "patient", subject: patient });
  return {
    ...{ tenant: tenantId, subDomain, location: locationId, user, patient, address, note },
    ...{ cart: cart.id, preorder: preorder.id, line: line.id, change },
    ...{ orderedCart: ordered.id, order, orderedLine: orderedLine.id, hold: holdId },
    ...delivered,
    ...counted,
    fittingPacks,
    ...{ transaction: orders[0]?.transactions[0]?.id ?? "", request, approval, approvalCart },
    ...{ form: formId ?? "", search: searchId, template },
  };
}

/** What was asked about an order, as if its window had been over. */
async function givenRequest(tenantId: string, orderId: string): Promise<string> {
  const { owner } = await testDatabase();
  const id = uuid();
  await owner.insert(schema.orderRequests).values({
    ...{ tenantId, id, orderId, kind: "cancelOrder", state: "asked", details: {} },
    ...{ steps: [{ state: "asked", at: now.toISOString(), words: "" }], askedById: id, askedByName: "", askedAt: now, updatedAt: now },
  });
  return id;
}

/** A count of the shelf that the location has open or finished, with a box in it. */
async function givenShelfCount({ tenantId, locationId, userId }: Counter): Promise<{ shelfCount: string; shelfBox: string }> {
  const { owner } = await testDatabase();
  const [shelfBox, finished] = [uuid(), uuid()];
  await owner.insert(schema.shelfCounts).values({
    ...{ tenantId, id: finished, locationId, openedAt: now, finishedAt: now, finishedByName: "", lensesQuantity: 1 },
  });
  await owner.insert(schema.shelfFigures).values({ tenantId, countId: finished, productId: "il-myday~pw-3_25~bc8_4~di14_2~90", boxes: 2 });
  await owner.insert(schema.shelfCounts).values({ tenantId, id: uuid(), locationId, openedAt: now }).onConflictDoNothing();
  const { shelfCounts } = schema;
  const [open] = await owner
    .select()
    .from(shelfCounts)
    .where(and(eq(shelfCounts.tenantId, tenantId), eq(shelfCounts.locationId, locationId), isNull(shelfCounts.finishedAt)));
  const place = await owner.$count(schema.shelfBoxes, eq(schema.shelfBoxes.tenantId, tenantId));
  await owner.insert(schema.shelfBoxes).values({
    ...{ tenantId, id: shelfBox, countId: open?.id ?? "", place: place + 1, gtin: "04006381333931", way: "scanner" as const, quantity: 1 },
    ...{ countedById: userId, countedByName: "", countedAt: now },
  });
  return { shelfCount: open?.id ?? "", shelfBox };
}

type Counter = { tenantId: string; locationId: string; userId: string };

/** Packs of a trial lens that are wanted and on the shelf; one was given to the patient. */
async function givenFittingSet({ calls, locationId }: Shopper, patientId: string): Promise<string> {
  const [id, productId] = [uuid(), "il-myday-trial~pw-3_25~bc8_4~di14_2~5"];
  await calls.fitting.setWanted({ locationId, wanted: [{ productId, packs: 3 }] });
  await calls.fitting.put({ locationId, boxes: [], packs: [{ id, productId, quantity: 2, lot: "A1" }] });
  await calls.fitting.use({ locationId, patientId, boxes: [], packs: [{ id: uuid(), productId, quantity: 1 }] });
  return id;
}

/** A delivery that was received, and a box in the one that the location has open. */
async function givenCounted({ tenantId, locationId, userId }: Counter): Promise<{ delivery: string; box: string }> {
  const { owner } = await testDatabase();
  const [delivery, box] = [uuid(), uuid()];
  const opened = { tenantId, locationId, openedAt: now };
  const finished = { finishedAt: now, finishedById: userId, finishedByName: "", boxesQuantity: 1 };
  await owner.insert(schema.deliveries).values([{ ...opened, id: delivery, ...finished }]);
  await owner
    .insert(schema.deliveries)
    .values({ ...opened, id: uuid() })
    .onConflictDoNothing();
  const [open] = await owner
    .select()
    .from(schema.deliveries)
    .where(
      and(eq(schema.deliveries.tenantId, tenantId), eq(schema.deliveries.locationId, locationId), isNull(schema.deliveries.finishedAt)),
    );
  const place = await owner.$count(schema.countedBoxes, eq(schema.countedBoxes.tenantId, tenantId));
  await owner.insert(schema.countedBoxes).values({
    ...{ tenantId, id: box, deliveryId: open?.id ?? "", place: place + 1, gtin: "04006381333931", way: "scanner" as const },
    ...{ countedById: userId, countedByName: "", countedAt: now },
  });
  return { delivery, box };
}

/** What was sent for approval and waits, and what was declined before, as if the practice had a rule. */
async function givenApproval({ tenantId, locationId, userId }: Shopper): Promise<{ approval: string; approvalCart: string }> {
  const { owner } = await testDatabase();
  const send = async (state: "asked" | "declined", askedAt: Date) => {
    const [id, cartId] = [uuid(), uuid()];
    const status = state === "asked" ? "waiting" : "returned";
    await owner.insert(schema.carts).values({ tenantId, id: cartId, locationId, ownerId: userId, status, createdAt: now });
    await owner.insert(schema.approvals).values({
      ...{ tenantId, id, cartId, locationId, state, askedById: userId, askedByFirstName: "Noa", askedByLastName: "Shalev", askedAt },
      ...{ grossAmount: 1, boxesQuantity: 1 },
    });
    return { approval: id, approvalCart: cartId };
  };
  await owner
    .insert(schema.approvalRules)
    .values({ tenantId, askedOf: "nobody", aboveAmount: 0, revision: 1, updatedAt: now })
    .onConflictDoNothing();
  await owner
    .insert(schema.budgets)
    .values({ tenantId, locationId, fromMonth: "2026-01", amount: 500_000_000, revision: 1, updatedAt: now })
    .onConflictDoNothing();
  const waiting = await send("asked", now);
  await send("declined", new Date(now.getTime() + 60_000));
  return waiting;
}

/** What these calls could change. */
const changeable = [
  ...[schema.tenants, schema.locations, schema.users, schema.userLocations, schema.oneTimeKeys, schema.patients],
  ...[schema.patientAddresses, schema.carts, schema.preorders, schema.orders, schema.transactions, schema.practiceItems],
  ...[schema.pins, schema.seenPromotions, schema.keptForms, schema.approvals, schema.budgets, schema.orderRequests],
  ...[schema.deliveries, schema.countedBoxes, schema.receivedBoxes, schema.shelfCounts, schema.shelfBoxes, schema.fittingPacks],
  ...[schema.fittingTakes, schema.fittingWanted, schema.outbox, schema.sessions, schema.auditEntries],
];

/** Every row of those tables as the database shows it, of all practices, by the name of the table: to see that nothing changed. */
export async function practiceRows(): Promise<Record<string, { tenant_id?: string }[]>> {
  const { owner } = await testDatabase();
  const selects = changeable.map((table) => {
    const name = getTableName(table);
    return sql`select ${name} as name, coalesce(jsonb_agg(to_jsonb(t) order by t::text), '[]') as found from ${table} t`;
  });
  const { rows } = (await owner.execute(sql.join(selects, sql` union all `))) as unknown as {
    rows: { name: string; found: { tenant_id?: string }[] }[];
  };
  return Object.fromEntries(rows.map(({ name, found }) => [name, found]));
}
