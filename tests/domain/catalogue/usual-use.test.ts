import { expect, test } from "vitest";
import { boxesByMonth, countedMonths, shownMonths, usualBoxesPerMonth } from "~/domain/catalogue/usual-use";

test("shows the thirteen months up to the current one", () => {
  const months = shownMonths("2026-01-31");
  expect(months).toHaveLength(13);
  expect(months[0]).toBe("2025-01");
  expect(months.at(-1)).toBe("2026-01");
});

test("counts the three months before the current one", () => {
  expect(countedMonths("2026-01-31")).toEqual({ fromMonth: "2025-10", beforeMonth: "2026-01" });
});

test("months without orders are 0, the current month does not count", () => {
  const boxes = boxesByMonth(
    new Map([
      ["2026-10", 4],
      ["2026-11", 90],
      ["2024-01", 7],
    ]),
    shownMonths("2026-11-24"),
  );
  expect(boxes).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 90]);
  expect(usualBoxesPerMonth(boxes)).toBe(1);
});
