type GridPreorder = { kind: string; promotionId: string | null };

/** Returns the preorders of the cart that a power grid edits: those for stock, or those ordered from one promotion (D74). */
export function gridPreorders<P extends GridPreorder>(
  { preordersStock, preordersOffice }: { preordersStock: readonly P[]; preordersOffice: readonly P[] },
  promotionId: string | null,
): readonly P[] {
  if (promotionId === null) return preordersStock;
  return preordersOffice.filter((preorder) => preorder.kind === "promotion" && preorder.promotionId === promotionId);
}
