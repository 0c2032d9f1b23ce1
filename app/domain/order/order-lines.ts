import type { LensLine, Merchandise, SolutionLine } from "./preorder";

export type Eye = "right" | "left";

/** A lens line with the eye it is for; null where the lens is for nobody in particular (stock, office trial, promotion). */
export type OrderLine = LensLine & { eye: Eye | null };

type WithMerchandise = { merchandise: Merchandise };

/** The lens lines of a preorder, right eye first; empty for solutions. */
export function linesOf({ merchandise }: WithMerchandise): OrderLine[] {
  if ("lines" in merchandise) return merchandise.lines.map((line) => ({ ...line, eye: null }));
  if ("solutions" in merchandise) return [];
  const { right, left } = merchandise.rx;
  return [...(right ? [{ ...right, eye: "right" as const }] : []), ...(left ? [{ ...left, eye: "left" as const }] : [])];
}

/** The solution lines of a preorder; empty for lenses. */
export function solutionsOf({ merchandise }: WithMerchandise): SolutionLine[] {
  return "solutions" in merchandise ? merchandise.solutions : [];
}

/** Boxes of lenses and bottles of solutions together: the quantity that the cart's limit counts (D21). */
export function boxesOf(preorder: WithMerchandise): number {
  return [...linesOf(preorder), ...solutionsOf(preorder)].reduce((sum, line) => sum + line.quantity, 0);
}
