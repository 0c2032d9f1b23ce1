import { expect, test } from "vitest";
import { orderedArrival } from "~/domain/order/ordered-arrival";

const lines = [
  { quantity: 4, promisedDay: "2026-11-25" },
  { quantity: 2, promisedDay: "2026-12-03" },
];

test.each([
  ["on its own day while the transaction is promised as it was placed", lines, "2026-12-03", "2026-11-25"],
  ["on the day that the distributor has given since", lines, "2026-12-10", "2026-12-10"],
  ["on no day once the distributor names none", lines, null, null],
  ["on the day of the transaction when its own was not recorded", [{ quantity: 4 }, { quantity: 2 }], "2026-12-03", "2026-12-03"],
])("a line arrives %s", (_, parts, promisedDay, day) => {
  const [first = { quantity: 0 }] = parts;
  const part = { available: "later" as const, promisedDay, toPatient: false, lines: parts };
  expect(orderedArrival(first, part)).toEqual({ quantity: 4, day, isLater: true, toPatient: false });
});

test("what leaves now is no later part, and what goes to the patient says so", () => {
  const part = { available: "now" as const, promisedDay: "2026-12-03", toPatient: true, lines };
  expect(orderedArrival({ quantity: 2, promisedDay: "2026-12-03" }, part)).toMatchObject({ isLater: false, toPatient: true });
});
