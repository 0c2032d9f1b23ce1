import { expect, test } from "vitest";
import { orderStatuses } from "~/domain/order/status";
import { priceBook } from "~/domain/price/price-row";
import { type BackorderChoice, possibleChoices, type WaitingLine } from "~/domain/request/backorder-choice";
import { replacementsOf } from "~/domain/request/replacements";

const line: WaitingLine = { status: "Backordered", available: "later", quantity: 4, onHand: 1, isReplaceable: true };

test.each<[string, Partial<WaitingLine>, BackorderChoice[]]>([
  ["with a box on the shelf and another pack", {}, ["wait", "sendAvailable", "replace", "cancelLine"]],
  ["with an empty shelf", { onHand: 0 }, ["wait", "replace", "cancelLine"]],
  ["with no other pack", { isReplaceable: false }, ["wait", "sendAvailable", "cancelLine"]],
  ["with neither", { onHand: 0, isReplaceable: false }, ["wait", "cancelLine"]],
  ["that was short after all", { available: "now", onHand: 0 }, ["wait", "replace", "cancelLine"]],
  ["that the distributor has received and does not have", { status: "OrderReceived" }, ["wait", "sendAvailable", "replace", "cancelLine"]],
  ["that the distributor has received and has", { status: "OrderReceived", available: "now" }, []],
])("a line on backorder %s", (_, facts, choices) => {
  expect(possibleChoices({ ...line, ...facts })).toEqual(choices);
});

test("in every other status there is nothing to choose", () => {
  const others = orderStatuses.filter((status) => status !== "Backordered" && status !== "OrderReceived");
  expect(others.flatMap((status) => possibleChoices({ ...line, status }))).toEqual([]);
});

test("a lens is replaced by the same lens in another pack, rounded up to whole boxes, at today's price", () => {
  const block = { values: { power: [-3.25, -3] }, packSizes: [30, 90] };
  const series = { id: "il-clear", displayName: "Clear", privateLabel: null, rxParameterRestrictions: [block], parameterSortOrder: [] };
  const price = (packSize: number, priceRetail: number) => ({ itemId: series.id, packSize, priceRetail, priceAnnual: 1, annualBoxes: 99 });
  const prices = priceBook([price(30, 7_000), price(90, 19_000)]);
  const replaced = (packSize: number, quantity: number, power = -3.25) =>
    replacementsOf(series, { packSize, values: { power }, quantity }, prices).map((each) => [each.packSize, each.quantity, each.unitPrice]);
  expect(replaced(90, 4)).toEqual([[30, 12, 7_000]]);
  expect(replaced(30, 4)).toEqual([[90, 2, 19_000]]);
  expect(replaced(90, 4, -9)).toEqual([]);
  const labelled = replacementsOf({ ...series, privateLabel: "House Daily" }, { packSize: 90, values: { power: -3 }, quantity: 1 }, prices);
  expect(labelled.map(({ productName }) => productName)).toEqual(["House Daily"]);
  expect(replacementsOf(series, { packSize: 90, values: { power: -3 }, quantity: 1 }, priceBook([price(90, 1)]))).toEqual([]);
});
