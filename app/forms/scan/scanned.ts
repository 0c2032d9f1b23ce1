import type { Answers } from "~/calls/answers";

/** What the catalogue found for a scanned code. */
export type Scanned = Answers["catalogue"]["findByScan"];

/** The result for a scanned code: an orderable product, by kind, or why it cannot be ordered. */
export type ScanResult = "lens" | "trial" | "solution" | "unavailable" | "unknown" | NonNullable<Scanned["mistake"]>;

/** Returns the result for a scanned code. */
export function scanResultOf({ mistake, lens, solution }: Scanned): ScanResult {
  if (mistake !== null) return mistake;
  const product = lens ?? solution;
  if (product === null) return "unknown";
  if (!product.available) return "unavailable";
  return lens === null ? "solution" : lens.trial ? "trial" : "lens";
}
