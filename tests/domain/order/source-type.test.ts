import { expect, test } from "vitest";
import type { OrderType } from "~/domain/order/preorder";
import { findSource, keptSource, type ReceivedSource, receivedSource, type SourceType, sourcesOf } from "~/domain/order/source-type";

const israel = { sourceType: "Israel" } as const;

test.each<[OrderType, string | null, SourceType | null]>([
  ["Patient", null, "Israel"],
  ["Patient", "Israel", "Israel"],
  ["Patient", "Asia", null],
  ["Stock", "LensFerryAsia", null],
  ["Revenue", null, "Israel"],
  ["PatientLead", "LensFerryAsia", "LensFerryAsia"],
  ["PatientLead", "LensFerrySubscriptions", "LensFerrySubscriptions"],
  ["PatientLead", "DSS", null],
  ["PatientLead", "Israel", null],
  ["PatientLead", null, null],
  ["DSS", "DSS", "DSS"],
  ["DSS", null, "DSS"],
  ["DSS", "LensFerryAsia", null],
])("a %s order of Israel whose caller says %s comes from %s (D43)", (orderType, said, source) => {
  expect(findSource(sourcesOf(orderType, israel), said)).toBe(source);
});

test("only the source of another system is kept; the market's own follows from the market", () => {
  expect(receivedSource("Asia")).toBeNull();
  expect(receivedSource("DSS")).toBe("DSS");
});

test.each<[OrderType, ReceivedSource | null, ReceivedSource | null]>([
  ["PatientLead", "LensFerrySubscriptions", "LensFerrySubscriptions"],
  ["PatientLead", "DSS", null],
  ["DSS", "DSS", "DSS"],
  ["Patient", "LensFerrySubscriptions", null],
  ["Revenue", "DSS", null],
  ["Patient", null, null],
])("a %s order stored with the source %s has the source %s when it is copied or edited (D43)", (orderType, stored, kept) => {
  expect(keptSource(orderType, stored)).toBe(kept);
});
