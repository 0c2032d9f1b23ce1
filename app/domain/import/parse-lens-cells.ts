import type { LensValue, LensValues } from "../lens/lens-values";
import { type LensField, lensFields, parameters } from "../lens/parameters";
import type { Block } from "../lens/series";
import { blockColumn, listSeparator, packSizesColumn } from "./import-column";
import type { ImportMistake } from "./import-mistake";
import type { ImportRecord } from "./import-record";
import { listOf, numberOf, shown } from "./parse-row";

/** Maximum number of values of one parameter in one block. */
const valuesMax = 400;

/** Returns the block that a catalogue row lists; null when it lists none, or when a value is not valid. */
export function parseBlock({ line, cells }: ImportRecord, defaultPackSize: number, mistakes: ImportMistake[]): Block | null {
  const before = mistakes.length;
  const refuse = (column: string, code: ImportMistake["code"]) => mistakes.push({ line, column, code, value: shown(cells.get(column)) });
  const values: Partial<Record<LensField, LensValue[]>> = {};
  for (const field of lensFields) {
    const column = blockColumn(field);
    const list = listOf(cells.get(column) ?? "").map((cell) => parseValue(field, cell));
    const valid = list.filter((value) => value !== null);
    if (list.length > valuesMax) refuse(column, "tooManyValues");
    else if (valid.length < list.length) refuse(column, "notNumber");
    else if (valid.length > 0) values[field] = valid;
  }
  const packs = listOf(cells.get(packSizesColumn) ?? "").map(numberOf);
  const packSizes = packs.filter((size) => size !== null && Number.isInteger(size) && size >= 1 && size <= 1000).map(Number);
  if (packSizes.length < packs.length) refuse(packSizesColumn, "notWhole");
  if (mistakes.length > before || Object.keys(values).length === 0) return null;
  return { values, packSizes: packSizes.length > 0 ? packSizes : [defaultPackSize] };
}

/** Returns the lens values in the columns of a product; null when one is not valid, empty when there are none. */
export function parseLensCells({ line, cells }: ImportRecord, mistakes: ImportMistake[]): LensValues | null {
  const before = mistakes.length;
  const values: LensValues = {};
  for (const field of lensFields) {
    const cell = cells.get(field);
    const value = cell === undefined ? undefined : parseValue(field, cell);
    if (value === null) mistakes.push({ line, column: field, code: "notNumber", value: shown(cell) });
    else if (value !== undefined) values[field] = value;
  }
  return mistakes.length > before ? null : values;
}

/** Returns a number, or a word where the parameter has words; null for anything else. */
function parseValue(field: LensField, cell: string): LensValue | null {
  const number = numberOf(cell);
  if (number !== null) return number;
  return "words" in parameters[field] && cell.length <= 40 && !cell.includes(listSeparator) ? cell : null;
}
