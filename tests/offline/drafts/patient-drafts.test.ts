import { expect, test } from "vitest";
import { emptyDraft, type PatientDraft } from "~/forms/patient-order/patient-draft";
import { withStoredDraft } from "~/offline/drafts/patient-drafts";

let last = 0;
const newId = () => {
  last += 1;
  return `id-${last}`;
};

/** An order of the patient Noa in which both eyes have this many boxes. */
function draftOf(edits: number, quantity: string): PatientDraft {
  const draft = emptyDraft("noa", newId);
  const { right, left } = draft.eyes;
  return { ...draft, edits, eyes: { right: { ...right, quantity }, left: { ...left, quantity } } };
}

const quantities = ({ eyes }: PatientDraft) => [eyes.right.quantity, eyes.left.quantity];

test("the device's copy of an order is restored when it was changed more often than the server's", () => {
  const first = draftOf(4, "1");
  const restored = withStoredDraft(first, { stored: { ...first, edits: 6, eyes: draftOf(6, "2").eyes }, first, isFresh: false });
  expect(quantities(restored)).toEqual(["2", "2"]);
  expect(restored.edits).toBe(6);
});

test.each([3, 4])("a copy that was changed %i times is not restored over the server's, which was changed 4 times", (edits) => {
  const first = draftOf(4, "1");
  expect(withStoredDraft(first, { stored: { ...first, edits, eyes: draftOf(edits, "2").eyes }, first, isFresh: false })).toBe(first);
});

test("an eye that was changed while the device was read stays as it is", () => {
  const first = draftOf(4, "1");
  const now = { ...first, edits: 5, eyes: { ...first.eyes, left: { ...first.eyes.left, quantity: "9" } } };
  const restored = withStoredDraft(now, { stored: { ...first, edits: 6, eyes: draftOf(6, "2").eyes }, first, isFresh: false });
  expect(quantities(restored)).toEqual(["2", "9"]);
  expect(restored.edits).toBe(7);
});

test("another order is restored into a fresh form of its own patient only", () => {
  const fresh = emptyDraft("noa", newId);
  const stored = draftOf(2, "2");
  expect(withStoredDraft(fresh, { stored, first: fresh, isFresh: true })).toEqual({ ...fresh, ...stored, line: "" });
  expect(withStoredDraft(fresh, { stored, first: fresh, isFresh: false })).toBe(fresh);
  const others = { ...stored, patientId: "dana" };
  expect(withStoredDraft(fresh, { stored: others, first: fresh, isFresh: true })).toBe(fresh);
});
