import type { ImportMistake, ImportMistakeCode } from "./import-mistake";

/** A row of a file: the trimmed text of its cells by column; empty cells are left out. */
export type ImportRecord = { line: number; cells: ReadonlyMap<string, string> };

export type ParsedRecords = { records: ImportRecord[]; mistakes: ImportMistake[] };

/** Returns a result for a file that cannot be read as rows, with the line and reason. */
export const unreadableFile = (code: ImportMistakeCode, line = 1): ParsedRecords => ({
  records: [],
  mistakes: [{ line, column: null, code, value: null }],
});
