import { describe, expect, test } from "vitest";
import { compareAcross, sumByPower } from "~/domain/order/sold-powers";

const toric = (power: string, cylinder: string, axis: number) => `il-biofinity-toric~pw${power}~cy${cylinder}~ax${axis}~bc8_7~di14_5~6`;

describe("boxes by power", () => {
  test("are summed over packs and base curves for spheres, the most minus power first", () => {
    const lenses = [
      { productId: "il-biofinity~pw2~bc8_6~di14~6", boxes: 7 },
      { productId: "il-biofinity~pw1_5~bc8_6~di14~6", boxes: 2 },
      { productId: "il-biofinity~pw-3_25~bc8_6~di14~6", boxes: 5 },
      { productId: "il-biofinity~pw-3_25~bc8_6~di14~3", boxes: 1 },
      { productId: "il-biofinity", boxes: 9 },
    ];
    expect(sumByPower(lenses, "quarters")).toEqual([
      { power: -3.25, across: null, boxes: 6 },
      { power: 1.5, across: null, boxes: 2 },
      { power: 2, across: null, boxes: 7 },
    ]);
  });

  test("are summed over axes for torics, by cylinder from the smallest", () => {
    const lenses = [
      { productId: toric("-1", "-1_75", 90), boxes: 1 },
      { productId: toric("-1", "-0_75", 90), boxes: 2 },
      { productId: toric("-1", "-0_75", 180), boxes: 3 },
    ];
    expect(sumByPower(lenses, "cylinder")).toEqual([
      { power: -1, across: -0.75, boxes: 5 },
      { power: -1, across: -1.75, boxes: 1 },
    ]);
  });
});

test.each([
  [1, 2.5, -1],
  [2.5, 10, -1],
  [2.5, "high", -1],
  ["1st", 2.5, 1],
  ["high", "low", -1],
  ["low", "high", 1],
  ["low", "low", 0],
  [null, 1, 1],
])("of %s and %s the first comes as %s says", (one, other, expected) => {
  expect(Math.sign(compareAcross(one, other))).toBe(expected);
});
