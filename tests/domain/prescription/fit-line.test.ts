import { describe, expect, test } from "vitest";
import { ilSeries } from "~/demo/catalogue/demo-series";
import { fitLine, withSides } from "~/domain/prescription/fit-line";
import { parsePrescriptionLine } from "~/domain/prescription/parse-prescription-line";

const names = ilSeries.map(({ name }) => name);
const offered = ilSeries.filter(({ trial, active }) => !trial && active);

const fitted = (text: string, { inForm = "", lastOrdered = "" } = {}) =>
  fitLine(parsePrescriptionLine(text, names), { series: offered, inForm: () => inForm, lastOrdered: () => lastOrdered });

describe("fitting a parsed line to lenses that exist", () => {
  test("takes the written values that are made, for the lens that is named", () => {
    const [right, left] = fitted("R -3.25/-1.25x180 L -3.00 -0.75 x 170 biofinity toric x2");
    expect(right).toMatchObject({ seriesId: "il-biofinity-toric", lens: "named", quantity: 2, rounded: [], open: [], likely: {} });
    expect(right?.certain).toEqual({ power: -3.25, cylinder: -1.25, axis: 180 });
    expect(left?.certain).toEqual({ power: -3, cylinder: -0.75, axis: 170 });
  });

  test("rounds to the nearest lens, says so, and leaves it to be confirmed", () => {
    const [right] = fitted("R -3.10 -1.00 x 174 biofinity toric");
    expect(right?.certain).toEqual({});
    expect(right?.likely).toEqual({ power: -3, cylinder: -0.75, axis: 170 });
    expect(right?.rounded).toEqual([
      { field: "power", from: -3.1, to: -3 },
      { field: "cylinder", from: -1, to: -0.75 },
      { field: "axis", from: 174, to: 170 },
    ]);
  });

  test("does not round a value far from every lens: the form says that it is not made", () => {
    const [right] = fitted("R -14.00 biofinity");
    expect(right).toMatchObject({ certain: { power: -14 }, rounded: [], open: [{ field: "power", doubt: "notMade", value: -14 }] });
  });

  test("takes the nearest name whose lenses have the written values, and asks to confirm all of it", () => {
    const [right] = fitted("R -3.25 -1.25 x 180 biofinity");
    expect(right).toMatchObject({ seriesId: "il-biofinity-toric", lens: "near", certain: {} });
    expect(right?.likely).toEqual({ power: -3.25, cylinder: -1.25, axis: 180 });
  });

  test("asks to confirm everything when base curve or diameter differ from the lens", () => {
    const [right] = fitted("R -3.25 BC 8.4 DIA 14.0 biofinity");
    expect(right?.rounded).toEqual([{ field: "baseCurve", from: 8.4, to: 8.6 }]);
    expect(right?.certain).toEqual({});
    expect(right?.likely).toMatchObject({ power: -3.25, baseCurve: 8.6 });
  });

  test.each([
    ["the form's lens", { inForm: "il-myday", lastOrdered: "il-biofinity" }, "il-myday", "form"],
    ["that of the last order", { lastOrdered: "il-biofinity" }, "il-biofinity", "lastOrder"],
    ["none", {}, null, "none"],
  ])("without a name takes %s", (_, lenses, seriesId, lens) => {
    expect(fitted("R -3.25 L -3.00", lenses)).toMatchObject([
      { seriesId, lens },
      { seriesId, lens },
    ]);
  });

  test("without any lens still returns what was written, to be shown", () => {
    expect(fitted("R -3.25 -1.25x180 L same")).toMatchObject([
      { seriesId: null, certain: {}, likely: {}, unfitted: { power: -3.25, cylinder: -1.25, axis: 180 }, open: [] },
      { seriesId: null, unfitted: {}, open: [{ value: -3.25 }, { value: -1.25 }, { value: 180 }] },
    ]);
  });

  test("asks for the lens when a name matches none or several", () => {
    expect(fitted("R -3.25 toric")).toMatchObject([{ seriesId: null, lens: "unknown" }]);
    expect(fitted("R -3.25 proclear or biofinity")).toMatchObject([{ seriesId: null, lens: "unknown" }]);
  });

  test("leaves out parameters that the lens does not have, and says so", () => {
    expect(fitted("R -3.25 -1.25 x 180", { inForm: "il-myday" })).toMatchObject([
      { notInLens: ["cylinder", "axis"], certain: { power: -3.25 } },
    ]);
  });

  test("asks to confirm doubtful values, and leaves out doubtful quantities", () => {
    const [right] = fitted("R 3.25 L -3.00 biofinity 2 boxes");
    expect(right).toMatchObject({ likely: { power: -3.25 }, certain: {}, quantity: null });
    expect(right?.open).toEqual([
      { field: "quantity", doubt: "total", value: null },
      { field: "power", doubt: "sign", value: -3.25 },
    ]);
  });

  test("asks about an addition in words that the lens does not have", () => {
    const [right] = fitted("R -3.25 add +2.00 myday multifocal");
    expect(right?.open).toContainEqual({ field: "addition", doubt: "notMade", value: 2 });
    expect(right?.certain).toEqual({ power: -3.25 });
  });
});

test("values without a named eye go to the eye that the person chooses", () => {
  const one = parsePrescriptionLine("-3.25", names);
  const two = parsePrescriptionLine("-3.25 / -3.50", names);
  const powers = (line: typeof one) => [line.eyes.right?.values.power?.value, line.eyes.left?.values.power?.value];
  expect(powers(withSides(one, "left"))).toEqual([undefined, -3.25]);
  expect(powers(withSides(one, "both"))).toEqual([-3.25, -3.25]);
  expect(powers(withSides(two, "written"))).toEqual([-3.25, -3.5]);
  expect(powers(withSides(two, "swapped"))).toEqual([-3.5, -3.25]);
  expect(powers(withSides(parsePrescriptionLine("R -1.00 L -2.00", names), "swapped"))).toEqual([-1, -2]);
});
