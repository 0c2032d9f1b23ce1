import { isValidGtin } from "./gtin";

/** GS1 application identifiers of fixed length; others run to the separator. */
const fixedLengths: Record<string, number> = {
  "00": 18,
  "01": 14,
  "02": 14,
  "11": 6,
  "12": 6,
  "13": 6,
  "15": 6,
  "16": 6,
  "17": 6,
  "20": 2,
};

const symbologyIdentifier = /^\](d2|C1|Q3|e0|d1|E0|A0)/;
const separator = "\u001d";

/**
 * The GTIN-14 in what a scanner or a person typed (D15): "(01)00190090434363(17)...", "]d2" element strings with FNC1 as
 * group separator, or plain 14, 13 or 12 digits. Null when there is none or its check digit is wrong.
 */
export function gtinOfScan(scan: string): string | null {
  const text = scan.replace(/[\u200e\u200f\u2066-\u2069\s]/g, "");
  const content = withoutSeparator(text.replace(symbologyIdentifier, ""));
  const gtin = bracketed(content) ?? plain(content) ?? elementString(content);
  return gtin !== null && isValidGtin(gtin) ? gtin : null;
}

function bracketed(content: string): string | null {
  return /\(01\)(\d{14})(?!\d)/.exec(content)?.[1] ?? null;
}

function plain(content: string): string | null {
  return /^\d{12,14}$/.test(content) ? content.padStart(14, "0") : null;
}

function elementString(content: string): string | null {
  let rest = content;
  while (rest.length > 2) {
    const identifier = rest.slice(0, 2);
    const length = fixedLengths[identifier];
    if (identifier === "01") return /^01\d{14}/.test(rest) ? rest.slice(2, 16) : null;
    const end = length === undefined ? rest.indexOf(separator) : 2 + length;
    if (end < 0) return null;
    rest = withoutSeparator(rest.slice(end));
  }
  return null;
}

function withoutSeparator(text: string): string {
  return text.startsWith(separator) ? text.slice(1) : text;
}
