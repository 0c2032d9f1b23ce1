import { describe, expect, test } from "vitest";
import type { LensValues } from "~/domain/lens/lens-values";
import { checkPrescription } from "~/domain/prescription/check-prescription";
import type { Finding } from "~/domain/prescription/finding";
import { before, kinds, known, lens, order, worn } from "~tests/helpers/given-prescription";

describe("one eye compared with its earlier order", () => {
  test.each<[string, LensValues, LensValues, Finding["kind"][]]>([
    ["the same lens", before, {}, []],
    ["a power 0.75 away", before, { power: -3.75 }, []],
    ["a power 1.00 away", before, { power: -4 }, ["sphereJump"]],
    ["the sign turned", before, { power: 3 }, ["signFlipped"]],
    ["the sign turned beside a drift", before, { power: 3.5 }, ["signFlipped"]],
    ["a weak sign turned", { power: -0.25 }, { power: 0.25 }, ["signFlipped"]],
    ["a drift over plano", { power: -0.25 }, { power: 0.5 }, []],
    ["plano", { power: 0 }, { power: 0.5 }, []],
    ["a decimal point too late", { power: -0.5 }, { power: -5 }, ["sphereJump"]],
    ["a cylinder one step away", before, { cylinder: -1.75 }, []],
    ["a cylinder two steps away", before, { cylinder: -2.25 }, ["cylinderJump"]],
    ["an axis 20 degrees away", before, { axis: 20 }, []],
    ["an axis 30 degrees away", before, { axis: 30 }, ["axisJump"]],
    ["an axis 30 degrees away in a weak cylinder", { ...before, cylinder: -0.75 }, { cylinder: -0.75, axis: 30 }, []],
    ["an axis 40 degrees away in a weak cylinder", { ...before, cylinder: -0.75 }, { cylinder: -0.75, axis: 40 }, ["axisJump"]],
    ["axes of 170 and 10", { ...before, axis: 170 }, { axis: 10 }, []],
    ["an axis at right angles", before, { axis: 90 }, ["axisTurned"]],
    ["the lens as in plus cylinder", before, { power: -4.25, axis: 90 }, ["axisTurned"]],
    ["another base curve", before, { baseCurve: 8.4 }, ["otherBaseCurve"]],
    ["another diameter", before, { diameter: 14.2 }, ["otherDiameter"]],
    ["an addition that shrank", { power: -2, addition: 2 }, { power: -2, addition: 1.5 }, ["additionShrank"]],
    ["an addition one step up", { power: -2, addition: 1.5 }, { power: -2, addition: 2 }, []],
    ["an addition two steps up", { power: -2, addition: 1.5 }, { power: -2, addition: 2.5 }, ["additionJump"]],
    ["a word for less addition", { power: -2, addition: "high" }, { power: -2, addition: "low" }, ["additionShrank"]],
    ["a word beside a number", { power: -2, addition: 2.5 }, { power: -2, addition: "low" }, []],
  ])("%s", (_, earlier, change, expected) => {
    const base = "cylinder" in earlier && !("cylinder" in change) ? earlier : { ...earlier };
    const facts = known([worn("right", earlier)], { dob: "1962-01-01" });
    expect(kinds(checkPrescription(order({ right: lens({ ...base, ...change }) }), facts))).toEqual(expected);
  });

  test("names both values with the day of the earlier one, and the fields that differ", () => {
    const [found] = checkPrescription(order({ right: lens({ ...before, power: -4.25, axis: 90 }) }), known([worn("right", before)]));
    expect(found).toMatchObject({
      ...{ kind: "axisTurned", eye: "right", fields: ["power", "axis"] },
      now: [{ values: { power: -4.25, axis: 90 }, orderedOn: null }],
      before: [{ values: { power: -3, axis: 180 }, orderedOn: "2025-11-16", orderId: "earlier" }],
    });
  });

  test("compares a toric lens with a spherical one by their spherical equivalents", () => {
    const facts = known([worn("right", { power: -3.5 })]);
    expect(kinds(checkPrescription(order({ right: lens({ power: -3, cylinder: -1.25, axis: 10 }) }), facts))).toEqual([]);
    expect(kinds(checkPrescription(order({ right: lens({ power: -4, cylinder: -1.25, axis: 10 }) }), facts))).toEqual(["sphereJump"]);
  });

  test("reports a strong cylinder that is left out", () => {
    const facts = known([worn("right", before)]);
    expect(kinds(checkPrescription(order({ right: lens({ power: -3.5 }) }), facts))).toEqual(["cylinderJump"]);
  });

  test("looks at the latest order only, whatever the order in which they are given", () => {
    const lenses = [worn("right", before), worn("right", { ...before, power: -6 }, { orderedOn: "2024-01-01" })];
    for (const each of [lenses, lenses.toReversed()]) {
      expect(checkPrescription(order({ right: lens(before) }), known(each))).toEqual([]);
    }
  });

  test("looks at the newest of two orders of one day", () => {
    const lenses = [worn("right", { ...before, power: -6 }, { orderId: "corrected" }), worn("right", before, { orderId: "mistaken" })];
    expect(checkPrescription(order({ right: lens({ ...before, power: -6 }) }), known(lenses))).toEqual([]);
    expect(kinds(checkPrescription(order({ right: lens(before) }), known(lenses)))).toEqual(["sphereJump"]);
  });

  test("has no findings for a patient's first order", () => {
    expect(checkPrescription(order({ right: lens(before), left: lens(before) }), known([]))).toEqual([]);
  });
});

describe("the addition and the age", () => {
  const wanted = order({ right: lens({ power: -2, addition: 1 }) });
  test.each([
    ["1994-03-12", ["additionForAge"]],
    ["1986-11-25", ["additionForAge"]],
    ["1986-11-24", []],
    [null, []],
  ])("born %s", (dob, expected) => {
    expect(kinds(checkPrescription(wanted, known([], { dob })))).toEqual(expected);
  });

  test("an addition that was ordered before needs no age", () => {
    expect(checkPrescription(wanted, known([worn("right", { power: -2, addition: 1 })]))).toEqual([]);
  });

  test("an addition of 2.00 at the age of 42 is a finding, 1.50 is not", () => {
    const facts = known([worn("right", { power: -2, addition: 1.5 })], { dob: "1984-03-12" });
    expect(checkPrescription(order({ right: lens({ power: -2, addition: 2 }) }), facts)).toMatchObject([
      { kind: "additionForAge", age: 42 },
    ]);
    expect(checkPrescription(order({ right: lens({ power: -2, addition: 1.5 }) }), facts)).toEqual([]);
  });
});

describe("both eyes", () => {
  const right = { power: -3, cylinder: -1.25, axis: 180 };
  const left = { power: -2.75, cylinder: -0.75, axis: 170 };
  const facts = known([worn("right", right), worn("left", left)]);

  test("that are exchanged are the only finding", () => {
    expect(kinds(checkPrescription(order({ right: lens(left), left: lens(right) }), facts))).toEqual(["eyesSwapped"]);
  });

  test("that are exchanged are found although both drift", () => {
    const earlier = known([worn("right", { power: -1 }), worn("left", { power: -2 })]);
    const wanted = order({ right: lens({ power: -2.25 }), left: lens({ power: -1.25 }) });
    expect(kinds(checkPrescription(wanted, earlier))).toEqual(["eyesSwapped"]);
  });

  test("whose quarter-dioptre difference changes sides by a drift are not exchanged", () => {
    const earlier = known([worn("right", { power: -2 }), worn("left", { power: -2.25 })]);
    expect(checkPrescription(order({ right: lens({ power: -2.5 }), left: lens({ power: -2.25 }) }), earlier)).toEqual([]);
  });

  test("are compared when one eye is ordered alone with the other's lens", () => {
    const earlier = known([worn("right", { power: -1 }), worn("left", { power: -2 })]);
    expect(checkPrescription(order({ right: lens({ power: -2 }) }), earlier)).toMatchObject([{ kind: "eyesSwapped", eye: "right" }]);
    expect(checkPrescription(order({ right: lens({ power: -1 }) }), earlier)).toEqual([]);
  });

  test.each([
    ["far apart for the first time", -5.25, -2, [], ["eyesApart"]],
    ["three dioptres apart", -5, -2, [], []],
    ["far apart as before", -5.25, -2, [-5, -1.75], []],
    ["drifted apart", -5.25, -2, [-4.75, -2], ["eyesApart"]],
  ])("%s", (_, power, other, earlier, expected) => {
    const lenses = earlier.map((each, index) => worn(index === 0 ? "right" : "left", { power: each }));
    expect(kinds(checkPrescription(order({ right: lens({ power }), left: lens({ power: other }) }), known(lenses)))).toEqual(expected);
  });

  test("with an addition changed in one only are a finding", () => {
    const earlier = known([worn("right", { power: -2, addition: 1.5 }), worn("left", { power: -2, addition: 1.5 })], { dob: "1974-01-01" });
    const wanted = order({ right: lens({ power: -2, addition: 1.5 }), left: lens({ power: -2, addition: 2 }) });
    expect(checkPrescription(wanted, earlier)).toMatchObject([{ kind: "additionsDiffer", eye: "left" }]);
  });
});
