import { compactText } from "../direction-marks";
import { isValidGtin } from "../product/gtin";

/** The contents of a code on a box: the product and, in GS1 codes, its lot and expiry (ISO day). */
export type ScannedCode = { gtin: string; lot: string | null; expiresOn: string | null };

export type ScanMistake = "wrongCheckDigit" | "noCode";

/** The character between elements of variable length (FNC1), as scanners send it. */
export const groupSeparator = "\u001d";

/** Lengths of GS1 elements that need no separator, identifier included, by the first two digits of the identifier. */
const fixedLengths: Record<string, number> = {
  "00": 20,
  "01": 16,
  "02": 16,
  "03": 16,
  "04": 18,
  ...Object.fromEntries(["11", "12", "13", "14", "15", "16", "17", "18", "19"].map((prefix) => [prefix, 8])),
  "20": 4,
  ...Object.fromEntries(["31", "32", "33", "34", "35", "36"].map((prefix) => [prefix, 10])),
  "41": 16,
};

const symbologyIdentifier = /^\][a-z]\d/i;
const lotLengthMax = 20;

/**
 * Returns the content of a scanned or typed code (D15): a GTIN of 14, 13 or 12 digits, or a GS1 element string, bracketed
 * ("(01)...(17)...") or plain with separators, with or without a symbology identifier such as "]d2". Null when it has no GTIN or a wrong
 * check digit.
 */
export function parseScan(scan: string): ScannedCode | null {
  const elements = elementsOfScan(scan);
  const gtin = elements.get("01") ?? "";
  if (!isValidGtin(gtin)) return null;
  const lot = elements.get("10") ?? "";
  return { gtin, lot: lot !== "" && lot.length <= lotLengthMax ? lot : null, expiresOn: dayOf(elements.get("17") ?? "") };
}

/** Returns why a scan is no product code: its check digit is wrong, or it has no GTIN. Null for a product code. */
export function findScanMistake(scan: string): ScanMistake | null {
  const gtin = elementsOfScan(scan).get("01") ?? "";
  if (isValidGtin(gtin)) return null;
  return /^\d{14}$/.test(gtin) ? "wrongCheckDigit" : "noCode";
}

/** Whether the box has expired by this day; never when the code has no expiry. */
export function hasExpired({ expiresOn }: Pick<ScannedCode, "expiresOn">, today: string): boolean {
  return expiresOn !== null && expiresOn < today;
}

function elementsOfScan(scan: string): Map<string, string> {
  const content = compactText(scan).replace(symbologyIdentifier, "");
  return /^\d{12,14}$/.test(content) ? new Map([["01", content.padStart(14, "0")]]) : elementsOf(content);
}

/** Returns the elements of a code by identifier; the first of each counts. */
function elementsOf(content: string): Map<string, string> {
  const elements = content.startsWith("(") ? bracketedElements(content) : plainElements(content);
  return new Map(elements.toReversed());
}

function bracketedElements(content: string): [string, string][] {
  const found = content.matchAll(/\((\d{2,4})\)(.*?)(?=\(\d{2,4}\)|$)/g);
  return [...found].map(([, identifier = "", value = ""]) => [identifier, value.replaceAll(groupSeparator, "")]);
}

/** Returns the elements up to the first that cannot be read. */
function plainElements(content: string): [string, string][] {
  const elements: [string, string][] = [];
  let rest = content;
  while (rest !== "") {
    if (rest.startsWith(groupSeparator)) {
      rest = rest.slice(1);
      continue;
    }
    const fixed = fixedLengths[rest.slice(0, 2)];
    const separator = rest.indexOf(groupSeparator);
    const end = fixed ?? (separator < 0 ? rest.length : separator);
    if (rest.length < end || !/^\d{2}/.test(rest)) break;
    elements.push([rest.slice(0, 2), rest.slice(2, end)]);
    rest = rest.slice(end);
  }
  return elements;
}

/** Returns YYMMDD as an ISO day of this century; day 00 is the last of the month. Null when there is no such day. */
function dayOf(digits: string): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null;
  const last = new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
  return day > last ? null : new Date(Date.UTC(2000 + year, month - 1, day === 0 ? last : day)).toISOString().slice(0, 10);
}
