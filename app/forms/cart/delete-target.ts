import { type CartLine, type CartPreorder, everyPreorder } from "./cart-groups";
import type { PopulatedCart } from "./populated-cart";

/** What the dialog asks about: a line, the powers of a product in one pack, a preorder, or everything for a preorder's patient. */
export type DeleteTarget =
  | { kind: "line"; preorder: CartPreorder; line: CartLine }
  | { kind: "product"; preorder: CartPreorder; lines: CartLine[] }
  | { kind: "preorder"; preorder: CartPreorder }
  | { kind: "patient"; patientId: string; preorders: CartPreorder[] };

/** Returns the target in a URL, by ids of preorders and lines only (D33); null when it is no longer in the cart. */
export function findDeleteTarget(populated: PopulatedCart, search: URLSearchParams): DeleteTarget | null {
  const preorders = everyPreorder(populated);
  const ofPatient = preorders.find(({ id }) => id === search.get("patientOf"));
  if (ofPatient?.patientId) {
    const { patientId } = ofPatient;
    return { kind: "patient", patientId, preorders: populated.preordersPatient.filter((each) => each.patientId === patientId) };
  }
  const preorder = preorders.find(({ id }) => id === search.get("preorder"));
  if (!preorder) return null;
  const [lineId, pack] = [search.get("line"), search.get("pack")];
  if (pack !== null) {
    const lines = preorder.lines.filter(({ packSize }) => String(packSize) === pack);
    return lines.length > 0 ? { kind: "product", preorder, lines } : null;
  }
  if (lineId === null) return { kind: "preorder", preorder };
  const line = preorder.lines.find(({ id }) => id === lineId);
  return line ? { kind: "line", preorder, line } : null;
}
