import { isReadableText } from "../readable-text";

/** What a file can contain: series and solutions, products of series, prices, stock levels (D90). */
export const importKinds = ["catalogue", "products", "prices", "stock"] as const;
export type ImportKind = (typeof importKinds)[number];

/** What happens to rows of the market that a file leaves out: they are kept or removed. */
export const leftOutRules = ["keep", "remove"] as const;
export type LeftOutRule = (typeof leftOutRules)[number];

export const importFormats = ["csv", "json"] as const;
export type ImportFormat = (typeof importFormats)[number];

export const importBytesMax = 5 * 1024 * 1024;
export const importRowsMax = 20_000;

/** What is undone together: the two kinds that change series share their versions, the others have their own (D91). */
export type ImportDataset = "catalogue" | "prices" | "stock";

export function datasetOf(kind: ImportKind): ImportDataset {
  return kind === "products" ? "catalogue" : kind;
}

/**
 * Returns the text of a file: UTF-8, or UTF-16 with a BOM, as spreadsheets write "Unicode text". Null for any other encoding, in which
 * letters would be lost, and for binary data.
 */
export function decodeFile(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return isReadableText(text, "lines") ? text : null;
  } catch {
    return null;
  }
}
