import { describe, expect, test } from "vitest";
import { daysToReorder, supplyEnd } from "~/domain/patient/supply-end";
import type { WornLens } from "~/domain/patient/worn-lens";

const lens = (orderedOn: string, changes: Partial<WornLens> = {}): WornLens => ({
  ...{ orderId: orderedOn, eye: "right", seriesId: "biofinity", productName: "Biofinity", packSize: 6, quantity: 1 },
  ...{ values: { power: -3 }, orderedOn, arrivesOn: orderedOn },
  ...changes,
});
const left = { eye: "left" } as const;
const endOf = (lenses: WornLens[]) => supplyEnd(lenses, () => "monthly")?.endsOn ?? null;

describe("the end of a supply (D83)", () => {
  test.each<[string, WornLens[], string | null]>([
    ["nothing was ordered", [], null],
    ["one eye", [lens("2026-06-10")], "2026-12-10"],
    ["both eyes alike", [lens("2026-06-10"), lens("2026-06-10", left)], "2026-12-10"],
    ["fewer boxes for one eye: that eye's", [lens("2026-06-10", { quantity: 2 }), lens("2026-06-10", left)], "2026-12-10"],
    ["boxes that came before the earlier ones were used up add to them", [lens("2026-01-10"), lens("2026-06-10")], "2027-01-10"],
    ["boxes that came after a gap begin anew", [lens("2025-01-10"), lens("2026-06-10")], "2026-12-10"],
    ["an eye that was used up before the last order is not worn any more", [lens("2025-01-10", left), lens("2026-06-10")], "2026-12-10"],
    ["an eye that still had lenses at the last order is", [lens("2026-01-10", left), lens("2026-06-10")], "2026-07-10"],
    [
      "another lens ends what was worn",
      [lens("2026-05-10", { quantity: 4 }), lens("2026-06-10", { values: { power: -3.25 } })],
      "2026-12-10",
    ],
    ["boxes count from the day they are there", [lens("2026-06-10", { arrivesOn: "2026-06-14" })], "2026-12-14"],
  ])("%s", (_, lenses, endsOn) => {
    expect(endOf(lenses)).toBe(endsOn);
  });

  test("of a lens without a wearing period is unknown", () => {
    expect(supplyEnd([lens("2026-06-10")], () => null)).toBeNull();
  });

  test("is shown for three weeks, today included", () => {
    expect(daysToReorder("2026-11-24")).toEqual({ from: "2026-11-24", to: "2026-12-15" });
  });
});
