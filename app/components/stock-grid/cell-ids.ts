/** The id of a lens's field, where error summaries and scanned codes lead. */
export const cellId = (productId: string) => `boxes-${productId}`;

/** The id of the words that say why a quantity was refused. */
export const mistakeId = (productId: string) => `mistake-${productId}`;

/** The tip of the cell in focus; there is one at most. */
export const tipId = "cell-tip";
