/** Why a line of an import cannot be taken. The words are in the texts of the operator's pages, under the same names. */
export const importMistakeCodes = [
  // of the file
  ...(["notUtf8", "fileTooLarge", "noRows", "tooManyRows", "unclosedQuote", "brokenJson", "notRows"] as const),
  // of its columns
  ...(["columnUnknown", "columnTwice", "columnMissing", "tooManyCells"] as const),
  // of a value
  ...(["required", "notWhole", "notNumber", "notAmount", "notDay", "notYesNo", "notOneOf", "notId", "tooLong", "outOfRange"] as const),
  ...(["unreadableText", "otherCurrency", "gtinInvalid", "gtinTaken", "gtinReserved"] as const),
  // of a row beside others
  ...(["listedTwice", "factsDiffer", "numberTaken", "otherMarket", "unknownItem", "unknownSeries", "notMade"] as const),
  ...(["annualAboveRetail", "noLenses", "otherProductId", "gtinOfMany", "tooManyBlocks", "tooManyValues"] as const),
] as const;

export type ImportMistakeCode = (typeof importMistakeCodes)[number];

/** A mistake with its line in the file (1 is the first), its column, and what stands there or what it is held against. */
export type ImportMistake = { line: number; column: string | null; code: ImportMistakeCode; value: string | null };
