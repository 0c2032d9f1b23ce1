import { describe, expect, test } from "vitest";
import { canReturn, type DeliveredLine, possibleReasons, type ReturnReason, returnPeriod } from "~/domain/request/return-rule";
import { il } from "~/editions/il";
import { kr } from "~/editions/kr";

const deliveredAt = new Date("2026-11-24T08:00:00Z");
const line: DeliveredLine = { deliveredAt, isTrial: false, quantity: 4, returned: 0, missing: 0 };

describe("the return period begins with the delivery and ends at the end of a day in the market (D80)", () => {
  test("90 days in Israel, 30 in Korea, where damage is reported within 48 hours", () => {
    expect(returnPeriod(deliveredAt, il)).toEqual({
      ...{ lastDay: "2027-02-22", until: new Date("2027-02-22T22:00:00Z"), damageUntil: null },
    });
    expect(returnPeriod(deliveredAt, kr)).toEqual({
      ...{ lastDay: "2026-12-24", until: new Date("2026-12-24T15:00:00Z"), damageUntil: new Date("2026-11-26T08:00:00Z") },
    });
  });

  test.each([
    ["Israel", "2027-02-22T21:59:59Z", "notNeeded", il, null],
    ["Israel", "2027-02-22T22:00:00Z", "notNeeded", il, "returnPeriodOver"],
    ["Israel", "2027-02-22T21:59:59Z", "damaged", il, null],
    ["Korea", "2026-12-24T14:59:59Z", "faulty", kr, null],
    ["Korea", "2026-12-24T15:00:00Z", "faulty", kr, "returnPeriodOver"],
    ["Korea", "2026-11-26T07:59:59Z", "damaged", kr, null],
    ["Korea", "2026-11-26T08:00:00Z", "damaged", kr, "damagePeriodOver"],
  ] as const)("%s at %s, %s", (_, now, reason, edition, code) => {
    const verdict = canReturn(line, { reason, quantity: 1 }, { ...edition, now: new Date(now) });
    expect(verdict.permitted ? null : verdict.code).toBe(code);
  });
});

describe("what can be returned", () => {
  const market = { ...il, now: new Date("2026-12-01T08:00:00Z") };
  test.each<[string, Partial<DeliveredLine>, number, string | null]>([
    ["all of it", {}, 4, null],
    ["more than was delivered", {}, 5, "returnQuantity"],
    ["nothing", {}, 0, "returnQuantity"],
    ["half a box", {}, 0.5, "returnQuantity"],
    ["what is left", { returned: 3 }, 1, null],
    ["more than is left", { returned: 3 }, 2, "returnQuantity"],
    ["what arrived beside missing boxes", { missing: 1 }, 3, null],
    ["missing boxes", { missing: 1 }, 4, "returnQuantity"],
    ["what is left when the others are missing", { missing: 1, returned: 3 }, 1, "nothingLeftToReturn"],
    ["a line that was never sent", { quantity: 0 }, 1, "nothingLeftToReturn"],
    ["what is gone already", { returned: 4 }, 1, "nothingLeftToReturn"],
    ["what has not arrived", { deliveredAt: null }, 1, "notDelivered"],
    ["trial lenses", { isTrial: true }, 1, "trialNotReturned"],
  ])("%s", (_, facts, quantity, code) => {
    const verdict = canReturn({ ...line, ...facts }, { reason: "notNeeded", quantity }, market);
    expect(verdict.permitted ? null : verdict.code).toBe(code);
  });

  test("only reasons whose period still runs are offered", () => {
    const late = { ...kr, now: new Date("2026-12-01T08:00:00Z") };
    expect(possibleReasons(line, market)).toEqual<ReturnReason[]>(["notNeeded", "orderedWrong", "wrongProduct", "damaged", "faulty"]);
    expect(possibleReasons(line, late)).toEqual<ReturnReason[]>(["notNeeded", "orderedWrong", "wrongProduct", "faulty"]);
    expect(possibleReasons({ ...line, deliveredAt: null }, market)).toEqual([]);
  });
});
