import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LensValues } from "~/domain/lens/lens-values";
import { checkPrescription } from "~/domain/prescription/check-prescription";
import { earlierValues } from "~/domain/prescription/earlier-values";
import { type Finding, type FindingPatient, findingKey, type WantedLens, type WantedOrder } from "~/domain/prescription/finding";
import { before, kinds, known, lens, order, worn } from "~tests/helpers/given-prescription";

describe("the series", () => {
  const earlier = [worn("right", before)];
  const other = order({ right: lens(before, { seriesId: "other" }) });
  test.each<[string, WantedOrder, FindingPatient, Finding["kind"][]]>([
    ["another than the last", other, known(earlier), ["otherSeries"]],
    ["after a trial of it", other, known(earlier, { trials: [{ seriesId: "other trial", orderedOn: "2026-11-01" }] }), []],
    ["as a trial", { ...other, purchaseType: "Trial" }, known(earlier), []],
    ["in the earlier one's place", order({ right: lens(before, { seriesId: "toric 2" }) }), known(earlier), []],
    ["for a power that the earlier one lacks", other, known(earlier, { isMade: (seriesId) => seriesId !== "toric" }), []],
    [
      "worn in turns with it",
      other,
      known([...earlier, worn("right", before, { seriesId: "other", orderedOn: "2025-11-15", orderId: "second" })], {
        today: "2026-11-15",
      }),
      [],
    ],
    [
      "worn long ago",
      other,
      known([...earlier, worn("right", before, { seriesId: "other", orderedOn: "2025-11-14", orderId: "second" })], {
        today: "2026-11-15",
      }),
      ["otherSeries"],
    ],
  ])("%s", (_, wanted, facts, expected) => {
    expect(kinds(checkPrescription(wanted, facts))).toEqual(expected);
  });
});

describe("the quantity, and the time since the last order", () => {
  test.each([
    [3, []],
    [4, ["manyBoxes"]],
    [null, []],
  ])("%s boxes where two are usual", (quantity, expected) => {
    expect(kinds(checkPrescription(order({ right: lens(before, { quantity }) }), known([worn("right", before)])))).toEqual(expected);
  });

  test("the largest of the last three orders is usual", () => {
    const lenses = [2, 2, 1, 6].map((quantity, index) =>
      worn("right", before, { quantity, orderedOn: `202${4 - index}-06-01`, arrivesOn: `202${4 - index}-06-01` }),
    );
    expect(kinds(checkPrescription(order({ right: lens(before, { quantity: 4 }) }), known(lenses)))).toEqual(["manyBoxes"]);
    expect(checkPrescription(order({ right: lens(before, { quantity: 4 }) }), known(lenses.slice(3)))).toEqual([]);
  });

  const lately = (day: string) => known([worn("right", before, { orderedOn: day, arrivesOn: day })]);
  test.each([
    ["2026-11-15", ["duplicate"]],
    ["2025-12-16", ["duplicate"]],
    ["2025-12-15", []],
  ])("a year's boxes ordered on %s", (day, expected) => {
    expect(kinds(checkPrescription(order({ right: lens(before) }), lately(day)))).toEqual(expected);
  });

  test("says until when the boxes last, and nothing for another lens or a trial", () => {
    expect(checkPrescription(order({ right: lens(before) }), lately("2026-11-15"))).toMatchObject([
      { kind: "duplicate", until: "2027-11-15" },
    ]);
    expect(checkPrescription(order({ right: lens({ ...before, power: -3.25 }) }), lately("2026-11-15"))).toEqual([]);
    expect(checkPrescription(order({ right: lens(before) }, { purchaseType: "Trial" }), lately("2026-11-15"))).toEqual([]);
  });
});

describe("the validity of the prescription", () => {
  test.each<[string, Partial<WantedOrder>, string | null, string | null]>([
    ["its own end is over", { expirationDate: "2026-11-23" }, null, "2026-11-23"],
    ["its own end is today", { expirationDate: "2026-11-24" }, "2020-01-01", null],
    ["it began over two years ago", { startDate: "2024-11-23" }, null, "2026-11-23"],
    ["it began two years ago", { startDate: "2024-11-24" }, null, null],
    ["that of the latest order is over", {}, "2026-02-14", "2026-02-14"],
    ["nobody knows", {}, null, null],
  ])("%s", (_, dates, knownUntil, expected) => {
    const found = checkPrescription(order({ right: lens(before) }, dates), known([worn("right", before)], { knownUntil }));
    expect(found.map(({ until }) => until)).toEqual(expected === null ? [] : [expected]);
  });
});

describe("for any order", () => {
  const quarter = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map((steps) => steps / 4);
  const values = fc.record({
    power: quarter(-12, 8),
    cylinder: fc.constantFrom(-0.75, -1.25, -1.75, -2.25),
    axis: fc.integer({ min: 1, max: 18 }).map((tens) => tens * 10),
  });
  const pair = fc.record({ right: values, left: values });
  const otherEye = { right: "left", left: "right" } as const;
  const found = (now: { right: LensValues; left: LensValues }, earlier: { right: LensValues; left: LensValues }) =>
    checkPrescription(
      order({ right: lens(now.right), left: lens(now.left) }),
      known([worn("right", earlier.right), worn("left", earlier.left)]),
    );
  const exchanged = <Each>({ right, left }: { right: Each; left: Each }) => ({ right: left, left: right });

  test("exchanging the eyes exchanges their findings", () => {
    fc.assert(
      fc.property(pair, pair, (now, earlier) => {
        const said = (each: readonly Finding[], turn: boolean) =>
          each.map(({ kind, eye }) => `${kind} ${eye === null ? "both" : turn ? otherEye[eye] : eye}`).toSorted();
        expect(said(found(exchanged(now), exchanged(earlier)), true)).toEqual(said(found(now, earlier), false));
      }),
    );
  });

  test("repeating the earlier order has no findings", () => {
    fc.assert(
      fc.property(pair, (earlier) => {
        expect(found(earlier, earlier)).toEqual([]);
      }),
    );
  });

  test("exchanged eyes are always found where they differ", () => {
    fc.assert(
      fc.property(pair, (earlier) => {
        const differ = JSON.stringify(earlier.right) !== JSON.stringify(earlier.left);
        expect(kinds(found(exchanged(earlier), earlier))).toEqual(differ ? ["eyesSwapped"] : []);
      }),
    );
  });

  test("taking the earlier values resolves the findings of the eye", () => {
    fc.assert(
      fc.property(pair, pair, (now, earlier) => {
        let wanted = now;
        // A strong cylinder that is taken may make its axis a question.
        for (let round = 0; round < 3; round += 1) {
          for (const { eye, values: taken } of found(wanted, earlier).flatMap(earlierValues)) {
            wanted = { ...wanted, [eye]: { ...wanted[eye], ...taken } };
          }
        }
        expect(found(wanted, earlier).filter(({ eye }) => eye !== null)).toEqual([]);
      }),
    );
  });
});

describe("the key of a finding", () => {
  const keyOf = (values: LensValues, changes: Partial<WantedLens> = {}) =>
    checkPrescription(order({ right: lens(values, changes) }), known([worn("right", before)])).map(findingKey);
  test("stays the same while other values change, and changes with its own", () => {
    expect(keyOf({ ...before, power: -5 })).toEqual(["sphereJump right -5"]);
    expect(keyOf({ ...before, power: -5, axis: 10 }, { quantity: 1 })).toEqual(["sphereJump right -5"]);
    expect(keyOf({ ...before, power: -5.25 })).toEqual(["sphereJump right -5.25"]);
    expect(keyOf(before, { seriesId: "other" })).toEqual(["otherSeries right other"]);
    expect(keyOf(before, { quantity: 8 })).toEqual(["manyBoxes right 8"]);
  });
});
