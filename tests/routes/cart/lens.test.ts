import { beforeEach, expect, test } from "vitest";
import { action, loader } from "~/routes/cart/lens";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue as givenWholeCatalogue } from "~tests/helpers/given";
import { givenCatalogue, givenPatient, givenShopper, mydayLine, patientOrder, stockOrder } from "~tests/services/cart/given-cart";
import { outcomeOf, pageArgs } from "./given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function givenCart() {
  const shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const [right, left, line] = [mydayLine(-3, 2), mydayLine(-2.75, 2), mydayLine(-1, 4)];
  const [ofPatient, stock] = [patientOrder(patient.id, { right, left }), stockOrder([line, mydayLine(-2, 1)])];
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [ofPatient, stock] });
  const pathOf = (preorder: string, lineId: string) => `/cart/lens?preorder=${preorder}&line=${lineId}`;
  const post = async (path: string, form: Record<string, string>) =>
    outcomeOf(await action((await pageArgs(shopper, { path, form })) as never));
  const powers = async () => {
    const { preordersPatient, preordersStock } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    return [...preordersPatient, ...preordersStock].map(({ lines }) => lines.map(({ values, packSize }) => [values.power, packSize]));
  };
  const [eyePath, stockPath] = [pathOf(ofPatient.id, right.id), pathOf(stock.id, line.id)];
  return { shopper, eyePath, stockPath, post, powers, pathOf };
}

test("the dialog offers the parameters that have more than one value, as the line has them, and the packs", async () => {
  const { shopper, eyePath } = await givenCart();
  const { line, fields } = await loader((await pageArgs(shopper, { path: eyePath })) as never);
  expect(line).toMatchObject({ productName: "MyDay", eye: "right" });
  expect(fields.map(({ field, current }) => [field, current])).toEqual([
    ["power", "-3"],
    ["packSize", "90"],
  ]);
  expect(fields[1]?.options).toEqual([
    { value: "30", text: "30" },
    { value: "90", text: "90" },
  ]);
});

test("another power for one eye, and another pack for a stock line, are saved; everything else stays", async () => {
  const { eyePath, stockPath, post, powers } = await givenCart();
  expect(await post(eyePath, { power: "-3.5", packSize: "90" })).toMatchObject({ status: 302, location: "/cart" });
  expect(await post(stockPath, { power: "-1", packSize: "30" })).toMatchObject({ status: 302, location: "/cart" });
  expect(await powers()).toEqual([
    [
      [-3.5, 90],
      [-2.75, 90],
    ],
    [
      [-1, 30],
      [-2, 90],
    ],
  ]);
});

test("a value that the series does not have is refused, and nothing changes", async () => {
  const { eyePath, post, powers } = await givenCart();
  const before = await powers();
  expect(await post(eyePath, { power: "-3.3" })).toMatchObject({ status: 422, data: { refusal: { code: "other" } } });
  expect(await powers()).toEqual(before);
});

test("values that are not made together are refused at their field with the nearest one", async () => {
  await resetDatabase();
  await givenWholeCatalogue();
  const { shopper, post, pathOf } = await givenCart();
  const values = { power: -3, cylinder: -0.75, axis: 50, baseCurve: 8.6, diameter: 14.3 };
  const line = mydayLine(-3, 1, { seriesId: "il-clariti-1-day-toric", packSize: 30, ...values });
  const order = stockOrder([line]);
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [order] });
  const answer = await post(pathOf(order.id, line.id), { power: "-3", cylinder: "-2.25", axis: "50", packSize: "30" });
  expect(answer).toMatchObject({
    status: 422,
    data: { typed: { cylinder: "-2.25", axis: "50" }, impossible: { reason: "notMadeWithThese" }, refusal: null },
  });
});

test("a deleted line leads back to the cart, and another person's line is not found", async () => {
  const { shopper, pathOf, post } = await givenCart();
  const path = pathOf("0190a0a0-0000-7000-8000-000000000001", "0190a0a0-0000-7000-8000-000000000002");
  expect((await loader((await pageArgs(shopper, { path })) as never)).line).toBeNull();
  expect(await post(path, { power: "-3" })).toMatchObject({ status: 302, location: "/cart" });
});
