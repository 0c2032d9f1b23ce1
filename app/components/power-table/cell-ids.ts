/** The id of a lens's field, the target of error summaries and scanned codes. */
export const cellId = (productId: string) => `boxes-${productId}`;

/** The id of the text that says why a quantity was refused. */
export const mistakeId = (productId: string) => `mistake-${productId}`;

/** The facts of the cell in focus, in the strip above the tables. */
export const factsId = "cell-facts";
