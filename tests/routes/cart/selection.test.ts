import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { noticeContext } from "~/context.server";
import { action, loader } from "~/routes/cart/cart";
import { resetDatabase } from "~tests/helpers/database";
import { cartRows, givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, stockOrder } from "~tests/services/cart/given-cart";
import { outcomeOf, pageArgs } from "./given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** A stock order of two lines and a patient's order of one, and the value of the tick of each line. */
async function givenCart() {
  const shopper = await givenShopper({ locations: 2 });
  const patient = await givenPatient(shopper);
  const stock = stockOrder([mydayLine(-3, 2), mydayLine(-2, 1)]);
  const right = mydayLine(-1, 1);
  const ofPatient = {
    ...patientOrder(patient.id, { right }),
    dispensingPreference: "ShipToPatient" as const,
    shippingAddressId: patient.addressId,
  };
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stock, ofPatient] });
  const [first, second] = stock.merchandise.lines.map(({ id }) => `${stock.id}.${id}`);
  const press = async (intent: string, selected: (string | undefined)[], more: [string, string][] = []) => {
    const ticks = selected.map((value): [string, string] => ["selected", value ?? ""]);
    const form: [string, string][] = [["cartId", cart.id], ["intent", intent], ...ticks, ...more];
    const args = await pageArgs(shopper, { path: "/cart", form });
    const outcome = outcomeOf(await action(args));
    const [notice] = args.context.get(noticeContext).take();
    return { ...outcome, notice };
  };
  const populate = () => shopper.calls.cart.populate({ locationId: shopper.locationId });
  return { shopper, ticks: { first, second, patient: `${ofPatient.id}.${right.id}` }, press, populate };
}

const undo = (notice: { undo?: { fields: Record<string, string> } } | undefined) => Object.entries(notice?.undo?.fields ?? {});

test("ticked lines are removed in one change and come back in one; without a tick nothing changes (D104)", async () => {
  const { ticks, press, populate } = await givenCart();
  const removed = await press("removeSelected", [ticks.first, ticks.patient], [["changeId", uuid()]]);
  expect(removed).toMatchObject({ location: "/cart", notice: { key: "cart:notices.removedSelected", values: { count: 2 } } });
  const after = await populate();
  expect(after.preordersStock[0]?.lines.map(({ quantity }) => quantity)).toEqual([1]);
  expect(after.preordersPatient).toEqual([]);
  const fields = undo(removed.notice).filter(([name]) => name !== "intent");
  expect((await press("restore", [], fields)).location).toBe("/cart");
  const back = await populate();
  expect([back.preordersStock[0]?.lines.length, back.preordersPatient.length]).toEqual([2, 1]);
  const before = await cartRows();
  for (const values of [[], ["nothing"], [`${uuid()}`]]) {
    expect(await press("removeSelected", values)).toMatchObject({ status: 422, data: { refusal: { code: "nothingSelected" } } });
  }
  expect(await cartRows()).toEqual(before);
});

test("ticked lines are saved for later with their preorders, and taken back together", async () => {
  const { ticks, press, populate } = await givenCart();
  const aside = await press("setAsideSelected", [ticks.first, ticks.second, ticks.patient]);
  expect((await populate()).savedForLater).toHaveLength(2);
  await press(
    "takeBackSelected",
    [],
    undo(aside.notice).filter(([name]) => name !== "intent"),
  );
  expect((await populate()).savedForLater).toEqual([]);
});

test("what is ticked of patients goes to the practice, the rest stays", async () => {
  const { ticks, press, populate } = await givenCart();
  await press("toPracticeSelected", [ticks.first, ticks.patient]);
  expect((await populate()).preordersPatient.map(({ dispensingPreference }) => dispensingPreference)).toEqual(["DispenseFromOffice"]);
});

test("the patients' orders go to the practice of the form's cart, also from another location, and are refused once it is ordered", async () => {
  const { shopper, ticks, press, populate } = await givenCart();
  await shopper.calls.session.useLocation({ locationId: shopper.locationIds[1] ?? "" });
  expect(await press("toPracticeSelected", [ticks.patient])).toMatchObject({ location: "/cart" });
  const { cart, preordersPatient } = await populate();
  expect(preordersPatient.map(({ dispensingPreference }) => dispensingPreference)).toEqual(["DispenseFromOffice"]);
  const ordered = { cartId: cart?.id ?? "" };
  await shopper.calls.cart.checkout({ ...ordered, ...(await shopper.calls.cart.startCheckout(ordered)), acceptTerms: true });
  const refused = { status: 404, data: { refusal: { code: "cartNotFound" } }, notice: undefined };
  expect(await press("toPracticeSelected", [ticks.patient])).toMatchObject(refused);
});

test("the address can ask for every line to be ticked", async () => {
  const { shopper } = await givenCart();
  expect((await loader(await pageArgs(shopper, { path: "/cart?select=all" }))).allSelected).toBe(true);
  expect((await loader(await pageArgs(shopper, { path: "/cart" }))).allSelected).toBe(false);
});
