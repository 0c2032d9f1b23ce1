import { expect, test } from "vitest";
import { boxesByMonth, countedMonths, shownMonths, usualBoxesPerMonth } from "~/domain/catalogue/usual-use";

test("shows thirteen months up to the present one", () => {
  const months = shownMonths("2026-01-31");
  expect(months).toHaveLength(13);
  expect(months[0]).toBe("2025-01");
  expect(months.at(-1)).toBe("2026-01");
});

test("counts the three months before the present one", () => {
  expect(countedMonths("2026-01-31")).toEqual({ fromMonth: "2025-10", beforeMonth: "2026-01" });
});

test("months without orders are 0, the present month does not count", () => {
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
