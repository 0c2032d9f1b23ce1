import type { Answers } from "~/calls/answers";
import { readProductId, seriesIdOfProduct } from "~/domain/product/product-id";

export type FittingSets = Answers["fitting"]["overview"];
export type FittingSet = Answers["fitting"]["view"];
export type FittingAct = FittingSets["acts"][number];
export type FittingSums = FittingSet["sums"];
export type FittingCell = NonNullable<FittingSet["blocks"][number]["rows"][number]["cells"][number]>;
export type RefusedScan = { code: string; mistake: Answers["fitting"]["put"]["refused"][number]["mistake"] };

/** A patient as the form offers one to choose. */
export type FoundPatient = { id: string; firstName: string; lastName: string; dob: string | null; customerId: string | null };

/** Why not everything was done; all that was typed is here. `found` are patients to choose from, null before one was looked for. */
export type RefusedShelf = {
  /** What the form was to do. */
  intent: string;
  texts: ShelfTexts;
  /** Mistakes by field. */
  mistakes: Partial<Record<keyof ShelfTexts, string>>;
  refused: RefusedScan[];
  refusal: { code: string; values: unknown } | null;
  found: FoundPatient[] | null;
};

/** What is typed in the forms of a shelf. */
export type ShelfTexts = { codes: string; packs: string; lot: string; expiresOn: string; patient: string; wanted: string };

export const noTexts: ShelfTexts = { codes: "", packs: "", lot: "", expiresOn: "", patient: "", wanted: "" };

/** What a button of a shelf does, as the value of `intent`. */
export const shelfIntents = ["put", "use", "discard", "undo", "want"] as const;
export type ShelfIntent = (typeof shelfIntents)[number];

/** The acts that a button undoes, as one value of its form. */
export const undoneIds = (ids: readonly string[]) => ids.join(" ");

/** The number of packs that was typed: a whole number from 1, or from 0 where none may be wanted; null for any other text. */
export function typedPacks(text: string, least: 0 | 1): number | null {
  const packs = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return packs !== null && packs >= least ? packs : null;
}

/** The address of the set of a series; with a patient, whom packs are given to. */
export const setAddress = (seriesId: string, patientId: string | null = null) =>
  `/products/fitting-sets/${encodeURIComponent(seriesId)}${patientId ? `?${new URLSearchParams({ patient: patientId })}` : ""}`;

/** The address of one lens of a set; with a patient, whom packs are given to. */
export function lensAddress(productId: string, patientId: string | null = null): string {
  const search = new URLSearchParams({ lens: productId, ...(patientId && { patient: patientId }) });
  return `${setAddress(seriesIdOfProduct(productId))}/lens?${search}`;
}

/** What an address chooses beside the map: single values, or those of the lens that it names. */
export function chosenOf(search: URLSearchParams): Record<string, string | number> {
  const lens = readProductId(search.get("lens") ?? "");
  const given = [...search].filter(([name]) => name !== "lens").map(([name, value]) => [name, value.slice(0, 40)]);
  return { ...lens?.values, ...Object.fromEntries(given) };
}

/** The lens of a set in view; null where the address names another one. */
export function findCell({ blocks }: Pick<FittingSet, "blocks">, productId: string): FittingCell | null {
  const cells = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return cells.find((cell) => cell?.productId === productId) ?? null;
}

/** The map of a set where a lens is: at its axis, and whatever else is chosen beside the map. */
export function mapAddress(productId: string, patientId: string | null = null): string {
  const values = Object.entries(readProductId(productId)?.values ?? {}).map(([field, value]) => [field, String(value)]);
  const search = new URLSearchParams([...values, ...(patientId ? [["patient", patientId]] : [])]);
  return `${setAddress(seriesIdOfProduct(productId))}?${search}`;
}

/** The map behind the dialog that an address opens. */
export const behindLens = (search: URLSearchParams): string => mapAddress(search.get("lens") ?? "", search.get("patient"));
