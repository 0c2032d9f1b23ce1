import { describe, expect, test } from "vitest";
import { itemOfSolutions } from "~/components/solutions/item-of-solutions";
import { beginDraft, type CartedSolutions } from "~/forms/solutions/solution-draft";
import type { SolutionRow } from "~/forms/solutions/solution-row";
import { afterTry, withChange, withoutItem, withQuantity } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

const row = (id: string): SolutionRow => ({
  ...{ id, imageId: id, displayName: id, manufacturerName: "Clearwell", volumeMillilitres: 360, bottlesPerCase: 24, starter: false },
  ...{ priceRetail: null, priceAnnual: null, annualBottles: 6, isFavourite: false, available: true },
  shelf: { onHand: 40, nowDay: "2026-11-25", laterDay: null, isLast: false },
  stock: { status: "inStock", left: null, now: 1, later: 0, expectedAt: null, laterDay: null },
});
const rows = [row("saline")];
const present: CartedSolutions = {
  ...{ id: "carted", revision: 3, note: "for the front desk" },
  lines: [{ id: "line", solutionId: "saline", productName: "saline", quantity: 6 }],
};

/** The entry that waits after some bottles were typed. */
function typed(bottles: string, carted: CartedSolutions | null): WaitingItem {
  const begun = beginDraft(rows, carted, () => "new");
  return itemOfSolutions({ rows, draft: { ...begun, typed: { saline: { cases: "", bottles } } }, present: carted }, "harbour", 0);
}

const sent = (item: WaitingItem | undefined) => (item?.call.name === "sync" ? item.call.input.preorders : null);

describe("solutions that wait", () => {
  test("and change the cart restore what it had when they are withdrawn after they may have arrived (D62)", () => {
    const waiting = withChange(afterTry(withChange([], typed("8", present)), "carted"), typed("9", present));
    expect(sent(waiting[0])).toMatchObject([{ id: "carted", merchandise: { solutions: [{ id: "line", quantity: 9 }] } }]);
    const [restored] = withoutItem(waiting, "carted");
    expect(sent(restored)).toEqual([
      {
        ...{ id: "carted", orderType: "Solution", note: "for the front desk" },
        merchandise: { purchaseType: "Solution", solutions: [{ id: "line", solutionId: "saline", quantity: 6 }] },
      },
    ]);
  });

  test("and change the cart are sent with the revision that the page showed", () => {
    expect(sent(withChange([], typed("8", present))[0])).toMatchObject([{ revision: 3 }]);
    expect(typed("8", present).kind).toBe("quantities");
  });

  test("and are new are removed from the cart when they are withdrawn after they may have arrived", () => {
    const [emptied] = withoutItem(afterTry([typed("8", null)], "new"), "new");
    expect(sent(emptied)).toMatchObject([{ id: "new", merchandise: { solutions: [] } }]);
  });

  test("and change the cart list solutions there that the form does not, so that editing the entry keeps them (D62)", () => {
    const gone = { id: "old line", solutionId: "gone", productName: "Gone", quantity: 4 };
    const waiting = typed("8", { ...present, lines: [...present.lines, gone] });
    expect(waiting.lines.map(({ lineId, name, quantity }) => [lineId, name, quantity])).toEqual([
      ["line", "saline", 8],
      ["old line", "Gone", 4],
    ]);
    const [edited] = withQuantity([waiting], { id: "carted", lineId: "line", quantity: 7 });
    expect(sent(edited)?.[0]?.merchandise.solutions?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["line", 7],
      ["old line", 4],
    ]);
  });
});
