import type { Answers } from "~/calls/answers";
import { seriesIdOfProduct, splitProductId } from "~/domain/product/product-id";
import { parseWholeNumber } from "~/domain/whole-number";

export type FittingSets = Answers["fitting"]["overview"];
export type FittingSet = Answers["fitting"]["view"];
export type FittingAct = FittingSets["acts"][number];
export type FittingSums = FittingSet["sums"];
export type FittingCell = NonNullable<FittingSet["blocks"][number]["rows"][number]["cells"][number]>;
export type RefusedScan = { code: string; mistake: Answers["fitting"]["put"]["refused"][number]["mistake"] };

/** A patient to choose in the form. */
export type FoundPatient = { id: string; firstName: string; lastName: string; dob: string | null; customerId: string | null };

/** Why a form of the shelf was refused, with everything typed. `found` are patients to choose from; null when none was searched for. */
export type RefusedShelf = {
  /** The value of the pressed button, without ids. */
  intent: string;
  texts: ShelfTexts;
  /** Mistakes by field. */
  mistakes: Partial<Record<keyof ShelfTexts, string>>;
  refused: RefusedScan[];
  refusal: { code: string; values: unknown } | null;
  found: FoundPatient[] | null;
};

/** The texts typed in the forms of a shelf. */
export type ShelfTexts = { codes: string; packs: string; lot: string; expiresOn: string; patient: string; wanted: string };

export const noTexts: ShelfTexts = { codes: "", packs: "", lot: "", expiresOn: "", patient: "", wanted: "" };

/** The buttons of a shelf, as values of `intent`. */
export const shelfIntents = ["put", "use", "discard", "undo", "want"] as const;
export type ShelfIntent = (typeof shelfIntents)[number];

/** Returns the ids of acts to undo as a part of a button's value. */
export const undoneIds = (ids: readonly string[]) => ids.join(" ");

/** Returns a typed number of packs, a whole number of up to three digits, at least `least`; null for any other text. */
export function typedPacks(text: string, least: 0 | 1): number | null {
  const packs = parseWholeNumber(text, 999);
  return packs !== null && packs >= least ? packs : null;
}

/** Returns the URL of the set of a series; with a patient, for giving packs to that patient. */
export const setAddress = (seriesId: string, patientId: string | null = null) =>
  `/products/fitting-sets/${encodeURIComponent(seriesId)}${patientId ? `?${new URLSearchParams({ patient: patientId })}` : ""}`;

/** Returns the URL of one lens of a set; with a patient, for giving packs to that patient. */
export function lensAddress(productId: string, patientId: string | null = null): string {
  const search = new URLSearchParams({ lens: productId, ...(patientId && { patient: patientId }) });
  return `${setAddress(seriesIdOfProduct(productId))}/lens?${search}`;
}

/** What else a URL of a set names: the lens of a dialog, and stored forms. */
const otherNames = ["lens", "form"];

/** Returns the values in a URL for the parameters that the map does not vary: single values, or those of the lens in it. */
export function chosenOf(search: URLSearchParams): Record<string, string | number> {
  const lens = splitProductId(search.get("lens") ?? "");
  const given = [...search].filter(([name]) => !otherNames.includes(name)).map(([name, value]) => [name, value.slice(0, 40)]);
  return { ...lens?.values, ...Object.fromEntries(given) };
}

/** Returns a lens of the set in view; null when it is not there. */
export function findCell({ blocks }: Pick<FittingSet, "blocks">, productId: string): FittingCell | null {
  const cells = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return cells.find((cell) => cell?.productId === productId) ?? null;
}

/** Returns the URL of the map in which a lens is, with its other parameters chosen. */
export function mapAddress(productId: string, patientId: string | null = null): string {
  const values = Object.entries(splitProductId(productId)?.values ?? {}).map(([field, value]) => [field, String(value)]);
  const search = new URLSearchParams([...values, ...(patientId ? [["patient", patientId]] : [])]);
  return `${setAddress(seriesIdOfProduct(productId))}?${search}`;
}

/** Returns the URL of the map behind the dialog of a lens. */
export const behindLens = (search: URLSearchParams): string => mapAddress(search.get("lens") ?? "", search.get("patient"));
