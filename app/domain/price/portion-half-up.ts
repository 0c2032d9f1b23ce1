/** Returns `amount` times `part` over `whole`, rounded half up to a whole unit, for whole numbers of 0 or more. Exact at any size. */
export function portionHalfUp(amount: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}
