import type { Answers } from "~/calls/answers";

/** What is known of a scanned code. */
export type Scanned = Answers["catalogue"]["findByScan"];

/** What a scanned code is: a product that can be ordered, by its kind, or why nothing can. */
export type Standing = "lens" | "trial" | "solution" | "unavailable" | "unknown" | NonNullable<Scanned["mistake"]>;

/** Returns what a scanned code is, by what the catalogue found for it. */
export function standingOf({ mistake, lens, solution }: Scanned): Standing {
  if (mistake !== null) return mistake;
  const product = lens ?? solution;
  if (product === null) return "unknown";
  if (!product.available) return "unavailable";
  return lens === null ? "solution" : lens.trial ? "trial" : "lens";
}
