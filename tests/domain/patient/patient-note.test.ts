import { expect, test } from "vitest";
import { mayRemoveNote } from "~/domain/patient/patient-note";

const note = { writtenById: "noa" };

test.each([
  ["its writer", { id: "noa", role: "staff" }, true],
  ["a colleague", { id: "gil", role: "staff" }, false],
  ["an admin of the practice", { id: "gil", role: "practiceAdmin" }, true],
  ["an operator in the practice", { id: "gil", role: "lensFerryAdmin" }, true],
] as const)("a note may be removed by %s: %o %s (D95)", (_, person, expected) => {
  expect(mayRemoveNote(person, note)).toBe(expected);
});
