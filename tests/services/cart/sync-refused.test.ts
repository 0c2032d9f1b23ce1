import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { priceMax } from "~/domain/price/price-row";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import {
  cartRows,
  givenAvailable,
  givenCatalogue,
  givenPatient,
  givenPrice,
  givenShopper,
  mydayLine,
  patientOrder,
  type Shopper,
  shopperOf,
  stockOrder,
} from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

type Sent = Parameters<Shopper["calls"]["cart"]["sync"]>[0]["preorders"][number];

const sync = (shopper: Shopper, preorders: Sent[], more: object = {}) =>
  shopper.calls.cart.sync({ locationId: shopper.locationId, preorders, ...more });
const populate = (shopper: Shopper) => shopper.calls.cart.populate({ locationId: shopper.locationId });

test.each([
  ["a power that is not made", { power: -3.3 }, { field: "power", reason: "notMadeAtAll", nearest: -3.25 }],
  ["a text that is no value", { power: "minus three" }, { field: "power", reason: "unreadable" }],
  ["a missing power", { power: "" }, { field: "power", reason: "notChosen" }],
  ["a parameter of other lenses", { cylinder: -0.75 }, { field: "cylinder", reason: "noSuchParameter", nearest: null }],
  ["a pack that is not sold", { packSize: 60 }, { field: "packSize", reason: "notMadeAtAll", nearest: 30 }],
] as [string, Record<string, number | string>, object][])(
  "%s is refused with the field, the reason and the nearest value, and opens no cart",
  async (_, wrong, expected) => {
    const shopper = await givenShopper();
    const line = mydayLine(-3, 1, wrong);
    const [error] = await safe(sync(shopper, [stockOrder([line])]));
    expect(error).toMatchObject({ code: "impossibleLens", data: { lineId: line.id, ...expected } });
    expect((await cartRows()).carts).toEqual([]);
  },
);

test.each([
  ["half a box", 1.5, "quantityNotWhole"],
  ["more than a cart holds", 1001, "quantityTooLarge"],
] as const)("%s is refused", async (_, quantity, reason) => {
  const shopper = await givenShopper();
  const line = mydayLine(-3, quantity);
  await expectRefused(() => sync(shopper, [stockOrder([line])]), "quantityInvalid", { lineId: line.id, reason });
});

test("a cart holds 1000 boxes and not one more", async () => {
  const shopper = await givenShopper();
  await sync(shopper, [stockOrder([mydayLine(-3, 1000)])]);
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-4, 1)])]), "cartLimit", { max: 1000, quantity: 1001 });
});

test("lenses that are unknown, retired, unavailable, or with no price cannot be added, nor can trial lenses be bought", async () => {
  const shopper = await givenShopper();
  const unavailable = async (line: ReturnType<typeof mydayLine>) =>
    expectRefused(() => sync(shopper, [stockOrder([line])]), "productUnavailable", { lineId: line.id, itemId: line.seriesId });
  await unavailable(mydayLine(-3, 1, { seriesId: "il-nothing" }));
  await unavailable(mydayLine(-3, 1, { seriesId: "kr-myday" }));
  await unavailable(mydayLine(-3, 1, { seriesId: "il-myday-2019", packSize: 30 }));
  await unavailable(mydayLine(-3, 1, { seriesId: "il-myday-trial", packSize: 5 }));
  await givenPrice("il-myday", 30, priceMax + 1);
  await unavailable(mydayLine(-3, 999, { packSize: 30 }));
  await givenAvailable(shopper, "il-myday", false);
  await unavailable(mydayLine(-3, 1));
});

test("kinds that do not fit together, and those that only other systems send, are refused", async () => {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { orderType: "Solution" })]), "kindNotAllowed");
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { patientId: patient.id })]), "kindNotAllowed");
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { orderType: "Revenue" })]), "kindNotAllowed");
  await expectRefused(() => sync(shopper, [patientOrder(patient.id, { right: mydayLine(-1, 1) }, { patientId: null })]), "patientRequired");
  const received = stockOrder([mydayLine(-3, 1)], { orderType: "Revenue" });
  const answer = await shopper.calls.preorders.receive({ locationId: shopper.locationId, preorders: [received] });
  expect(answer.revisions).toEqual({ [received.id]: 1 });
});

test("an order from a promotion must name one of the market that runs today, and hold its series only (D74)", async () => {
  const { owner } = await testDatabase();
  const given = (id: string, edition: "IL" | "KR", [fromDay, toDay]: [string, string]) => {
    const discount = { kind: "percentage", basisPoints: 1000 } as const;
    const data = { id, edition, seriesIds: [`${edition.toLowerCase()}-myday`], discount, minimumBoxes: 2, fromDay, toDay };
    return { id, edition, fromDay, toDay, data: { ...data, names: { en: id }, texts: {}, reviewNumber: null } };
  };
  await owner
    .insert(schema.promotions)
    .values([
      given("now", "IL", ["2026-11-01", "2026-11-24"]),
      given("past", "IL", ["2026-10-01", "2026-11-23"]),
      given("next", "IL", ["2026-11-25", "2026-12-01"]),
      given("far", "KR", ["2026-11-01", "2026-12-01"]),
    ]);
  const shopper = await givenShopper();
  const from = (promotionId: string | null, line = mydayLine(-3, 2)) =>
    stockOrder([line], { orderType: "DiscountedPromotional", promotionId });
  await expectRefused(() => sync(shopper, [from(null)]), "promotionRequired");
  await expectRefused(() => sync(shopper, [from("past")]), "promotionEnded", { toDay: "2026-11-23" });
  await expectRefused(() => sync(shopper, [from("next")]), "promotionNotBegun", { fromDay: "2026-11-25" });
  await expectRefused(() => sync(shopper, [from("far")]), "notFound");
  const toric = mydayLine(-3, 2, { seriesId: "il-myday-toric", cylinder: -0.75, axis: 180, baseCurve: 8.6, diameter: 14.5, packSize: 30 });
  await expectRefused(() => sync(shopper, [from("now", toric)]), "promotionOtherSeries", { lineId: toric.id, itemId: "il-myday-toric" });
  expect((await cartRows()).carts).toEqual([]);

  await sync(shopper, [from("now")]);
  const { preordersOffice } = await populate(shopper);
  expect(preordersOffice).toMatchObject([
    { kind: "promotion", promotionId: "now", lines: [{ promotion: { id: "now", names: { en: "now" } } }] },
  ]);
  expect(preordersOffice[0]?.sums.discount.amount).toBe(4080);
});

test("an order of another system is added beside the same lens, once", async () => {
  const shopper = await givenShopper();
  await sync(shopper, [stockOrder([mydayLine(-3, 2)])]);
  const received = stockOrder([mydayLine(-3, 1)], { orderType: "Revenue" });
  const receive = () => shopper.calls.preorders.receive({ locationId: shopper.locationId, preorders: [received] });
  await receive();
  expect((await receive()).cart.itemsQuantity).toBe(3);
  expect((await populate(shopper)).preordersStock).toHaveLength(2);
});

test("patients and addresses that do not exist, or belong to another practice or an inaccessible location, are not found", async () => {
  const shopper = await givenShopper({ locations: 2 });
  const patient = await givenPatient(shopper);
  const other = await givenPatient(shopper, "Cohen");
  const foreign = await givenPatient(await givenShopper({ subDomain: "carmel" }));
  const staff = await shopperOf(shopper.practice, { email: "south@einayim.example", locationIds: [shopper.locationIds[1] ?? ""] });
  const order = (patientId: string, given: object = {}) => patientOrder(patientId, { right: mydayLine(-1, 1) }, given);
  await expectRefused(() => sync(shopper, [order(uuid())]), "notFound");
  await expectRefused(() => sync(shopper, [order(foreign.id)]), "notFound");
  const ship = (shippingAddressId: string) => ({ dispensingPreference: "ShipToPatient", shippingAddressId });
  await expectRefused(() => sync(shopper, [order(patient.id, ship(other.addressId))]), "notFound");
  await expectRefused(
    () => staff.calls.cart.sync({ locationId: shopper.locationIds[1] ?? "", preorders: [order(patient.id)] }),
    "notFound",
  );
  await expectRefused(() => staff.calls.cart.sync({ locationId: shopper.locationId, preorders: [order(patient.id)] }), "notFound");
});

test("a patient's own order may go to the patient in Israel, for a fee, and never in Korea", async () => {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const ship = { dispensingPreference: "ShipToPatient", shippingAddressId: patient.addressId };
  await sync(shopper, [
    patientOrder(patient.id, { right: mydayLine(-1, 1) }, ship),
    patientOrder(patient.id, { left: mydayLine(-2, 1) }, ship),
  ]);
  const { preordersPatient, cart } = await populate(shopper);
  expect(preordersPatient.map(({ sums }) => sums.fee.amount)).toEqual([2_700, 0]);
  expect(cart?.sums.fee.amount).toBe(2_700);
  expect(preordersPatient[0]?.shippingAddress).toEqual({ street: "HaNassi 12", street2: "", city: "Haifa", zip: "3463212" });
  await expectRefused(() => sync(shopper, [stockOrder([mydayLine(-3, 1)], { dispensingPreference: "ShipToPatient" })]), "shippingRefused", {
    reason: "onlyPatientOrdersShip",
  });
  const korean = await givenShopper({ subDomain: "hanbit", edition: "KR" });
  const there = await givenPatient(korean, "Kim");
  const line = mydayLine(-1, 1, { seriesId: "kr-myday" });
  const sent = patientOrder(there.id, { right: line }, { dispensingPreference: "ShipToPatient", shippingAddressId: there.addressId });
  await expectRefused(() => sync(korean, [sent]), "shippingRefused", { reason: "shipToPatientNotOffered" });
});
