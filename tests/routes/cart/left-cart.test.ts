import { beforeEach, expect, test } from "vitest";
import { noticeContext } from "~/context.server";
import { action } from "~/routes/cart/cart";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShopper, mydayLine, stockOrder } from "~tests/services/cart/given-cart";
import { outcomeOf, pageArgs } from "./given-page";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

async function givenCart() {
  const shopper = await givenShopper();
  const sent = stockOrder([mydayLine(-3, 2), mydayLine(-2, 1)]);
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [sent] });
  return { shopper, cartId: cart.id, preorderId: sent.id, lineIds: sent.merchandise.lines.map(({ id }) => id) };
}

test.each([
  [
    "a quantity",
    "cart:notices.quantityRefused",
    { what: "2 boxes, \u2068MyDay\u2069", reason: "Enter a whole number from 0 to 1,000. You entered: 2.5" },
  ],
  ["a quantity of a line that is gone", "cart:notices.quantitiesRefused", { reason: "This line is no longer in the cart." }],
])("%s that is refused while its page is being left is reported on the next one", async (_, key, values) => {
  const { shopper, cartId, preorderId, lineIds } = await givenCart();
  const isGone = key.endsWith("quantitiesRefused");
  if (isGone) await shopper.calls.cart.changeQuantities({ cartId, changes: [{ preorderId, lineId: lineIds[0] ?? "", quantity: 0 }] });
  const boxes = { [`boxes/${lineIds[0]}`]: isGone ? "5" : "2.5", revision: "1" };
  const form = { cartId, intent: "quantities", preorderId, ...boxes, leaving: "1" };
  const args = await pageArgs(shopper, { path: "/cart", form });
  expect(outcomeOf(await action(args)).data).toMatchObject({ lineId: lineIds[0] });
  const notice = { key, values, tone: "caution", seconds: 10 };
  expect(args.context.get(noticeContext).take()).toMatchObject([notice]);
});

test("all lines that are refused while their page is being left are named, and two forms are reported next to each other", async () => {
  const { shopper, cartId, preorderId, lineIds } = await givenCart();
  const sent = { cartId, intent: "quantities", preorderId, revision: "1", leaving: "1" };
  const [one = "", other = ""] = lineIds.map((id) => `boxes/${id}`);
  const leave = async (typed: Record<string, string>) => {
    const args = await pageArgs(shopper, { path: "/cart", form: { ...sent, ...typed } });
    expect(outcomeOf(await action(args)).status).toBe(422);
    return args.context.get(noticeContext).take();
  };
  expect(await leave({ [one]: "4", [other]: "x" })).toMatchObject([
    { about: lineIds[0], values: { what: "3 boxes, \u2068MyDay\u2069", reason: "Enter a whole number from 0 to 1,000. You entered: x" } },
  ]);
  expect(await leave({ [other]: "x" })).toMatchObject([{ about: lineIds[1] }]);
});
