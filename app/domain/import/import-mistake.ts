/** Why a line of an import is refused. The operator's pages have texts under the same names. */
export const importMistakeCodes = [
  // the file
  ...(["notUtf8", "fileTooLarge", "noRows", "tooManyRows", "unclosedQuote", "brokenJson", "notRows"] as const),
  // its columns
  ...(["columnUnknown", "columnTwice", "columnMissing", "tooManyCells"] as const),
  // a value
  ...(["required", "notWhole", "notNumber", "notAmount", "notDay", "notYesNo", "notOneOf", "notId", "tooLong", "outOfRange"] as const),
  ...(["unreadableText", "otherCurrency", "gtinInvalid", "gtinTaken", "gtinReserved"] as const),
  // a row compared with others
  ...(["listedTwice", "factsDiffer", "numberTaken", "otherMarket", "unknownItem", "unknownSeries", "notMade"] as const),
  ...(["annualAboveRetail", "noLenses", "otherProductId", "gtinOfMany", "tooManyBlocks", "tooManyValues"] as const),
] as const;

export type ImportMistakeCode = (typeof importMistakeCodes)[number];

/** A mistake with its line in the file (the first is 1), its column, and the value in question or the one it is compared with. */
export type ImportMistake = { line: number; column: string | null; code: ImportMistakeCode; value: string | null };
