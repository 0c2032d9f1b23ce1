/** The codes on boxes of lenses and bottles, by their names in the browser: GS1 DataMatrix, GS1-128, EAN and UPC. */
export const boxFormats = ["data_matrix", "code_128", "ean_13", "ean_8", "upc_a", "upc_e"] as const;
