import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, now } from "~tests/helpers/given";
import { expectRefused } from "~tests/services/cart/expect-refused";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";
import { biofinity, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const long = 400 * 86_400_000;
const longAgo = { parts: { now: new Date(now.getTime() - long) } };

/** A patient whose right eye wore -3.00 and whose left eye wore -2.00 for a year that is over. */
async function given() {
  const shopper = await givenShopper();
  const person = { ...shopper, locationIds: [shopper.locationId] } as Parameters<typeof placeOrder>[0];
  const patientId = await givenPatient(person);
  const earlier = await placeOrder(person, { patientId, lines: [biofinity(-3, 2), biofinity(-2, 2)], ...longAgo });
  return { shopper, person, patientId, earlier, calls: shopper.calls, place: { locationId: shopper.locationId } };
}

const wanted = (power: number, quantity: number | null = 2) => ({ seriesId: "il-biofinity", values: { power }, packSize: 6, quantity });
const order = (patientId: string, right: number, left: number, more: object = {}) => ({
  ...{ id: uuid(), orderType: "Patient" as const, patientId, ...more },
  merchandise: { purchaseType: "Revenue" as const, rx: { right: biofinity(right, 2), left: biofinity(left, 2) } },
});
const views = async () => {
  const { owner } = await testDatabase();
  return (await owner.select().from(schema.auditEntries).where(eq(schema.auditEntries.action, "patientViewed"))).length;
};

describe("findings in a form (D75)", () => {
  test("name the earlier value, its day and its order, while it is typed", async () => {
    const { patientId, earlier, calls, place } = await given();
    const asked = { ...place, patientId, purchaseType: "Revenue" as const, right: wanted(3), left: wanted(-2, null) };
    const { findings } = await calls.orderForms.findings(asked);
    expect(findings).toMatchObject([
      {
        ...{ key: "signFlipped right 3", kind: "signFlipped", eye: "right", fields: ["power"], acceptedBy: null },
        now: [{ values: { power: 3 }, orderId: null }],
        before: [{ values: { power: -3 }, orderId: earlier.orderId, productName: "Biofinity" }],
      },
    ]);
    expect((await calls.orderForms.findings({ ...asked, right: wanted(-3) })).findings).toEqual([]);
  });

  test("are recorded as one view of the patient per half hour", async () => {
    const { shopper, patientId, calls, place } = await given();
    const asked = { ...place, patientId, purchaseType: "Revenue" as const, right: wanted(-3) };
    const before = await views();
    await calls.orderForms.findings(asked);
    await calls.orderForms.findings(asked);
    expect(await views()).toBe(before + 1);
    const later = await callsFor(shopper, { now: new Date(now.getTime() + 29 * 60_000) });
    await later.orderForms.findings(asked);
    expect(await views()).toBe(before + 1);
  });

  test("are not found for an unknown patient or a location of others", async () => {
    const { patientId, calls, place } = await given();
    const asked = { ...place, patientId, purchaseType: "Revenue" as const, right: wanted(-3) };
    await expectRefused(() => calls.orderForms.findings({ ...asked, patientId: uuid() }), "notFound");
    await expectRefused(() => calls.orderForms.findings({ ...asked, locationId: uuid() }), "notFound");
  });
});

describe("findings in a preorder", () => {
  test("are answered by cart.sync, kept with the preorder, and refuse nothing", async () => {
    const { patientId, calls, place } = await given();
    const preorder = order(patientId, -2, -3);
    const { prescriptionFindings } = await calls.cart.sync({ ...place, preorders: [preorder] });
    expect(prescriptionFindings).toMatchObject([{ preorderId: preorder.id, kind: "eyesSwapped", eye: null }]);
    const { preordersPatient } = await calls.cart.populate(place);
    expect(preordersPatient).toMatchObject([{ findings: [{ kind: "eyesSwapped", acceptedBy: null }] }]);
  });

  test("refuse a preorder when the sender wants to be asked, until they are accepted", async () => {
    const { patientId, calls, place } = await given();
    const preorder = order(patientId, 3, -2);
    const asking = () => calls.cart.sync({ ...place, preorders: [preorder], onFindings: "ask" });
    await expectRefused(asking, "unlikelyPrescription");
    const [refusal] = await safe(asking());
    expect(refusal).toMatchObject({ data: { findings: [{ key: "signFlipped right 3" }] } });
    const accepted = { ...preorder, acceptedFindings: ["signFlipped right 3"] };
    await calls.cart.sync({ ...place, preorders: [accepted], onFindings: "ask" });
    const { preordersPatient } = await calls.cart.populate(place);
    expect(preordersPatient).toMatchObject([{ findings: [{ kind: "signFlipped", acceptedBy: "Noa Shalev", acceptedAt: now }] }]);
  });

  test("disregard the end of the prescription that only the order to be replaced states", async () => {
    const { patientId, calls, place } = await given();
    const stating = order(patientId, -3, -2);
    const merchandise = { ...stating.merchandise, rx: { ...stating.merchandise.rx, expirationDate: "2026-11-01" } };
    const { cart } = await calls.cart.sync({ ...place, preorders: [{ ...stating, merchandise }] });
    const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
    const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    const expiredOf = async (more: object) => {
      const { prescriptionFindings } = await calls.cart.sync({ ...place, preorders: [order(patientId, -3, -2, more)] });
      return prescriptionFindings.some(({ kind }) => kind === "rxExpired");
    };
    expect(await expiredOf({ replacesOrderId: receipt.orders[0]?.id })).toBe(false);
    expect(await expiredOf({})).toBe(true);
  });

  test("stay accepted when the answer is sent back unchanged, and can be accepted later", async () => {
    const { patientId, calls, place } = await given();
    const preorder = order(patientId, 3, -2);
    const { revisions } = await calls.cart.sync({ ...place, preorders: [preorder] });
    const again = await calls.cart.sync({ ...place, preorders: [{ ...preorder, acceptedFindings: ["signFlipped right 3"] }] });
    expect(again.revisions).toEqual(revisions);
    const [answered] = (await calls.cart.populate(place)).preordersPatient;
    if (!answered) throw new Error("It is not in the cart");
    await calls.cart.sync({ ...place, preorders: [{ ...answered, note: "Call first" }], onFindings: "ask" });
    expect((await calls.cart.populate(place)).preordersPatient).toMatchObject([
      { note: "Call first", findings: [{ acceptedBy: "Noa Shalev" }] },
    ]);
  });

  test("follow a change of quantity in the cart", async () => {
    const { patientId, calls, place } = await given();
    const preorder = order(patientId, -3, -2);
    const { cart } = await calls.cart.sync({ ...place, preorders: [preorder] });
    const lineId = preorder.merchandise.rx.right.id;
    await calls.cart.changeQuantities({ cartId: cart.id, changes: [{ preorderId: preorder.id, lineId, quantity: 4 }] });
    expect((await calls.cart.populate(place)).preordersPatient).toMatchObject([{ findings: [{ kind: "manyBoxes", eye: "right" }] }]);
  });

  test("are kept with the order, and the person who accepted them", async () => {
    const { person, patientId, calls, place } = await given();
    const preorder = { ...order(patientId, 3, -2), acceptedFindings: ["signFlipped right 3"] };
    const { cart } = await calls.cart.sync({ ...place, preorders: [preorder] });
    const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
    await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    const { orders } = await calls.orders.detail({ tenantId: person.tenantId, cartId: cart.id });
    expect(orders).toMatchObject([{ findings: [{ kind: "signFlipped", acceptedBy: "Noa Shalev", before: [{ values: { power: -3 } }] }] }]);
  });

  test("name a duplicate order placed by somebody else, also in the preview of a reorder", async () => {
    const { person, patientId, calls, place } = await given();
    const lately = await placeOrder(person, { patientId, lines: [biofinity(-3, 2), biofinity(-2, 2)] });
    const preorder = order(patientId, -3, -2);
    const { prescriptionFindings } = await calls.cart.sync({ ...place, preorders: [preorder] });
    const ordered = { confirmationNum: lately.confirmationNum, cartId: lately.cartId, placedBy: "Noa Shalev" };
    expect(prescriptionFindings).toMatchObject([
      { kind: "duplicate", eye: "right", ordered },
      { kind: "duplicate", eye: "left", ordered },
    ]);
    const preview = await calls.orders.previewReorder({ orderId: lately.orderId });
    expect(preview.preorder?.findings.map(({ kind }) => kind)).toEqual(["duplicate", "duplicate"]);
  });

  test("do not compare a changed order with itself", async () => {
    const { person, patientId, calls, place } = await given();
    const { orderId } = await placeOrder(person, { patientId, lines: [biofinity(-3, 2), biofinity(-2, 2)] });
    const preorderId = uuid();
    await calls.orders.copyToCart({ orderId, preorderId, purpose: "change" });
    expect((await calls.cart.populate(place)).preordersPatient).toMatchObject([{ id: preorderId, findings: [] }]);
  });
});
