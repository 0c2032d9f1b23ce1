import { expect, test } from "vitest";
import { checkUndo, type FittingAct } from "~/domain/fitting/fitting-act";

const now = new Date("2026-11-24T10:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each<[string, FittingAct, number, number, number, string | null]>([
  ["given out an hour ago", "used", 1, 1, 0, null],
  ["given out a day ago", "used", 24, 1, 0, null],
  ["given out longer ago", "used", 24.1, 1, 0, "undoTooLate"],
  ["discarded an hour ago", "discarded", 1, 5, 0, null],
  ["put on the shelf, all packs still there", "put", 1, 3, 3, null],
  ["put on the shelf, one pack taken since", "put", 1, 3, 2, "packsTaken"],
  ["put on the shelf longer ago", "put", 30, 3, 3, "undoTooLate"],
])("undoing packs %s", (_, act, hours, quantity, left, code) => {
  const verdict = checkUndo({ act, at: hoursAgo(hours), quantity, left }, now);
  expect(verdict.permitted ? null : verdict.code).toBe(code);
});
