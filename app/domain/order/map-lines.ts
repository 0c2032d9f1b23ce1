import type { Eye } from "./order-lines";
import type { LensLine, Merchandise, SolutionLine } from "./preorder";

/** What becomes of one line: itself, changed, or null to drop it. */
export type LineChange = <L extends LensLine | SolutionLine>(line: L, eye: Eye | null) => L | null;

/** The same merchandise with every line changed or dropped. */
export function mapLines(merchandise: Merchandise, change: LineChange): Merchandise {
  if ("lines" in merchandise) return { ...merchandise, lines: kept(merchandise.lines, change) };
  if ("solutions" in merchandise) return { ...merchandise, solutions: kept(merchandise.solutions, change) };
  const { right, left } = merchandise.rx;
  const rx = { ...merchandise.rx, right: right && change(right, "right"), left: left && change(left, "left") };
  return { ...merchandise, rx };
}

/** Is no line left? */
export function isEmptyMerchandise(merchandise: Merchandise): boolean {
  if ("lines" in merchandise) return merchandise.lines.length === 0;
  if ("solutions" in merchandise) return merchandise.solutions.length === 0;
  return merchandise.rx.right === null && merchandise.rx.left === null;
}

function kept<L extends LensLine | SolutionLine>(lines: L[], change: LineChange): L[] {
  return lines.map((line) => change(line, null)).filter((line) => line !== null);
}
