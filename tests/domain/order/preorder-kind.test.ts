import { expect, test } from "vitest";
import { type OrderType, orderTypes, type Preorder, purchaseTypes } from "~/domain/order/preorder";
import { checkKind, editedType, kindOf, kindOfPlaced, kindTable } from "~/domain/order/preorder-kind";
import { lens, officeTrial, patient, patientTrial, promotion, solutions, stock } from "./preorder-builders";

const bothEyes = { right: lens("r"), left: lens("l") };

test.each<[string, Preorder]>([
  ["stock", stock("1", [lens("a")])],
  ["patient", patient("1", "dana", bothEyes)],
  ["patientTrial", patientTrial("1", "dana", bothEyes)],
  ["officeTrial", officeTrial("1", [lens("a")])],
  ["solutions", solutions("1", [{ id: "a", solutionId: "hycare", quantity: 2 }])],
  ["promotion", promotion("1", [lens("a")])],
])("a %s order has the types of its kind and enters the cart", (kind, preorder) => {
  expect(kindOf(preorder)).toBe(kind);
  expect(checkKind(preorder, "portal")).toEqual({ permitted: true });
});

test.each<[string, Preorder, string]>([
  ["Revenue", stock("1", [lens("a")], { orderType: "Revenue" }), "stock"],
  ["Revenue for a patient", patient("1", "dana", bothEyes, { orderType: "Revenue" }), "patient"],
  ["PatientLead", patient("1", "dana", bothEyes, { orderType: "PatientLead" }), "patient"],
  ["DSS", patient("1", "dana", bothEyes, { orderType: "DSS" }), "patient"],
])("the type %s arrives from other systems only", (_, preorder, kind) => {
  expect(checkKind(preorder, "portal")).toEqual({ permitted: false, code: "kindNotAllowed", values: undefined });
  expect(checkKind(preorder, "received")).toEqual({ permitted: true });
  expect(kindOf(preorder)).toBe(kind);
});

test.each<[string, Preorder, OrderType, OrderType]>([
  ["a patient's order", patient("1", "dana", bothEyes), "PatientLead", "PatientLead"],
  ["a patient's order", patient("1", "dana", bothEyes), "DSS", "DSS"],
  ["a patient's order", patient("1", "dana", bothEyes), "Revenue", "Revenue"],
  ["stock", stock("1", [lens("a")]), "Revenue", "Revenue"],
  ["a patient's trial", patientTrial("1", "dana", bothEyes), "DSS", "Patient"],
  ["stock", stock("1", [lens("a")]), "PatientLead", "Stock"],
  ["stock", stock("1", [lens("a")]), "DiscountedPromotional", "Stock"],
  ["a promotion's order", promotion("1", [lens("a")]), "Stock", "DiscountedPromotional"],
])("%s that the portal sends for a preorder stored as $2 is stored as $3 (D73)", (_, sent, stored, type) => {
  expect(editedType(sent, stored)).toBe(type);
});

test.each<[string, Preorder]>([
  ["stock bought as trial", stock("1", [], { merchandise: { category: "ContactLenses", purchaseType: "Trial", lines: [lens("a")] } })],
  [
    "office trial bought as revenue",
    officeTrial("1", [], { merchandise: { category: "ContactLenses", purchaseType: "Revenue", lines: [lens("a")] } }),
  ],
  ["stock with the lenses of two eyes", patient("1", "dana", bothEyes, { orderType: "Stock", patientId: null })],
  ["patient order made of lines", stock("1", [lens("a")], { orderType: "Patient", patientId: "dana" })],
  ["stock for a patient", stock("1", [lens("a")], { patientId: "dana" })],
  ["office trial for a patient", officeTrial("1", [lens("a")], { patientId: "dana" })],
  ["promotion for a patient", promotion("1", [lens("a")], { patientId: "dana" })],
  ["solutions ordered as stock", solutions("1", [], { orderType: "Stock" })],
])("%s is not a kind of order", (_, preorder) => {
  expect(checkKind(preorder, "received")).toEqual({ permitted: false, code: "kindNotAllowed", values: undefined });
});

test("a patient order without its patient is refused for that reason", () => {
  const preorder = patient("1", "dana", bothEyes, { patientId: null });
  expect(checkKind(preorder, "portal")).toEqual({ permitted: false, code: "patientRequired", values: undefined });
});

test("every order type belongs to at least one kind, and every purchase type is used", () => {
  expect(new Set(kindTable.map((row) => row.orderType))).toEqual(new Set(orderTypes));
  expect(new Set(kindTable.map((row) => row.purchaseType))).toEqual(new Set(purchaseTypes));
});

test("asking for the kind of a preorder that could never be stored throws", () => {
  expect(() => kindOf(solutions("1", [], { orderType: "Stock" }))).toThrow("No kind of preorder is Stock / Solution");
});

test.each([
  ["Stock", "Revenue", false, "stock"],
  ["Patient", "Revenue", true, "patient"],
  ["Patient", "Trial", true, "patientTrial"],
  ["Trial", "Trial", false, "officeTrial"],
  ["Solution", "Solution", false, "solutions"],
  ["DiscountedPromotional", "Revenue", false, "promotion"],
  ["Revenue", "Revenue", false, "stock"],
  ["Revenue", "Revenue", true, "patient"],
  ["PatientLead", "Revenue", false, "patient"],
  ["Trial", "Revenue", true, "stock"],
  ["Lease", "Trial", true, "stock"],
])("a placed order of the types %s and %s, for a patient: %s, is shown as %s", (type, purchaseType, forPatient, kind) => {
  expect(kindOfPlaced({ type, purchaseType, forPatient })).toBe(kind);
});
