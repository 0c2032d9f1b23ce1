/** The id of a lens's field, where error summaries and scanned codes lead. */
export const cellId = (productId: string) => `boxes-${productId}`;

/** The tip of the cell in focus; there is one at most. */
export const tipId = "cell-tip";
