import type { ImportMistake, ImportMistakeCode } from "./import-mistake";

/** A row of a file: what stands in its columns, as text without spaces around it; a column that is empty is left out. */
export type ImportRecord = { line: number; cells: ReadonlyMap<string, string> };

export type ReadRecords = { records: ImportRecord[]; mistakes: ImportMistake[] };

/** A file that cannot be read as rows at all, with the line that says why. */
export const unreadableFile = (code: ImportMistakeCode, line = 1): ReadRecords => ({
  records: [],
  mistakes: [{ line, column: null, code, value: null }],
});
