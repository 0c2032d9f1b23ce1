import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { biofinity, placeOrder } from "../orders/placed-orders";
import { givenOperatorIn } from "../session/accounts";

beforeEach(resetDatabase);

const reason = "The maker ran out of them";
const promotionId = uuid();
const autumn = {
  ...{ edition: "IL" as const, promotionId, names: { he: "סתיו", en: " Autumn " }, texts: { he: "זול יותר", en: "Costs less" } },
  ...{ seriesIds: ["il-biofinity"], discount: { kind: "percentage" as const, basisPoints: 1000 }, minimumBoxes: 2 },
  ...{ fromDay: "2026-11-24", toDay: "2026-12-24" },
};

async function givenMarket() {
  await givenCatalogue();
  const practice = await givenPractice();
  const { carrier } = await givenOperatorIn(practice);
  const person = await givenPerson(practice);
  return { practice, person, operator: await callsFor(null, { carrier }), buyer: await callsFor(person) };
}

test.each([
  ["list", { edition: "IL" }],
  ["read", { edition: "IL", promotionId: "il-myday-eight" }],
  ["create", autumn],
  ["change", { ...autumn, changedAt: null }],
  ["end", { edition: "IL", promotionId: "il-myday-eight", reason }],
] as const)("promotions.%s is refused to admins and staff", async (name, input) => {
  const practice = await givenPractice();
  for (const role of ["practiceAdmin", "staff"] as const) {
    const calls = await callsFor(await givenPerson(practice, { role, email: `${role}@einayim.example` }));
    const call = calls.promotions[name] as (given: object) => Promise<unknown>;
    await expect(call(input)).rejects.toMatchObject({ code: "notPermitted" });
  }
});

describe("a promotion that an operator makes", () => {
  test("is offered from its first day, once however often it is sent", async () => {
    const { operator, buyer } = await givenMarket();
    const made = await operator.promotions.create(autumn);
    expect(made).toMatchObject({ id: promotionId, state: "running", names: { he: "סתיו", en: "Autumn" }, discountBasisPoints: 1000 });
    expect(await operator.promotions.create({ ...autumn, minimumBoxes: 9 })).toEqual(made);
    await operator.promotions.create({ ...autumn, promotionId: uuid(), fromDay: "2026-11-25" });
    const { promotions } = await buyer.catalogue.promotions({ country: "IL" });
    expect(promotions.filter(({ seriesIds }) => seriesIds.includes("il-biofinity")).map(({ id, isNew }) => [id, isNew])).toEqual([
      [promotionId, true],
    ]);
    const { promotions: listed } = await operator.promotions.list({ edition: "IL" });
    expect(listed.slice(0, 3).map(({ state }) => state)).toEqual(["planned", "planned", "running"]);
    expect((await operator.promotions.list({ edition: "KR" })).promotions.some(({ id }) => id === promotionId)).toBe(false);
  });

  test("is refused at each field that is wrong, and nothing is written", async () => {
    const { operator } = await givenMarket();
    const wrong = { ...autumn, names: { he: "סתיו" }, seriesIds: ["kr-myday"], minimumBoxes: 0, toDay: "2026-11-23" };
    const [refusal] = await operator.promotions.create(wrong).then(
      () => [],
      (error: unknown) => [error],
    );
    expect(refusal).toMatchObject({
      code: "invalidFields",
      data: { fields: { "name-en": "required", series: "seriesNotSold", minimumBoxes: "boxesInvalid", toDay: "endsBeforeBegin" } },
    });
    await expect(operator.promotions.read(autumn)).rejects.toMatchObject({ code: "notFound" });
    await expect(operator.promotions.create({ ...autumn, edition: "KR", seriesIds: ["kr-myday"] })).rejects.toMatchObject({
      data: { fields: { "name-ko": "required", "text-ko": "required", reviewNumber: "reviewRequired" } },
    });
  });

  test("is ended at once with a reason, once", async () => {
    const { operator, buyer } = await givenMarket();
    await operator.promotions.create(autumn);
    const ended = await operator.promotions.end({ ...autumn, reason });
    expect(ended).toMatchObject({ state: "ended", toDay: "2026-11-23" });
    expect(await operator.promotions.end({ ...autumn, reason })).toEqual(ended);
    expect((await buyer.catalogue.promotions({ country: "IL" })).promotions.some(({ id }) => id === promotionId)).toBe(false);
    expect(await operator.promotions.read(autumn)).toMatchObject({
      made: { firstName: "Ori", lastName: "Tal", at: now },
      ended: { firstName: "Ori", lastName: "Tal", at: now, reason },
    });
    const other = { ...autumn, reason: "Another" };
    await expect(operator.promotions.end(other)).rejects.toMatchObject({ code: "promotionOver", status: 409 });
    await expect(operator.promotions.end({ ...autumn, promotionId: "none", reason })).rejects.toMatchObject({ code: "notFound" });
  });
});

describe("a promotion that has not begun", () => {
  const planned = { ...autumn, fromDay: "2026-12-01" };

  test("is changed whole, and says who changed it", async () => {
    const { operator, buyer } = await givenMarket();
    await operator.promotions.create(planned);
    const change = { ...planned, names: { he: "חורף", en: "Winter" }, fromDay: "2026-11-24", minimumBoxes: 5, changedAt: null };
    const changed = await operator.promotions.change(change);
    expect(changed).toMatchObject({ names: { en: "Winter" }, minimumBoxes: 5, state: "running" });
    expect(await operator.promotions.change(change)).toEqual(changed);
    expect(await operator.promotions.read(planned)).toMatchObject({ changed: { firstName: "Ori", lastName: "Tal", at: now } });
    const { promotions } = await buyer.catalogue.promotions({ country: "IL" });
    expect(promotions.find(({ id }) => id === promotionId)).toMatchObject({ names: { en: "Winter" }, minimumBoxes: 5 });
    const late = { ...change, minimumBoxes: 6, changedAt: now };
    await expect(operator.promotions.change(late)).rejects.toMatchObject({ code: "promotionBegun", status: 409 });
  });

  test.each([
    ["at a field that is wrong", { minimumBoxes: 0 }, "invalidFields", 422],
    ["when it would have begun", { fromDay: "2026-11-23" }, "invalidFields", 422],
    ["when somebody changed it since", { changedAt: new Date("2026-11-24T08:00:00Z") }, "changedElsewhere", 409],
    ["when there is none", { promotionId: uuid() }, "notFound", 404],
  ])("is refused %s, and nothing changes", async (_, wrong, code, status) => {
    const { operator } = await givenMarket();
    await operator.promotions.create(planned);
    const before = await operator.promotions.read(planned);
    const change = { ...planned, names: { he: "חורף", en: "Winter" }, changedAt: null, ...wrong };
    await expect(operator.promotions.change(change)).rejects.toMatchObject({ code, status });
    expect(await operator.promotions.read(planned)).toEqual(before);
  });

  test("can no longer be changed once it was ended", async () => {
    const { operator } = await givenMarket();
    await operator.promotions.create(planned);
    await operator.promotions.end({ ...planned, reason });
    await expect(operator.promotions.change({ ...planned, changedAt: null })).rejects.toMatchObject({ code: "promotionOver" });
  });

  test("is changed by one of two operators at the same moment", async () => {
    const { operator } = await givenMarket();
    await operator.promotions.create(planned);
    const change = (minimumBoxes: number) => operator.promotions.change({ ...planned, minimumBoxes, changedAt: null });
    const done = await Promise.allSettled([change(3), change(4)]);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the use of a promotion", () => {
  test("is counted by weeks of the market over all practices, without cancelled orders", async () => {
    const { operator, person } = await givenMarket();
    await operator.promotions.create(autumn);
    const other = await givenPerson(await givenPractice({ subDomain: "carmel" }));
    await placeOrder(person, { lines: [biofinity(-1, 3)] });
    await placeOrder(other, { lines: [biofinity(-1, 2), biofinity(-2, 2)] });
    await placeOrder(person, { lines: [biofinity(-1, 1)] });
    const { orderId } = await placeOrder(person, { lines: [biofinity(-3, 5)] });
    const { owner } = await testDatabase();
    const { orders } = schema;
    await (await callsFor(person)).orders.cancel({ orderId });
    const sunday = { orders: 2, boxes: 7, practices: 2 };
    const found = await operator.promotions.read(autumn);
    expect(found.weeks).toMatchObject([{ firstDay: "2026-11-22", ...sunday }]);
    expect(found.total).toMatchObject(sunday);
    expect(found.total.discount.amount).toBeGreaterThan(0);
    await owner
      .update(orders)
      .set({ placedAt: new Date("2026-11-29T00:30:00+02:00") })
      .where(eq(orders.tenantId, other.tenantId));
    const later = await operator.promotions.read(autumn);
    expect(later.weeks.map(({ firstDay, boxes, practices }) => [firstDay, boxes, practices])).toEqual([
      ["2026-11-22", 3, 1],
      ["2026-11-29", 4, 1],
    ]);
    expect(later.total).toMatchObject(sunday);
  });

  test("is counted with more than two billions of discount, as in won", async () => {
    const { operator, person } = await givenMarket();
    await operator.promotions.create(autumn);
    await placeOrder(person, { lines: [biofinity(-1, 3), biofinity(-2, 2)] });
    const { owner } = await testDatabase();
    const { transactions } = schema;
    const lines = sql`(select jsonb_agg(line || '{"discount": 1500000000}') from jsonb_array_elements(${transactions.merchandise} -> 'lines') line)`;
    await owner.update(transactions).set({ merchandise: sql`jsonb_set(${transactions.merchandise}, '{lines}', ${lines})` });
    const { total, weeks } = await operator.promotions.read(autumn);
    expect([total.discount.amount, weeks[0]?.discount.amount]).toEqual([3_000_000_000, 3_000_000_000]);
  });
});
