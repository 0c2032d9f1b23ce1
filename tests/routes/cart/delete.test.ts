import { beforeEach, expect, test } from "vitest";
import { noticeContext } from "~/context.server";
import { action, loader } from "~/routes/cart/delete";
import { action as empty, loader as emptyLoader } from "~/routes/cart/empty";
import { resetDatabase } from "~tests/helpers/database";
import { visitorOf } from "~tests/helpers/visitor";
import {
  cartRows,
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  patientOrder,
  solutionOrder,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { outcomeOf, pageArgs } from "./given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function givenCart() {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const both = patientOrder(patient.id, { right: mydayLine(-3, 1), left: mydayLine(-2, 1) });
  const more = patientOrder(patient.id, { right: mydayLine(-1, 1) });
  const stock = stockOrder([mydayLine(-5, 4)]);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [both, more, stock] });
  const left = async () => {
    const { preordersPatient, preordersStock } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    return [...preordersPatient, ...preordersStock].map(({ id, lines }) => [id, lines.length]);
  };
  return { shopper, cartId: cart.id, both, more, stock, left };
}

test("a line is named before it is deleted, and nothing else is deleted", async () => {
  const { shopper, both, more, stock, left } = await givenCart();
  const path = `/cart/delete?preorder=${both.id}&line=${both.merchandise.rx.right?.id}`;
  const { target } = await loader(await pageArgs(shopper, { path }));
  expect(target).toMatchObject({ kind: "line", line: { eye: "right", productName: "MyDay", quantity: 1 } });
  expect(outcomeOf(await action(await pageArgs(shopper, { path, form: {} })))).toMatchObject({ location: "/cart" });
  expect(await left()).toEqual([
    [both.id, 1],
    [more.id, 1],
    [stock.id, 1],
  ]);
});

test.each([
  ["en", "1 box, MyDay"],
  ["he", "קופסה אחת, MyDay"],
] as const)("the notice names the deleted boxes and their patient (D54), in %s", async (language, what) => {
  const { shopper, both } = await givenCart();
  const args = await pageArgs(shopper, {
    path: `/cart/delete?preorder=${both.id}&line=${both.merchandise.rx.right?.id}`,
    form: {},
    language,
  });
  await action(args);
  const [notice] = args.context.get(noticeContext).take();
  expect(notice?.key).toBe("cart:notices.deleted");
  const plain = Object.entries(notice?.values ?? {}).map(([name, value]) => [name, String(value).replace(/[\u2066-\u2069]/g, "")]);
  expect(Object.fromEntries(plain)).toEqual({ what, patient: "Dana Levi", context: "patient" });
});

test("all preorders of a patient are deleted together", async () => {
  const { shopper, both, stock, left } = await givenCart();
  const path = `/cart/delete?patientOf=${both.id}`;
  expect((await loader(await pageArgs(shopper, { path }))).target).toMatchObject({ kind: "patient", preorders: [{}, {}] });
  await action(await pageArgs(shopper, { path, form: {} }));
  expect(await left()).toEqual([[stock.id, 1]]);
});

test("a line deleted already is reported as such, and deleting it again changes nothing", async () => {
  const { shopper, stock } = await givenCart();
  const path = `/cart/delete?preorder=${stock.id}`;
  await action(await pageArgs(shopper, { path, form: {} }));
  expect((await loader(await pageArgs(shopper, { path }))).target).toBeNull();
  const before = await cartRows();
  expect(outcomeOf(await action(await pageArgs(shopper, { path, form: {} })))).toMatchObject({ location: "/cart" });
  expect(await cartRows()).toEqual(before);
});

test("nothing is deleted while a review runs", async () => {
  const { shopper, cartId, stock } = await givenCart();
  await shopper.calls.cart.startCheckout({ cartId });
  const before = await cartRows();
  const answer = outcomeOf(await action(await pageArgs(shopper, { path: `/cart/delete?preorder=${stock.id}`, form: {} })));
  expect(answer).toMatchObject({ status: 409, data: { refusal: { code: "cartLocked" } } });
  expect(await cartRows()).toEqual(before);
});

test("emptying asks with the numbers of boxes and bottles and takes everything out", async () => {
  const { shopper, cartId, left } = await givenCart();
  expect(await emptyLoader(await pageArgs(shopper, { path: "/cart/empty" }))).toMatchObject({
    cartId,
    boxesQuantity: 7,
    bottlesQuantity: 0,
  });
  const answer = await empty(await pageArgs(shopper, { path: "/cart/empty", form: { cartId } }));
  expect(outcomeOf(answer)).toMatchObject({ location: "/cart" });
  expect(await left()).toEqual([]);
});

test("bottles of solutions are not called boxes, in the question and in the notice", async () => {
  const { shopper, stock, cartId } = await givenCart();
  const solutions = solutionOrder("il-clearwell-360", 3);
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [solutions] });
  expect(await emptyLoader(await pageArgs(shopper, { path: "/cart/empty" }))).toMatchObject({
    cartId,
    boxesQuantity: 7,
    bottlesQuantity: 3,
  });
  const visitor = await visitorOf(shopper);
  expect((await visitor.get("/cart/empty")).textAt("dialog p")).toBe(
    "7 boxes, 3 bottles will be removed from the cart. Items saved for later stay.",
  );
  expect((await visitor.get(`/cart/delete?preorder=${solutions.id}`)).textAt("dialog p")).toContain("3 bottles");
  expect((await visitor.get(`/cart/delete?preorder=${stock.id}`)).textAt("dialog p")).toContain("4 boxes");
});

test("emptying is refused while a review runs, and keeps every line", async () => {
  const { shopper, cartId } = await givenCart();
  const { expiresAt } = await shopper.calls.cart.startCheckout({ cartId });
  const before = await cartRows();
  const answer = await empty(await pageArgs(shopper, { path: "/cart/empty", form: { cartId } }));
  expect(outcomeOf(answer)).toMatchObject({ status: 409, data: { refusal: { code: "cartLocked", values: { until: expiresAt } } } });
  expect(await cartRows()).toEqual(before);
});
