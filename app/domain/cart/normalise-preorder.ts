import { lensKey } from "../order/lens-key";
import { isEmptyMerchandise } from "../order/map-lines";
import type { LensLine, Merchandise, PreorderDraft, SolutionLine } from "../order/preorder";
import { refused } from "../verdict";

export type NormalisedPreorder<P extends PreorderDraft> =
  | { outcome: "kept"; preorder: P }
  /** A preorder of the cart has no lines left and must be removed. */
  | { outcome: "removed" }
  | { outcome: "refused"; refusal: { permitted: false; code: "chooseAQuantity"; values: undefined } };

/**
 * Drops lines and eyes with a quantity of 0 or less, and adds up lines with the same lens and pack (D22: within one draft they add up
 * without asking). When nothing is left, a preorder of the cart is to be removed and a new one is refused `chooseAQuantity` (D62).
 */
export function normalisePreorder<P extends PreorderDraft>(preorder: P, isInCart: boolean): NormalisedPreorder<P> {
  const merchandise = normaliseMerchandise(preorder.merchandise);
  if (!isEmptyMerchandise(merchandise)) return { outcome: "kept", preorder: { ...preorder, merchandise } };
  return isInCart ? { outcome: "removed" } : { outcome: "refused", refusal: refused("chooseAQuantity") };
}

function normaliseMerchandise(merchandise: Merchandise): Merchandise {
  if ("lines" in merchandise) return { ...merchandise, lines: addUp(merchandise.lines, lensKey) };
  if ("solutions" in merchandise) return { ...merchandise, solutions: addUp(merchandise.solutions, (line) => line.solutionId) };
  const { right, left } = merchandise.rx;
  return { ...merchandise, rx: { ...merchandise.rx, right: eyeOrNull(right), left: eyeOrNull(left) } };
}

const eyeOrNull = (line: LensLine | null) => (line && line.quantity > 0 ? line : null);

/** Returns the lines above 0 with the quantities of each product added up, under the id and at the position of its first line. */
function addUp<L extends LensLine | SolutionLine>(lines: L[], keyOf: (line: L) => string): L[] {
  const byKey = new Map<string, L>();
  for (const line of lines) {
    if (line.quantity <= 0) continue;
    const earlier = byKey.get(keyOf(line));
    byKey.set(keyOf(line), earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}
