/**
 * Whether boxes that an order took from stock are still missing there (D27): not once the distributor has stated a new number, which never
 * lacked them. `countedAt` is when that was, null when it is not known.
 */
export const isMissingSince = (placedAt: Date, countedAt: Date | null): boolean => countedAt === null || countedAt <= placedAt;
