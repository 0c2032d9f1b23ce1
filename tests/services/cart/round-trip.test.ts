import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import {
  cartRows,
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  officeTrial,
  patientOrder,
  type Shopper,
  solutionOrder,
  stockOrder,
} from "./given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const everyPreorder = async ({ calls, locationId }: Pick<Shopper, "calls" | "locationId">) => {
  const { preordersPatient, preordersStock, preordersSolution, preordersOffice, savedForLater } = await calls.cart.populate({ locationId });
  return [...preordersPatient, ...preordersStock, ...preordersSolution, ...preordersOffice, ...savedForLater];
};

const trial = (power: number, quantity: number) => ({ ...mydayLine(power, quantity), seriesId: "il-myday-trial", packSize: 5 });

describe("the answer of cart.populate", () => {
  test("is accepted by cart.sync unchanged for every kind, and changes nothing (D48)", async () => {
    const shopper = await givenShopper();
    const { calls, locationId } = shopper;
    const { id: patientId, addressId } = await givenPatient(shopper);
    const shipped = { dispensingPreference: "ShipToPatient", shippingAddressId: addressId } as const;
    const rx = { startDate: "2026-11-01", expirationDate: "2027-11-01", right: mydayLine(-1, 2), left: null };
    const preorders = [
      stockOrder([mydayLine(-2, 3), mydayLine(-2.25, 1)], { note: "For the window" }),
      patientOrder(patientId, {}, { ...shipped, merchandise: { purchaseType: "Revenue" as const, rx } }),
      solutionOrder("il-clearwell-360", 4),
      officeTrial([trial(-2, 1)]),
    ];
    await calls.cart.sync({ locationId, preorders });
    const { cart } = await calls.cart.view({ locationId });
    await calls.cart.saveForLater({ cartId: cart?.id ?? "", preorderIds: [preorders[2]?.id ?? ""], saved: true });
    const answered = await everyPreorder(shopper);
    expect(answered).toHaveLength(4);
    const before = await cartRows();
    await calls.cart.sync({ locationId, preorders: answered });
    expect(await cartRows()).toEqual(before);
  });

  test("is accepted for types of other systems too, which the portal itself does not make", async () => {
    const shopper = await givenShopper();
    const { calls, locationId } = shopper;
    const { id: patientId } = await givenPatient(shopper);
    const lead = { ...patientOrder(patientId, { right: mydayLine(-1, 2) }), orderType: "PatientLead" as const };
    await calls.preorders.receive({ locationId, preorders: [{ ...lead, sourceType: "LensFerryAsia" }] });
    const answered = await everyPreorder(shopper);
    const before = await cartRows();
    await calls.cart.sync({ locationId, preorders: answered });
    expect(await cartRows()).toEqual(before);
    await expect(calls.cart.sync({ locationId, preorders: [{ ...lead, id: uuid() }] })).rejects.toMatchObject({ code: "kindNotAllowed" });
  });

  test("makes the same cart under other ids, whatever its powers and quantities", async () => {
    const from = await givenShopper();
    const to = await givenShopper({ subDomain: "carmel" });
    const powers = fc.uniqueArray(
      fc.integer({ min: 2, max: 24 }).map((quarters) => -quarters / 4),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(powers, fc.integer({ min: 1, max: 20 }), async (chosen, quantity) => {
        const sent = stockOrder(chosen.map((power) => mydayLine(power, quantity)));
        const { cart } = await from.calls.cart.sync({ locationId: from.locationId, preorders: [sent] });
        const [answered] = await everyPreorder(from);
        if (!answered) throw new Error("Nothing is in the cart");
        const copy = { ...answered, id: uuid(), revision: null, locationId: null };
        const other = await to.calls.cart.sync({ locationId: to.locationId, preorders: [copy] });
        const [copied] = await everyPreorder(to);
        expect(copied?.merchandise).toEqual(answered.merchandise);
        await from.calls.cart.empty({ cartId: cart.id });
        await to.calls.cart.empty({ cartId: other.cart.id });
      }),
      { numRuns: 10 },
    );
  });
});
