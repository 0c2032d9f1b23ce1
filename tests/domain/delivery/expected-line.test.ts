import { describe, expect, test } from "vitest";
import { countingWayOf, expiryOf } from "~/domain/delivery/counted-box";
import { isExpected, linesToCome, type ShippedPart } from "~/domain/delivery/expected-line";
import { lotKey, searchedLots } from "~/domain/delivery/lot-key";
import type { OrderedLine } from "~/domain/order/placed-order";
import type { OrderStatus } from "~/domain/order/status";

const now = new Date("2026-11-23T08:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe("whether a transaction is expected at its location (D86)", () => {
  test.each<[string, OrderStatus, number, boolean, boolean]>([
    ["while it is on its way", "Shipped", 1, true, true],
    ["for 30 days at most", "Shipped", 30, true, false],
    ["also when the distributor calls it delivered", "Delivered", 3.9, true, true],
    ["for four days at most", "Delivered", 4, true, false],
    ["not before it is shipped", "ReadyToShip", 0, true, false],
    ["not when it is cancelled", "Cancelled", 0, true, false],
    ["not when it goes to the patient", "Shipped", 1, false, false],
  ])("%s", (_, status, days, toOffice, expected) => {
    expect(isExpected({ status, since: daysAgo(days), toOffice }, now)).toBe(expected);
  });
});

const line: OrderedLine = {
  ...{ id: "line", eye: null, seriesId: "il-myday", solutionId: null, productId: "m90", productName: "MyDay", imageId: "", packSize: 90 },
  ...{ values: { power: -3.25 }, quantity: 6, price: 1, discount: 0, net: 6 },
};
const replacement = { seriesId: "il-myday", productId: "m30", productName: "MyDay", packSize: 30, quantity: 18, unitPrice: 1 };
const asked = { lineId: "line", kind: "replace", state: "accepted", replacement, quantity: null } as const;
const part = (given: Partial<ShippedPart> = {}): ShippedPart => ({ lines: [line], requests: [], received: [], ...given });
const come = (given: Partial<ShippedPart>) =>
  linesToCome(part(given)).map(({ product, quantity, left }) => [product.productId, quantity, left]);

describe("the boxes expected of a transaction", () => {
  test.each<[string, Partial<ShippedPart>, unknown[]]>([
    ["all its boxes", {}, [["m90", 6, 6]]],
    ["those that have not arrived", { received: [{ lineId: "line", quantity: 4 }] }, [["m90", 6, 2]]],
    ["no fewer than none", { received: [{ lineId: "line", quantity: 9 }] }, [["m90", 6, 0]]],
    ["of its own lines", { received: [{ lineId: "other", quantity: 4 }] }, [["m90", 6, 6]]],
    ["what replaces a line", { requests: [asked] }, [["m30", 18, 18]]],
    ["the line while its replacement is asked for", { requests: [{ ...asked, state: "asked" }] }, [["m90", 6, 6]]],
    ["nothing of a line that was cancelled", { requests: [{ ...asked, kind: "cancelLine", replacement: null }] }, []],
  ])("%s", (_, given, expected) => {
    expect(come(given)).toEqual(expected);
  });
});

test.each([
  ["not said", null, null],
  ["long ahead", "2028-01-31", null],
  ["in 181 days", "2027-05-23", null],
  ["in 180 days", "2027-05-22", "soon"],
  ["today", "2026-11-23", "soon"],
  ["yesterday", "2026-11-22", "expired"],
])("a last day of use that is %s", (_, expiresOn, expected) => {
  expect(expiryOf({ expiresOn }, "2026-11-23")).toBe(expected);
});

test.each([
  ["0290000000005", "hand"],
  ["00290000000005", "hand"],
  ["(01)00290000000005(17)280131(10)A1", "scanner"],
  ["0100290000000005\u001d10A1", "scanner"],
  ["０１００２９０００００００００５１０Ａ１", "scanner"],
])("%s in the field was counted by %s", (code, way) => {
  expect(countingWayOf(code)).toBe(way);
});

test.each([
  ["a1 22", ["A1", "22"]],
  ["A1, a1;B2\nC3", ["A1", "B2", "C3"]],
  ["A1、B2，C3", ["A1", "B2", "C3"]],
  ["  ", []],
])("the lots in “%s”", (text, lots) => {
  expect(searchedLots(text)).toEqual(lots);
});

test("a lot is found however it is written", () => {
  expect(lotKey("ab 12-c")).toBe("AB12-C");
  expect(lotKey("\u2066ａｂ１２-C\u2069")).toBe("AB12-C");
  expect(searchedLots("ab12\u200f；Ｃ３、d4")).toEqual(["AB12", "C3", "D4"]);
});
