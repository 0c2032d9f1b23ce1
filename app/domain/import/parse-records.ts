import { withoutGuard } from "../csv";
import { withoutDirectionMarks } from "../direction-marks";
import { parseCsv } from "../parse-csv";
import { importRowsMax } from "./import-file";
import type { ImportMistake, ImportMistakeCode } from "./import-mistake";
import { type ImportRecord, type ParsedRecords, unreadableFile } from "./import-record";
import { parseJsonEntries } from "./parse-json-entries";

/** The columns that a kind of file may have and those that it must have. */
export type ColumnNames = { all: readonly string[]; needed: readonly string[] };

/**
 * Returns the rows of a CSV or JSON file (D90), or why it is not a table. Columns are found by name, in any order and case. In JSON a row
 * is an object in a list, or in a list per kind of item.
 */
export function parseRecords(text: string, columns: ColumnNames): ParsedRecords {
  const read = /^\s*[[{]/.test(text.replace(/^\ufeff/, "")) ? parseJsonEntries(text) : parseTable(text, columns);
  const { records, mistakes } = read;
  if (mistakes.length > 0) return { records: [], mistakes };
  if (records.length === 0) return unreadableFile("noRows");
  if (records.length > importRowsMax)
    return {
      records: [],
      mistakes: [{ line: records[importRowsMax]?.line ?? 1, column: null, code: "tooManyRows", value: String(records.length) }],
    };
  return { records, mistakes: findColumnMistakes(records, columns) };
}

/**
 * Returns mistakes for JSON columns that the kind does not have and for required ones that the first entry lacks. A CSV file was checked by
 * its header.
 */
function findColumnMistakes(records: readonly ImportRecord[], { all }: ColumnNames): ImportMistake[] {
  const known = new Set(all);
  return records.flatMap(({ line, cells }) =>
    [...cells.keys()].flatMap((column) => (known.has(column) ? [] : [{ line, column, code: "columnUnknown" as const, value: null }])),
  );
}

function parseTable(text: string, columns: ColumnNames): ParsedRecords {
  const { rows, unclosedAt } = parseCsv(text);
  if (unclosedAt !== null) return unreadableFile("unclosedQuote", unclosedAt);
  const [head, ...body] = rows;
  if (!head) return unreadableFile("noRows");
  const byKey = new Map(columns.all.map((name) => [columnKey(name), name]));
  const names = head.cells.map((cell) => byKey.get(columnKey(cell)) ?? null);
  const mistakes = findHeadMistakes(head, names, columns);
  const records = body.map(({ line, cells }) => {
    if (cells.slice(names.length).some((cell) => cell.trim() !== ""))
      mistakes.push({ line, column: null, code: "tooManyCells", value: null });
    return { line, cells: new Map(names.flatMap((name, index) => (name === null ? [] : cellOf(name, cells[index] ?? "")))) };
  });
  return { records, mistakes };
}

type Head = { line: number; cells: readonly string[] };

function findHeadMistakes({ line, cells }: Head, names: readonly (string | null)[], { needed }: ColumnNames): ImportMistake[] {
  const mistake = (code: ImportMistakeCode, column: string): ImportMistake => ({ line, column, code, value: null });
  return [
    ...cells.flatMap((cell, index) =>
      names[index] === null && cell.trim() !== "" ? [mistake("columnUnknown", cell.trim().slice(0, 40))] : [],
    ),
    ...names.flatMap((name, index) => (name !== null && names.indexOf(name) < index ? [mistake("columnTwice", name)] : [])),
    ...needed.filter((name) => !names.includes(name)).map((name) => mistake("columnMissing", name)),
  ];
}

const columnKey = (name: string) => withoutDirectionMarks(name).replace(/[\s_]/g, "").toLowerCase();

/** Returns a cell without the apostrophe that guards against formulas in spreadsheets (D30). */
function cellOf(name: string, cell: string): [string, string][] {
  const plain = withoutDirectionMarks(cell).trim();
  const unguarded = withoutGuard(plain);
  return unguarded === "" ? [] : [[name, unguarded]];
}
