import { refused } from "../verdict";
import type { Eye } from "./order-lines";
import { linesOf, solutionsOf } from "./order-lines";
import type { LensLine, Merchandise, Preorder, SolutionLine } from "./preorder";

/** Returns a line, changed or unchanged, or null to drop it. */
export type LineChange = <L extends LensLine | SolutionLine>(line: L, eye: Eye | null) => L | null;

/** Returns the merchandise with every line changed or dropped. */
export function mapLines(merchandise: Merchandise, change: LineChange): Merchandise {
  if ("lines" in merchandise) return { ...merchandise, lines: changedLines(merchandise.lines, change) };
  if ("solutions" in merchandise) return { ...merchandise, solutions: changedLines(merchandise.solutions, change) };
  const { right, left } = merchandise.rx;
  const rx = { ...merchandise.rx, right: right && change(right, "right"), left: left && change(left, "left") };
  return { ...merchandise, rx };
}

/** Whether no line is left. */
export function isEmptyMerchandise(merchandise: Merchandise): boolean {
  if ("lines" in merchandise) return merchandise.lines.length === 0;
  if ("solutions" in merchandise) return merchandise.solutions.length === 0;
  return merchandise.rx.right === null && merchandise.rx.left === null;
}

function changedLines<L extends LensLine | SolutionLine>(lines: L[], change: LineChange): L[] {
  return lines.map((line) => change(line, null)).filter((line) => line !== null);
}

/** A new quantity of a line, in boxes or bottles; 0 removes the line. `revision` is the one of the preorder that the person saw. */
export type QuantityChange = { preorderId: string; lineId: string; quantity: number; revision?: number | undefined };

/**
 * Returns the merchandise of a preorder with its new quantities; null when it has them already (D62). If the preorder has changed since the
 * person saw it, refuses with the present quantity, null for a line that no longer exists.
 */
export function setQuantities(preorder: Preorder & { revision: number }, changes: readonly QuantityChange[]) {
  const present = new Map([...linesOf(preorder), ...solutionsOf(preorder)].map(({ id, quantity }) => [id, quantity]));
  const wanted = changes.filter(
    ({ preorderId, lineId, quantity }) => preorderId === preorder.id && (present.get(lineId) ?? 0) !== quantity,
  );
  for (const { lineId, revision } of wanted) {
    const quantity = present.get(lineId) ?? null;
    const isStale = revision !== undefined && revision !== preorder.revision;
    if (quantity === null || isStale) return refused("changedElsewhere", { quantity });
  }
  if (wanted.length === 0) return { permitted: true, merchandise: null } as const;
  const quantities = new Map(wanted.map(({ lineId, quantity }) => [lineId, quantity]));
  const merchandise = mapLines(preorder.merchandise, (line) => {
    const quantity = quantities.get(line.id) ?? line.quantity;
    return quantity > 0 ? { ...line, quantity } : null;
  });
  return { permitted: true, merchandise } as const;
}
