import { describe, expect, test } from "vitest";
import { plotPositions } from "~/components/patient-page/plot-positions";

const from = "2024-11-24";
const to = "2026-11-24";
const steps = (...powers: number[]) => powers.map((power, index) => ({ orderedOn: `2025-0${index + 1}-01`, power }));

describe("the plot of powers", () => {
  test("places orders by their day, and an earlier one at the beginning", () => {
    const { points } = plotPositions(
      [
        { orderedOn: "2023-01-01", power: -2 },
        { orderedOn: "2025-11-24", power: -2.5 },
        { orderedOn: "2026-11-24", power: -3 },
      ],
      from,
      to,
    );
    expect(points).toEqual([
      { left: 0, power: -2 },
      { left: 50, power: -2.5 },
      { left: 100, power: -3 },
    ]);
  });

  test.each([
    ["quarters round one power", steps(-3.5), [-3.25, -3.5, -3.75]],
    ["quarters over three powers", steps(-2.5, -2.75, -3), [-2.25, -2.5, -2.75, -3, -3.25]],
    ["halves where quarters are too many", steps(-1, -2), [-0.5, -1, -1.5, -2, -2.5]],
    ["wholes across zero", steps(-1.25, 0.5), [2, 1, 0, -1, -2, -3]],
  ])("has grid lines at %s", (_, given, expected) => {
    expect(plotPositions(given, from, to).lines).toEqual(expected);
  });

  test("keeps every power between its grid lines, and the lines few, whatever the powers", () => {
    for (const power of [-20, -0.25, 0, 0.25, 6, 18]) {
      for (const change of [0, 0.25, 1, 3.75, 12]) {
        const { lines } = plotPositions(steps(power, power + change), from, to);
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(lines[0]).toBeGreaterThan(power + change);
        expect(lines.at(-1)).toBeLessThan(power);
      }
    }
  });
});
