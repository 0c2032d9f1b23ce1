type DiscountedLine<Promotion> = { promotion: Promotion | null; discount: number };

/** The discount of one promotion; `promotion` is null when it was not recorded. */
export type NamedDiscount<Promotion> = { promotion: Promotion | null; amount: number };

/** Returns each promotion's total discount on some lines, in the order of their first lines; lines without a discount are ignored. */
export function namedDiscounts<Promotion extends { id: string }>(lines: readonly DiscountedLine<Promotion>[]): NamedDiscount<Promotion>[] {
  const discounts = new Map<string, NamedDiscount<Promotion>>();
  for (const { promotion, discount } of lines) {
    if (discount === 0) continue;
    const key = promotion?.id ?? "";
    discounts.set(key, { promotion, amount: discount + (discounts.get(key)?.amount ?? 0) });
  }
  return [...discounts.values()];
}
