import { lensKey } from "./lens-key";
import { linesOf, solutionsOf } from "./order-lines";
import type { PreorderDraft } from "./preorder";

/**
 * Whether two preorders ask for the same thing. Line ids, order of lines, revision, status, and notation of values ("-3.00" or -3) do not
 * count. This makes sending a form twice harmless (D72).
 */
export function sameContent(one: PreorderDraft, other: PreorderDraft): boolean {
  return canonicalContent(one) === canonicalContent(other);
}

/** Returns a text that is equal exactly for preorders with the same content. */
export function canonicalContent(preorder: PreorderDraft): string {
  const { merchandise } = preorder;
  const lines = linesOf(preorder).map((line) => JSON.stringify([line.eye, lensKey(line), line.quantity]));
  const solutions = solutionsOf(preorder).map((line) => JSON.stringify([line.solutionId, line.quantity]));
  return JSON.stringify([
    preorder.locationId,
    preorder.orderType,
    preorder.patientId,
    preorder.shippingAddressId,
    preorder.dispensingPreference,
    preorder.note.normalize("NFC").trim(),
    preorder.promotionId,
    preorder.replacesOrderId,
    merchandise.category,
    merchandise.purchaseType,
    "rx" in merchandise ? [merchandise.rx.startDate, merchandise.rx.expirationDate] : [],
    lines.sort(),
    solutions.sort(),
  ]);
}
