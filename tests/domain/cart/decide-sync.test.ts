import fc from "fast-check";
import { expect, test } from "vitest";
import { decideSync } from "~/domain/cart/decide-sync";
import type { Preorder } from "~/domain/order/preorder";
import { sameContent } from "~/domain/order/same-content";
import { lens, patient, solutions, stock } from "../order/preorder-builders";

const stored = stock("1", [lens("a", { quantity: 2 })], { revision: 4 });
const same = stock("1", [lens("other id", { quantity: 2, values: { power: "-3.00" } })]);
const other = stock("1", [lens("a", { quantity: 3 })]);

test("an unknown id is added", () => {
  expect(decideSync(undefined, other, undefined)).toEqual({ action: "add", revision: 1 });
});

test.each<[string, Preorder | "gone"]>([
  ["removed", { ...stored, status: "removed" }],
  ["ordered", { ...stored, status: "ordered" }],
  ["only remembered", "gone"],
])("an id that was %s stays removed, whatever is sent", (_, known) => {
  expect(decideSync(known, other, undefined)).toEqual({ action: "gone" });
  expect(decideSync(known, same, 4)).toEqual({ action: "gone" });
});

test.each([
  ["the revision last seen", 4],
  ["no revision", undefined],
  ["a null revision", null],
])("different content with %s replaces the preorder and raises the revision", (_, revision) => {
  expect(decideSync(stored, other, revision)).toEqual({ action: "replace", revision: 5 });
});

test.each([3, 1, 5])("different content with revision %d is answered as changed elsewhere, with the current state", (revision) => {
  expect(decideSync(stored, other, revision)).toEqual({ action: "changedElsewhere", present: stored });
});

test.each([4, 3, 1, undefined])("the same content with revision %s changes nothing", (revision) => {
  expect(decideSync(stored, same, revision)).toEqual({ action: "unchanged", present: stored });
});

test("what is saved for later can still be changed", () => {
  expect(decideSync({ ...stored, status: "savedForLater" }, other, 4)).toEqual({ action: "replace", revision: 5 });
});

const base = patient("1", "dana", { right: lens("r"), left: lens("l", { values: { power: -1.5 } }) }, { note: "call first" });
const rx = { startDate: null, expirationDate: null, right: lens("r"), left: lens("l", { values: { power: -1.5 } }) };

test.each<[string, Preorder]>([
  ["the location", { ...base, locationId: "south" }],
  ["the patient", { ...base, patientId: "noa" }],
  ["the note", { ...base, note: "call later" }],
  ["the delivery", { ...base, dispensingPreference: "ShipToPatient" }],
  ["the address", { ...base, shippingAddressId: "home" }],
  ["the promotion", { ...base, promotionId: "spring" }],
  ["the replaced order", { ...base, replacesOrderId: "order" }],
  ["the prescription's date", patient("1", "dana", { ...rx, expirationDate: "2027-01-01" }, { note: "call first" })],
  ["the eye", patient("1", "dana", { ...rx, right: rx.left, left: rx.right }, { note: "call first" })],
  ["the quantity of an eye", patient("1", "dana", { ...rx, right: lens("r", { quantity: 2 }) }, { note: "call first" })],
  ["the pack of an eye", patient("1", "dana", { ...rx, right: lens("r", { packSize: 90 }) }, { note: "call first" })],
  ["a value of an eye", patient("1", "dana", { ...rx, right: lens("r", { values: { power: -3.25 } }) }, { note: "call first" })],
])("another value of %s is different content", (_, changed) => {
  expect(sameContent(base, changed)).toBe(false);
});

test("line ids, status, revision, spaces around the note and the notation of numbers are not content", () => {
  const sameEyes = { right: lens("x", { values: { power: "-3.00" } }), left: lens("y", { values: { power: "-1.5" } }) };
  expect(sameContent(base, patient("1", "dana", sameEyes, { note: " call first ", revision: 9, status: "savedForLater" }))).toBe(true);
});

test("the order of lines is not content, their number is", () => {
  const [a, b] = [lens("a"), lens("b", { values: { power: -1 } })];
  expect(sameContent(stock("1", [a, b]), stock("1", [b, a]))).toBe(true);
  expect(sameContent(stock("1", [a]), stock("1", [a, a]))).toBe(false);
  expect(
    sameContent(solutions("1", [{ id: "a", solutionId: "s", quantity: 1 }]), solutions("1", [{ id: "b", solutionId: "s", quantity: 2 }])),
  ).toBe(false);
});

test("sending the answered content again never changes anything", () => {
  const line = fc.record({ power: fc.integer({ min: -8, max: 8 }), quantity: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.option(fc.integer({ min: 1, max: 9 })), (lines, revision) => {
      const preorder = stock(
        "1",
        lines.map(({ power, quantity }, index) => lens(String(index), { quantity, values: { power } })),
      );
      expect(decideSync(preorder, structuredClone(preorder), revision).action).toBe("unchanged");
    }),
  );
});
