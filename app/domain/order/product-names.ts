/** Returns the product names of lines in their order, each once. */
export const productNamesOf = (lines: readonly { productName: string }[]): string[] => [
  ...new Set(lines.map(({ productName }) => productName)),
];
