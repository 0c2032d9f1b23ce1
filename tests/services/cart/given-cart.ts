import { randomInt } from "node:crypto";
import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { prices } from "~/demo/catalogue/demo-prices";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import { solutions } from "~/demo/catalogue/solutions";
import { stockRules } from "~/demo/catalogue/stock";
import type { Series } from "~/domain/lens/series";
import { productIdOf } from "~/domain/product/product-id";
import type { CallContext } from "~/services/call-context.server";
import { type TestDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";

/** What of the demonstration's catalogue these tests order; prices and blocks are those of the seed. */
const itemIds = [
  "il-myday",
  "il-myday-trial",
  "il-myday-toric",
  "il-myday-2019",
  "il-biofinity",
  "il-icd",
  "il-clearwell-360",
  "il-clearwell-starter",
  "kr-myday",
  "kr-myday-trial",
];

/** Series, solutions, prices and stock rules of both editions; no product has a shelf of its own yet: 40 boxes by rule. */
export async function givenCatalogue(database?: TestDatabase): Promise<void> {
  const { owner } = database ?? (await testDatabase());
  const series = [...ilSeries, ...krSeries].filter(({ id }) => itemIds.includes(id));
  await owner.insert(schema.series).values(
    series.map((data) => {
      const { id, edition, seriesNumber, active } = data;
      return { id, edition, seriesNumber, active, data, changedAt: now };
    }),
  );
  const sold = solutions.filter(({ id }) => itemIds.includes(id));
  await owner.insert(schema.solutions).values(sold.map((data) => ({ edition: data.edition, id: data.id, active: data.active, data })));
  await owner.insert(schema.prices).values(prices.filter(({ itemId }) => itemIds.includes(itemId)));
  await owner.insert(schema.stockRules).values(stockRules.filter(({ itemId }) => itemIds.includes(itemId)));
  const version = randomInt(1, 2 ** 31);
  await owner.insert(schema.catalogueVersions).values([
    { edition: "IL", version, updatedAt: now },
    { edition: "KR", version, updatedAt: now },
  ]);
}

/** A person of a practice with the calls as they make them; `at` gives the calls at another moment. */
export async function givenShopper(
  options: { subDomain?: string; edition?: "IL" | "KR"; locations?: number; role?: "staff" | "practiceAdmin"; email?: string } = {},
) {
  const practice = await givenPractice(options);
  return shopperOf(practice, options);
}

type Practice = Awaited<ReturnType<typeof givenPractice>>;

/** Another person of a practice that exists. */
export async function shopperOf(
  practice: Practice,
  options: { role?: "staff" | "practiceAdmin"; email?: string; locationIds?: string[] } = {},
) {
  const person = await givenPerson(practice, options);
  const at = (minutes: number, parts: Partial<CallContext> = {}) =>
    callsFor(person, { now: new Date(now.getTime() + minutes * 60_000), ...parts });
  return { ...person, practice, locationId: person.locationIds[0], calls: await at(0), at };
}

export type Shopper = Awaited<ReturnType<typeof givenShopper>>;

/** A patient of the shopper's location, with an address. */
export async function givenPatient(shopper: Pick<Shopper, "tenantId" | "locationId">, lastName = "Levi") {
  const { owner } = await testDatabase();
  const id = uuid();
  const addressId = uuid();
  const { tenantId, locationId } = shopper;
  await owner.insert(schema.patients).values({
    ...{ tenantId, id, locationId, firstName: "Dana", lastName, customerId: `C-${lastName}` },
    ...{ identityKey: `dana|${lastName}|`, sortKey: `${lastName} dana`, createdAt: now, updatedAt: now },
  });
  await owner.insert(schema.patientAddresses).values({
    ...{ tenantId, id: addressId, patientId: id, street: "HaNassi 12", zip: "3463212", city: "Haifa", country: "Israel" },
    ...{ phone: "050-000-0012", createdAt: now },
  });
  return { id, addressId };
}

/** A lens of the daily sphere, 90 in a box, as a form sends it. */
export function mydayLine(power: number, quantity: number, given: Record<string, number | string> = {}): Line {
  return { id: uuid(), seriesId: "il-myday", packSize: 90, power, baseCurve: 8.4, diameter: 14.2, quantity, ...given };
}

export const mydayId = (power: number, packSize = 90) =>
  productIdOf(seriesById("il-myday"), { power, baseCurve: 8.4, diameter: 14.2 }, packSize);

export function seriesById(id: string): Series {
  const found = [...ilSeries, ...krSeries].find((series) => series.id === id);
  if (!found) throw new Error(`No series ${id}`);
  return found;
}

/** A line as forms send it; lens values stand beside id and quantity. */
type Line = { id: string; seriesId: string; packSize: number; quantity: number } & { [value: string]: number | string };

export function stockOrder(lines: Line[], given: object = {}) {
  return { id: uuid(), orderType: "Stock" as const, merchandise: { purchaseType: "Revenue" as const, lines }, ...given };
}

export function officeTrial(lines: Line[], given: object = {}) {
  return { id: uuid(), orderType: "Trial" as const, merchandise: { purchaseType: "Trial" as const, lines }, ...given };
}

export function patientOrder(patientId: string, eyes: { right?: Line; left?: Line }, given: object = {}) {
  const rx = { right: eyes.right ?? null, left: eyes.left ?? null };
  return { id: uuid(), orderType: "Patient" as const, patientId, merchandise: { purchaseType: "Revenue" as const, rx }, ...given };
}

export function solutionOrder(solutionId: string, quantity: number, given: object = {}) {
  const solutions = [{ id: uuid(), solutionId, quantity }];
  return { id: uuid(), orderType: "Solution" as const, merchandise: { purchaseType: "Solution" as const, solutions }, ...given };
}

/** What lies on the shelf of a product of the Israeli edition. */
export async function givenShelf(
  productId: string,
  onHand: number,
  {
    expectedDay = null,
    soldOut = false,
    countedAt = null,
  }: { expectedDay?: string | null; soldOut?: boolean; countedAt?: Date | null } = {},
): Promise<void> {
  const { owner } = await testDatabase();
  const itemId = productId.split("~")[0] ?? productId;
  await owner
    .insert(schema.stockLevels)
    .values({ edition: "IL", itemId, productId, onHand, expectedDay, soldOut, countedAt })
    .onConflictDoUpdate({
      target: [schema.stockLevels.edition, schema.stockLevels.itemId, schema.stockLevels.productId],
      set: { onHand, expectedDay, soldOut, countedAt },
    });
}

/** A new price of a pack, told by the distributor. */
export async function givenPrice(itemId: string, packSize: number, priceRetail: number, edition: "IL" | "KR" = "IL"): Promise<void> {
  const { owner } = await testDatabase();
  const { prices: table, catalogueVersions } = schema;
  await owner
    .insert(table)
    .values({ edition, itemId, packSize, priceRetail, priceAnnual: priceRetail, annualBoxes: 1000 })
    .onConflictDoUpdate({
      target: [table.edition, table.itemId, table.packSize],
      set: { priceRetail, priceAnnual: priceRetail, annualBoxes: 1000 },
    });
  await owner.update(catalogueVersions).set({ version: randomInt(1, 2 ** 31) });
}

/** The lens or solution is not available to the practice, or available again. */
export async function givenAvailable({ tenantId }: Pick<Shopper, "tenantId">, itemId: string, available: boolean): Promise<void> {
  const { owner } = await testDatabase();
  const { practiceItems } = schema;
  await owner
    .insert(practiceItems)
    .values({ tenantId, itemId, available })
    .onConflictDoUpdate({ target: [practiceItems.tenantId, practiceItems.itemId], set: { available } });
}

/** Everything of the cart's tables, to see that a refusal changed nothing. */
export async function cartRows() {
  const { owner } = await testDatabase();
  return {
    carts: await owner.select().from(schema.carts).orderBy(schema.carts.id),
    preorders: await owner.select().from(schema.preorders).orderBy(schema.preorders.id),
    orders: await owner.select().from(schema.orders).orderBy(schema.orders.id),
    transactions: await owner.select().from(schema.transactions).orderBy(schema.transactions.id),
    counters: await owner.select().from(schema.counters).orderBy(schema.counters.name),
    stock: await owner.select().from(schema.stockLevels).orderBy(schema.stockLevels.productId),
    outbox: await owner.select().from(schema.outbox).orderBy(schema.outbox.id),
  };
}
