import { isCalendarDay } from "../calendar/days";
import { plainText } from "../direction-marks";
import { priceMax } from "../price/price-row";
import { isValidGtin } from "../product/gtin";
import { isReadableText } from "../readable-text";
import { type ImportColumn, listSeparator } from "./import-column";
import type { ImportMistake, ImportMistakeCode } from "./import-mistake";
import type { ImportRecord } from "./import-record";

type Parsed = { value: unknown } | { code: ImportMistakeCode };

const wrong = (code: ImportMistakeCode): Parsed => ({ code });

/**
 * Returns the values of a row by column; null when one is not valid, and adds a mistake to the list for each. `fractionDigits` are the
 * currency's, for amounts.
 */
export function parseRow(
  { line, cells }: ImportRecord,
  columns: readonly ImportColumn[],
  { mistakes, fractionDigits = 0 }: { mistakes: ImportMistake[]; fractionDigits?: number },
): Record<string, unknown> | null {
  const row: Record<string, unknown> = {};
  let isRight = true;
  for (const column of columns) {
    const cell = cells.get(column.name) ?? column.byDefault;
    const read = cell === undefined ? (column.optional ? { value: null } : wrong("required")) : parseCell(cell, column, fractionDigits);
    if ("value" in read) row[column.name] = read.value;
    else {
      mistakes.push({ line, column: column.name, code: read.code, value: shown(cell) });
      isRight = false;
    }
  }
  return isRight ? row : null;
}

/** Returns the content of a cell, short enough to quote. */
export const shown = (cell: string | undefined): string | null => (cell === undefined ? null : cell.slice(0, 60));

function parseCell(cell: string, column: ImportColumn, fractionDigits: number): Parsed {
  switch (column.type) {
    case "text":
    case "id":
      return parseText(cell, column);
    case "texts": {
      const list = listOf(cell);
      return list.length > column.max || list.some((each) => each.length > 80) ? wrong("tooLong") : { value: list };
    }
    case "whole":
    case "number":
      return parseNumber(cell, column);
    case "word":
      return column.words.includes(cell) ? { value: cell } : wrong("notOneOf");
    case "words": {
      const list = listOf(cell);
      return list.every((each) => column.words.includes(each)) ? { value: list } : wrong("notOneOf");
    }
    case "amount":
      return parseAmount(cell, fractionDigits);
    case "day":
      return isCalendarDay(cell) ? { value: cell } : wrong("notDay");
    case "flag":
      return cell.toLowerCase() in flags ? { value: flags[cell.toLowerCase()] } : wrong("notYesNo");
    case "gtin":
      return isValidGtin(cell) ? { value: cell } : wrong("gtinInvalid");
  }
}

const flags: Readonly<Record<string, boolean>> = { true: true, yes: true, "1": true, false: false, no: false, "0": false };

/** Returns the values of a list within a cell. */
export function listOf(cell: string): string[] {
  return cell.split(listSeparator).flatMap((each) => (each.trim() === "" ? [] : [each.trim()]));
}

function parseText(cell: string, { type, max }: { type: string; max: number }): Parsed {
  if (cell.length > max) return wrong("tooLong");
  if (!isReadableText(cell, "line")) return wrong("unreadableText");
  return type === "id" && !/^[a-z\d]+(-[a-z\d]+)*$/.test(cell) ? wrong("notId") : { value: cell };
}

function parseNumber(cell: string, { type, min, max }: { type: string; min: number; max: number }): Parsed {
  const number = numberOf(cell);
  if (number === null) return wrong(type === "whole" ? "notWhole" : "notNumber");
  if (type === "whole" && !Number.isInteger(number)) return wrong("notWhole");
  return number < min || number > max ? wrong("outOfRange") : { value: number };
}

/** Returns a number as people and spreadsheets write it: with a point or comma and any minus sign; null for anything else. */
export function numberOf(cell: string): number | null {
  const plain = plainText(cell).trim().replace("\u2212", "-").replace(",", ".");
  return /^[+-]?\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) + 0 : null;
}

/** Returns an amount without thousands separators and with no more decimals than the currency has. */
function parseAmount(cell: string, fractionDigits: number): Parsed {
  const [, whole = "", fraction = ""] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(plainText(cell).trim()) ?? [];
  if (whole === "" || fraction.length > fractionDigits) return wrong("notAmount");
  const amount = Number(whole + fraction.padEnd(fractionDigits, "0"));
  return amount > priceMax ? wrong("outOfRange") : { value: amount };
}
