import { describe, expect, test } from "vitest";
import { canAnswer } from "~/domain/request/order-request";
import { canClaim, claimedBoxes, type LackingLine, missingBoxes } from "~/domain/request/shortage";

const lacking = (given: Partial<LackingLine> = {}): LackingLine => ({ status: "Shipped", isOpened: true, left: 2, claimed: 0, ...given });

describe("claiming missing boxes (D86)", () => {
  test.each<[string, Partial<LackingLine>, number, number, object]>([
    ["of a parcel that was opened", {}, 2, 2, { permitted: true }],
    ["some of them", {}, 1, 2, { permitted: true }],
    ["of a parcel that the distributor calls delivered", { status: "Delivered", isOpened: false }, 2, 2, { permitted: true }],
    ["not while it is on its way", { isOpened: false }, 1, 0, { code: "notArrived" }],
    ["not more than lack", {}, 3, 2, { code: "shortageQuantity", values: { max: 2 } }],
    ["not none", {}, 0, 2, { code: "shortageQuantity", values: { max: 2 } }],
    ["not twice", { claimed: 2 }, 1, 0, { code: "nothingMissing" }],
    ["the rest of them", { claimed: 1 }, 1, 1, { permitted: true }],
    ["not when all are there", { left: 0 }, 1, 0, { code: "nothingMissing" }],
  ])("%s", (_, given, quantity, missing, verdict) => {
    expect(missingBoxes(lacking(given))).toBe(missing);
    expect(canClaim(lacking(given), quantity)).toMatchObject(verdict);
  });

  test("claims that were declined or withdrawn do not count, nor do other requests", () => {
    const asked = { kind: "shortage", state: "asked", quantity: 2 } as const;
    const requests = [asked, { ...asked, state: "accepted" }, { ...asked, state: "declined" }, { ...asked, state: "withdrawn" }] as const;
    expect(claimedBoxes([...requests, { ...asked, kind: "return" }])).toBe(4);
  });

  test.each([
    ["asked", "accepted", true],
    ["asked", "declined", true],
    ["accepted", "received", false],
    ["accepted", "credited", false],
  ] as const)("a claim that is %s can be %s: %s", (from, to, can) => {
    expect(canAnswer("shortage", from, to)).toBe(can);
  });
});
