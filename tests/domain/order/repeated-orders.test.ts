import { describe, expect, test } from "vitest";
import { movedPromises } from "~/domain/order/moved-promises";
import { heldReason, repeatState } from "~/domain/order/repeated-orders";

const today = "2026-11-24";

describe("ordering again (D83)", () => {
  test.each([
    ["as usual", {}, "ready"],
    ["without a known end of the prescription", { prescriptionEnd: null }, "ready"],
    ["on the last day of the prescription", { prescriptionEnd: today }, "ready"],
    ["after the prescription", { prescriptionEnd: "2026-11-23" }, "expired"],
    ["what was ordered elsewhere", { isHere: false, prescriptionEnd: "2026-11-23" }, "elsewhere"],
    ["what lies in a cart", { isCarted: true, isHere: false }, "inCart"],
  ] as const)("%s", (_, changes, state) => {
    expect(repeatState({ isCarted: false, isHere: true, prescriptionEnd: "2027-01-01", ...changes }, today)).toBe(state);
  });

  test.each([
    ["as it was", {}, null],
    ["with something unlikely", { openFindings: 1 }, "unlikely"],
    ["with a newer product", { replacedLines: 1, openFindings: 1 }, "replaced"],
    ["without one of its lenses", { leftLines: 1, replacedLines: 1 }, "unavailable"],
    ["beside one in a cart", { isCarted: true, leftLines: 1 }, "inCart"],
  ] as const)("with others, %s", (_, changes, reason) => {
    expect(heldReason({ isCarted: false, leftLines: 0, replacedLines: 0, openFindings: 0, ...changes })).toBe(reason);
  });
});

describe("promised days that moved", () => {
  const move = (transactionId: string, hour: number, dayBefore: string | null, day: string) => ({
    ...{ transactionId, dayBefore, day },
    at: new Date(Date.UTC(2026, 10, 24, hour)),
  });
  const moved = (...moves: ReturnType<typeof move>[]) =>
    movedPromises(moves).map(({ dayBefore, last }) => [last.transactionId, dayBefore, last.day]);

  test.each([
    ["none", [], []],
    ["once", [move("a", 1, "2026-12-07", "2026-12-10")], [["a", "2026-12-07", "2026-12-10"]]],
    [
      "twice: from the first day to the last",
      [move("a", 1, "2026-12-07", "2026-12-10"), move("a", 2, "2026-12-10", "2026-12-14")],
      [["a", "2026-12-07", "2026-12-14"]],
    ],
    ["there and back", [move("a", 1, "2026-12-07", "2026-12-10"), move("a", 2, "2026-12-10", "2026-12-07")], []],
    ["a first day", [move("a", 1, null, "2026-12-10")], []],
    [
      "two parts, the last that moved first",
      [move("a", 1, "2026-12-07", "2026-12-10"), move("b", 2, "2026-12-02", "2026-12-01")],
      [
        ["b", "2026-12-02", "2026-12-01"],
        ["a", "2026-12-07", "2026-12-10"],
      ],
    ],
  ])("%s", (_, moves, expected) => {
    expect(moved(...moves)).toEqual(expected);
  });
});
