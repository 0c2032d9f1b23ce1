/** Adds up quantities of the same product, in the order in which products first appear. */
export function sumByProduct<Row extends { productId: string; quantity: number }>(rows: readonly Row[]): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const earlier = sums.get(row.productId);
    sums.set(row.productId, earlier ? { ...earlier, quantity: earlier.quantity + row.quantity } : row);
  }
  return [...sums.values()];
}
