import { withoutDirectionMarks } from "../direction-marks";
import { listSeparator } from "./import-column";
import { type ImportRecord, type ParsedRecords, unreadableFile } from "./import-record";

type Entry = Record<string, unknown>;

/**
 * Returns the entries of a JSON text as rows: from one list, or from lists by kind of item ("series", "solutions"), whose rows then get the
 * kind in the column "record". A series with blocks becomes one row per block, with the block's values in columns that start with "rx.".
 */
export function parseJsonEntries(text: string): ParsedRecords {
  const root = parse(text);
  if (root === undefined) return unreadableFile("brokenJson", brokenLine(text));
  const lists = Array.isArray(root) ? [[null, root] as const] : Object.entries(root as Entry);
  const entries = lists.flatMap(([name, list]) => (Array.isArray(list) ? list : [list]).map((entry: unknown) => ({ name, entry })));
  const lines = entryLines(text, Array.isArray(root) ? 1 : 2);
  const records: ImportRecord[] = [];
  for (const [index, { name, entry }] of entries.entries()) {
    const line = lines[index] ?? 1;
    if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return unreadableFile("notRows", line);
    for (const cells of rowsOfEntry(entry as Entry, name)) records.push({ line, cells });
  }
  return { records, mistakes: [] };
}

function rowsOfEntry({ rxParameterRestrictions, ...facts }: Entry, name: string | null): Map<string, string>[] {
  const record = name === null ? [] : ([["record", name === "solutions" ? "solution" : name]] as [string, string][]);
  const ownCells = [...record, ...cellsOf(facts)];
  if (!Array.isArray(rxParameterRestrictions) || rxParameterRestrictions.length === 0) return [new Map(ownCells)];
  return rxParameterRestrictions.map((block, index) => {
    const { values, packSizes } = (block ?? {}) as { values?: Entry; packSizes?: unknown };
    const lists = cellsOf(values ?? {}).map(([field, cell]): [string, string] => [`rx.${field}`, cell]);
    const idCells = ownCells.filter(([column]) => index === 0 || column === "record" || column === "id");
    return new Map([...idCells, ...lists, ...cellsOf({ packSizes })]);
  });
}

function cellsOf(entry: Entry): [string, string][] {
  return Object.entries(entry).flatMap(([column, value]): [string, string][] => {
    const cell = Array.isArray(value) ? value.map(String).join(listSeparator) : value === null || value === undefined ? "" : String(value);
    const plain = withoutDirectionMarks(cell).trim();
    return plain === "" ? [] : [[column, plain]];
  });
}

function parse(text: string): unknown {
  try {
    const root: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return typeof root === "object" && root !== null ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the line where the text stops being JSON, judged by brackets and quotes: that of the last one that was opened and not closed. */
function brokenLine(text: string): number {
  let line = 1;
  const open: number[] = [];
  for (const [token] of text.matchAll(tokens)) {
    if (token === "\n") line += 1;
    else if (token === "[" || token === "{") open.push(line);
    else if (token === "]" || token === "}") open.pop();
  }
  return open.at(-1) ?? 1;
}

const tokens = /"(?:[^"\\\n]|\\.)*"|[[\]{}\n]/g;

/** Returns the lines where the entries at a depth of brackets start. */
function entryLines(text: string, depth: number): number[] {
  const lines: number[] = [];
  let [line, level] = [1, 0];
  for (const [token] of text.matchAll(tokens)) {
    if (token === "\n") line += 1;
    else if (token === "[" || token === "{") {
      if (level === depth && token === "{") lines.push(line);
      level += 1;
    } else if (token === "]" || token === "}") level -= 1;
  }
  return lines;
}
