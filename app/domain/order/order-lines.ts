import type { LensLine, Merchandise, SolutionLine } from "./preorder";

export type Eye = "right" | "left";

/** A lens line with its eye; null where the lens is for nobody in particular (stock, office trial, promotion). */
export type OrderLine = LensLine & { eye: Eye | null };

type WithMerchandise = { merchandise: Merchandise };

/** Returns the lens lines of a preorder, right eye first; empty for solutions. */
export function linesOf({ merchandise }: WithMerchandise): OrderLine[] {
  if ("lines" in merchandise) return merchandise.lines.map((line) => ({ ...line, eye: null }));
  if ("solutions" in merchandise) return [];
  const { right, left } = merchandise.rx;
  return [...(right ? [{ ...right, eye: "right" as const }] : []), ...(left ? [{ ...left, eye: "left" as const }] : [])];
}

/** Returns the solution lines of a preorder; empty for lenses. */
export function solutionsOf({ merchandise }: WithMerchandise): SolutionLine[] {
  return "solutions" in merchandise ? merchandise.solutions : [];
}

/** Returns the number of boxes of lenses and bottles of solutions, as the cart's limit counts them (D21). */
export function boxesOf(preorder: WithMerchandise): number {
  return [...linesOf(preorder), ...solutionsOf(preorder)].reduce((sum, line) => sum + line.quantity, 0);
}
