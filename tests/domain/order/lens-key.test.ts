import { expect, test } from "vitest";
import { lensKey, plainValue } from "~/domain/order/lens-key";
import type { LensLine } from "~/domain/order/preorder";
import { lens } from "./preorder-builders";

test.each([
  ["-3.25", -3.25],
  ["+1.50", 1.5],
  [" -12.00 ", -12],
  ["180", 180],
  [8.4, 8.4],
  [-0, 0],
  ["low", "low"],
  ["D2", "D2"],
  ["2D", "2D"],
])("the value %j of a lens is %j", (value, plain) => {
  expect(plainValue(value)).toBe(plain);
});

const toric = { power: -3, cylinder: -1.25, axis: 180 };

test.each<[string, Partial<LensLine>]>([
  ["written as texts", { values: { power: "-3.00", cylinder: "-1.25", axis: "180" } }],
  ["with its values in another order", { values: { axis: 180, cylinder: -1.25, power: -3 } }],
  ["in another quantity", { values: toric, quantity: 9 }],
])("a lens %s is the same product", (_, change) => {
  expect(lensKey(lens("b", change))).toBe(lensKey(lens("a", { values: toric })));
});

test.each<[string, Partial<LensLine>]>([
  ["of another axis", { values: { ...toric, axis: 170 } }],
  ["without its axis", { values: { power: -3, cylinder: -1.25 } }],
  ["in another pack", { values: toric, packSize: 90 }],
  ["of another series", { values: toric, seriesId: "biofinity" }],
  ["of a series whose number continues in the pack", { values: toric, seriesId: "myday3", packSize: 0 }],
  ["that the server has filled in", { values: toric, productId: "myday~pw-3" }],
])("a lens %s is another product", (_, change) => {
  expect(lensKey(lens("b", change))).not.toBe(lensKey(lens("a", { values: toric })));
});

test("lines with one productId are one product, whatever else they say", () => {
  expect(lensKey(lens("a", { productId: "myday~pw-3", values: {} }))).toBe(lensKey(lens("b", { productId: "myday~pw-3" })));
});
