import { safe } from "@orpc/client";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { expectRefused } from "./expect-refused";
import {
  cartRows,
  givenAvailable,
  givenCatalogue,
  givenPatient,
  givenPrice,
  givenShelf,
  givenShopper,
  mydayId,
  mydayLine,
  officeTrial,
  patientOrder,
  shopperOf,
  stockOrder,
} from "./given-cart";
import { failures, givenReview, shelfOf } from "./given-review";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

describe("the hold", () => {
  test("runs for 20 minutes, locks the cart, and ends with the session at the latest", async () => {
    const { expiresAt, calls, shopper } = await givenReview();
    expect(expiresAt).toEqual(new Date("2026-11-24T10:25:00Z"));
    expect((await calls.view({ locationId: shopper.locationId })).cart).toMatchObject({ locked: true });
    expect((await (await shopper.at(20)).cart.view({ locationId: shopper.locationId })).cart).toMatchObject({ locked: false, hold: null });
  });

  test("is released by going back, and not by releasing an older one", async () => {
    const { cartId, holdId, calls } = await givenReview();
    const second = await calls.startCheckout({ cartId });
    expect((await calls.releaseCheckout({ cartId, holdId })).cart.hold?.holdId).toBe(second.holdId);
    expect((await calls.releaseCheckout({ cartId, holdId: second.holdId })).cart).toMatchObject({ locked: false, hold: null });
  });

  test("does not start on an empty cart, nor on somebody else's", async () => {
    const { cartId, calls, shopper, holdId } = await givenReview();
    const colleague = await shopperOf(shopper.practice, { email: "noa@einayim.example" });
    await expectRefused(() => colleague.calls.cart.startCheckout({ cartId }), "cartNotFound");
    await expectRefused(() => colleague.calls.cart.releaseCheckout({ cartId, holdId }), "cartNotFound");
    await expectRefused(() => colleague.calls.cart.checkout({ cartId, holdId, acceptTerms: true }), "cartNotFound");
    await calls.releaseCheckout({ cartId, holdId });
    await calls.empty({ cartId });
    await expectRefused(() => calls.startCheckout({ cartId }), "cartEmpty");
  });
});

describe("a refused checkout orders nothing and is kept for the operator:", () => {
  test("what cannot be kept is logged, and the refusal stays what it is", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const logged: string[] = [];
    const { cart } = await shopper.at(0, { logFailure: (_, what) => void logged.push(what) });
    const { owner } = await testDatabase();
    await owner.execute(sql`revoke insert on checkout_failures from dioptre_app`);
    try {
      await expectRefused(() => cart.checkout({ cartId, holdId, acceptTerms: false }), "termsNotAgreed");
    } finally {
      await owner.execute(sql`grant insert on checkout_failures to dioptre_app`);
    }
    expect([await failures(), logged]).toEqual([[], ["a failed checkout was not recorded"]]);
  });

  test("terms not agreed", async () => {
    const { calls, cartId, holdId } = await givenReview();
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: false }), "termsNotAgreed");
    expect(await failures()).toEqual([{ code: "termsNotAgreed", cartId }]);
  });

  test("another hold, and none that runs", async () => {
    const { calls, cartId, holdId, shopper } = await givenReview();
    await calls.startCheckout({ cartId });
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "reviewChanged", { changes: [] });
    const late = await shopper.at(20);
    await expectRefused(() => late.cart.checkout({ cartId, acceptTerms: true }), "checkoutExpired");
    expect((await failures()).map(({ code }) => code).sort()).toEqual(["checkoutExpired", "reviewChanged"]);
  });

  test("trial rules broken", async () => {
    const trial = officeTrial([mydayLine(-3, 3, { seriesId: "il-myday-trial", packSize: 5 })]);
    const { calls, cartId, holdId, ids } = await givenReview([stockOrder([mydayLine(-3, 1)]), trial]);
    const found = { seriesId: "il-myday-trial", quantity: 3, preorderIds: [ids[1]] };
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "trialRulesBroken", {
      invalidItems: [
        { ...found, power: null, maxQuantity: 1, reason: "exceedsRevenueTimesMultiplier" },
        { ...found, power: -300, maxQuantity: 2, reason: "exceedsPowerAllowance" },
      ],
      invalidPatientItems: [],
    });
  });

  test("three trials for one patient", async () => {
    const shopper = await givenShopper();
    const patient = await givenPatient(shopper);
    const eye = (quantity: number) => mydayLine(-3, quantity, { seriesId: "il-myday-trial", packSize: 5 });
    const { merchandise, ...order } = patientOrder(patient.id, { right: eye(2), left: eye(1) });
    const trial = { ...order, merchandise: { ...merchandise, purchaseType: "Trial" as const } };
    const { calls, cartId, holdId, ids } = await givenReview([trial], shopper);
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "trialRulesBroken", {
      invalidItems: [],
      invalidPatientItems: [{ patientId: patient.id, quantity: 3, maxQuantity: 2, reason: "exceedsPatientTrials", preorderIds: [ids[0]] }],
    });
  });

  test.each<[string, { zip?: string; street?: string }]>([
    ["a postcode", { zip: "" }],
    ["a house number", { street: "HaNassi" }],
  ])("an address for shipping that is without %s by now", async (_, spoilt) => {
    const shopper = await givenShopper();
    const { id, addressId } = await givenPatient(shopper);
    const toPatient = { dispensingPreference: "ShipToPatient", shippingAddressId: addressId };
    const { calls, cartId, holdId, ids } = await givenReview([patientOrder(id, { right: mydayLine(-3, 1) }, toPatient)], shopper);
    const { owner } = await testDatabase();
    await owner.update(schema.patientAddresses).set(spoilt);
    const reason = "addressIncomplete";
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "shippingRefused", { preorderId: ids[0], reason });
    const { preordersPatient } = await calls.populate({ locationId: shopper.locationId });
    expect(preordersPatient).toMatchObject([{ shippingRefusal: reason, lines: [{ orderable: false }] }]);
    expect(await failures()).toEqual([{ code: "shippingRefused", cartId }]);
  });

  test("a price that rose", async () => {
    const { calls, cartId, holdId, ids } = await givenReview();
    const line = (await cartRows()).carts[0]?.review?.lines[0]?.lineId;
    await givenPrice("il-myday", 90, 21_000);
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "reviewChanged", {
      changes: [{ kind: "dearer", preorderId: ids[0], lineId: line, productName: "MyDay", before: "40800", after: "42000" }],
    });
    const again = await calls.startCheckout({ cartId });
    expect((await calls.checkout({ cartId, holdId: again.holdId, acceptTerms: true })).receipt.sums.net.amount).toBe(42_000);
  });

  test("a pack that is not sold, because its price is from before the limit (D25)", async () => {
    const { calls, cartId, holdId } = await givenReview();
    await givenPrice("il-myday", 90, 900_000_000);
    const changes = [expect.objectContaining({ kind: "unavailable", productName: "MyDay" })];
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "reviewChanged", { changes });
    const again = await calls.startCheckout({ cartId });
    await expectRefused(() => calls.checkout({ cartId, holdId: again.holdId, acceptTerms: true }), "reviewChanged", { changes });
    expect((await failures()).length).toBe(2);
  });

  test("a later day for the boxes that leave now, whatever day the last box arrives", async () => {
    await givenShelf(mydayId(-3), 3, { expectedDay: "2026-12-20" });
    const shopper = await givenShopper();
    const { owner } = await testDatabase();
    await owner.update(schema.sessions).set({ seenAt: new Date("2026-11-24T13:25:00Z") });
    const beforeCutOff = { ...shopper, calls: await shopper.at(200) };
    const { cart: afterCutOff } = await shopper.at(210);
    const { cartId, holdId } = await givenReview([stockOrder([mydayLine(-3, 5)])], beforeCutOff);
    const later = { kind: "later", productName: "MyDay", before: "2026-11-25", after: "2026-11-26" };
    const [error] = await safe(afterCutOff.checkout({ cartId, holdId, acceptTerms: true }));
    expect(error).toMatchObject({ code: "reviewChanged", data: { changes: [later] } });
    expect((await cartRows()).orders).toEqual([]);
    const again = await afterCutOff.startCheckout({ cartId });
    const { receipt } = await afterCutOff.checkout({ cartId, holdId: again.holdId, acceptTerms: true });
    expect(receipt.orders[0]?.transactions).toMatchObject([
      { quantity: 3, promisedDay: "2026-11-26" },
      { quantity: 2, promisedDay: "2026-12-21" },
    ]);
  });

  test("boxes that somebody else took", async () => {
    await givenShelf(mydayId(-3), 2);
    const { calls, cartId, holdId, shopper } = await givenReview();
    const colleague = await shopperOf(shopper.practice, { email: "noa@einayim.example" });
    const theirs = await givenReview([stockOrder([mydayLine(-3, 1)])], colleague);
    await theirs.calls.checkout({ cartId: theirs.cartId, holdId: theirs.holdId, acceptTerms: true });
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "reviewChanged");
    const again = await calls.startCheckout({ cartId });
    const { receipt } = await calls.checkout({ cartId, holdId: again.holdId, acceptTerms: true });
    expect(receipt.orders[0]?.transactions.map(({ available, quantity }) => [available, quantity])).toEqual([
      ["now", 1],
      ["later", 1],
    ]);
    expect(await shelfOf(mydayId(-3))).toBe(0);
  });

  test("a product that is no longer available, nor in a new review", async () => {
    const { calls, cartId, holdId, shopper } = await givenReview();
    await givenAvailable(shopper, "il-myday", false);
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true }), "reviewChanged");
    const again = await calls.startCheckout({ cartId });
    await expectRefused(() => calls.checkout({ cartId, holdId: again.holdId, acceptTerms: true }), "reviewChanged");
  });

  test("a cart of another practice", async () => {
    const { calls, cartId, holdId } = await givenReview();
    await expectRefused(() => calls.checkout({ cartId, holdId, acceptTerms: true, tenantId: uuid() }), "notFound");
    await expectRefused(() => calls.readReceipt({ cartId }), "notFound");
    expect(await failures()).toEqual([]);
  });
});
