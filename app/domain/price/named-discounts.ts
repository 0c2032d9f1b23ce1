type DiscountedLine<Promotion> = { promotion: Promotion | null; discount: number };

/** What one promotion takes off; `promotion` is null for discounts whose promotion was not kept. */
export type NamedDiscount<Promotion> = { promotion: Promotion | null; amount: number };

/** What each promotion takes off some lines together, in the order of their first lines; lines without a discount say nothing. */
export function namedDiscounts<Promotion extends { id: string }>(lines: readonly DiscountedLine<Promotion>[]): NamedDiscount<Promotion>[] {
  const discounts = new Map<string, NamedDiscount<Promotion>>();
  for (const { promotion, discount } of lines) {
    if (discount === 0) continue;
    const key = promotion?.id ?? "";
    discounts.set(key, { promotion, amount: discount + (discounts.get(key)?.amount ?? 0) });
  }
  return [...discounts.values()];
}
