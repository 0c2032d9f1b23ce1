import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { biofinity, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";
import { publish } from "~tests/services/orders/publish";
import { givenWeekly as givenWeeklyOrders, lensId, type Weekly } from "./given-weekly";

beforeEach(resetDatabase);

async function givenStaff() {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice);
  return { practice, person, calls: await callsFor(person), locationId: person.locationIds[0] };
}

type Staff = Awaited<ReturnType<typeof givenStaff>>;

const givenWeekly = ({ person }: Staff, ordered: readonly Weekly[]) => givenWeeklyOrders(person, ordered);

const proposalOf = ({ calls, locationId }: Pick<Staff, "calls" | "locationId">) => calls.stock.proposal({ locationId });
const lensesOf = async (staff: Staff) =>
  (await proposalOf(staff)).series.flatMap(({ lenses }) => lenses.map(({ productId, boxesQuantity }) => [productId, boxesQuantity]));

describe("the usual order of a location", () => {
  test("proposes the usual use of the lenses that a location stocks, with the reason", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [
      { power: -3, boxes: 3, weeks: 30 },
      { power: -1, boxes: 2, weeks: 12 },
    ]);
    const { series, knownWeeks, reviewDays, inCartCount, putAside, day } = await proposalOf(staff);
    expect({ knownWeeks, reviewDays, inCartCount, putAside, day }).toEqual({
      ...{ knownWeeks: 31, reviewDays: 7, inCartCount: 0, putAside: [], day: "2026-11-24" },
    });
    expect(series.map(({ seriesId, lenses }) => [seriesId, lenses.map(({ productId }) => productId)])).toEqual([
      ["il-biofinity", [lensId(-3), lensId(-1)]],
    ]);
    const [first] = series[0]?.lenses ?? [];
    expect(first).toMatchObject({ packSize: 6, values: { power: -3 }, price: { currency: "ILS" }, stock: { status: "inStock" } });
    expect(first?.boxesQuantity).toBeGreaterThanOrEqual(2);
    expect(first?.boxesQuantity).toBeLessThanOrEqual(5);
    expect(first?.reason.usedPerWeek).toBeCloseTo(3, 0);
    expect(first?.reason).toMatchObject({ lastOrderedOn: "2026-11-17", leadDays: 1 });
    expect((first?.reason.left ?? 0) + (first?.boxesQuantity ?? 0)).toBeCloseTo(first?.reason.orderUpTo ?? 0, -1);
    expect(first?.promisedDay).toBe("2026-11-25");
  });

  test("leaves out lenses ordered once, cancelled, shipped to patients, or of another location", async () => {
    const staff = await givenStaff();
    const patientId = await givenPatient(staff.person);
    await givenWeekly(staff, [
      { power: -2, boxes: 3, weeks: 30 },
      { power: -3, boxes: 3, weeks: 1 },
      { power: -4, boxes: 3, weeks: 30, status: "Cancelled" },
      { power: -5, boxes: 3, weeks: 30, patientId, toPatient: true },
      { power: -6, boxes: 3, weeks: 30, patientId },
    ]);
    expect((await lensesOf(staff)).map(([productId]) => productId)).toEqual([lensId(-2)]);
    const elsewhere = await staff.calls.stock.proposal({ locationId: staff.person.locationIds[1] ?? "" });
    expect([elsewhere.knownWeeks, elsewhere.series]).toEqual([0, []]);
  });

  test("counts the boxes of a lens that was replaced in the packs of the one that replaced it", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [{ power: -3, boxes: 5, weeks: 30 }]);
    await publish("il-biofinity", () => ({}), false);
    await publish("il-myday", () => ({ matchHistory: ["il-biofinity"] }));
    const [lens] = (await proposalOf(staff)).series[0]?.lenses ?? [];
    expect(lens).toMatchObject({ packSize: 30, values: { power: -3 } });
    expect(lens?.reason.usedPerWeek).toBeCloseTo(1, 0);
  });

  test("takes two orders of one day for one: of a lens and of the one that replaced it since", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [{ power: -1, boxes: 2, weeks: 12 }]);
    await placeOrder(staff.person, { lines: [biofinity(-3, 1), { ...biofinity(-3, 1), seriesId: "il-avaira-vitality" }] });
    await publish("il-biofinity", () => ({}), false);
    await publish("il-avaira-vitality", () => ({ matchHistory: ["il-biofinity"] }));
    const { lines } = await staff.calls.stock.viewShelfCount({ locationId: staff.locationId ?? "" });
    expect(lines.map(({ product }) => product?.values.power)).toEqual([-1]);
  });

  test("counts patient orders collected there as use of a lens that the location stocks", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [{ power: -2, boxes: 2, weeks: 30 }]);
    const [alone] = (await proposalOf(staff)).series[0]?.lenses ?? [];
    const patientId = await givenPatient(staff.person);
    await givenWeekly(staff, [{ power: -2, boxes: 2, weeks: 30, patientId }]);
    const [both] = (await proposalOf(staff)).series[0]?.lenses ?? [];
    expect(both?.reason.usedPerWeek).toBeGreaterThan((alone?.reason.usedPerWeek ?? 0) + 1);
  });

  test("proposes nothing for a new location", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [{ power: -2, boxes: 3, weeks: 2 }]);
    expect(await proposalOf(staff)).toMatchObject({ knownWeeks: 3, neededWeeks: 4, series: [] });
  });

  test("proposes nothing that is in a cart of the location, a colleague's included, or was just ordered", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [
      { power: -2, boxes: 3, weeks: 30 },
      { power: -3, boxes: 3, weeks: 30 },
      { power: -4, boxes: 3, weeks: 30 },
    ]);
    const colleague = await callsFor(await givenPerson(staff.practice, { email: "dana@einayim.example" }));
    await colleague.cart.sync({
      locationId: staff.locationId,
      preorders: [{ id: uuid(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [biofinity(-3, 1)] } }],
    });
    await placeOrder(staff.person, { lines: [biofinity(-4, 4)] });
    const { inCartCount } = await proposalOf(staff);
    expect([await lensesOf(staff), inCartCount]).toEqual([[[lensId(-2), expect.any(Number)]], 1]);
  });
});

describe("a lens that was put aside", () => {
  test("is not proposed for two weeks at its location, and again once that is taken back", async () => {
    const staff = await givenStaff();
    await givenWeekly(staff, [
      { power: -2, boxes: 3, weeks: 30 },
      { power: -3, boxes: 3, weeks: 30 },
    ]);
    const lens = { locationId: staff.locationId, productId: lensId(-3) };
    const before = await lensesOf(staff);
    expect(await staff.calls.stock.putAside({ ...lens, putAside: true })).toEqual({ productId: lens.productId, until: "2026-12-08" });
    await staff.calls.stock.putAside({ ...lens, putAside: true });
    const aside = await proposalOf(staff);
    expect(aside.series[0]?.lenses.map(({ productId }) => productId)).toEqual([lensId(-2)]);
    expect(aside.putAside).toMatchObject([{ productId: lens.productId, seriesId: "il-biofinity", packSize: 6, until: "2026-12-08" }]);
    expect(await staff.calls.stock.putAside({ ...lens, putAside: false })).toEqual({ productId: lens.productId, until: null });
    expect(await lensesOf(staff)).toEqual(before);
  });

  test("belongs to the location and the market: another one, or a value that is not a lens, is not found", async () => {
    const staff = await givenStaff();
    const stranger = await givenPerson(await givenPractice({ subDomain: "carmel" }));
    for (const input of [
      { locationId: stranger.locationIds[0], productId: lensId(-3) },
      { locationId: staff.locationId, productId: "il-biofinity~pw-99~bc8_6~di14~6" },
      { locationId: staff.locationId, productId: "nothing" },
    ]) {
      const [error] = await safe(staff.calls.stock.putAside({ ...input, putAside: true }));
      expect(error).toMatchObject({ status: 404 });
    }
    const { owner } = await testDatabase();
    expect(await owner.select().from(schema.putAsideLenses)).toEqual([]);
  });
});
