import { addDays } from "../calendar/days";
import type { CalendarDay } from "../edition";

/** Packs of one trial lens and lot on the shelf of a location; lot and last day are those of their code, where it was scanned. */
export type FittingPacks = { id: string; productId: string; lot: string | null; expiresOn: CalendarDay | null; left: number };

/** How many packs of a trial lens a location wants on its shelf. */
export type WantedPacks = { productId: string; packs: number };

/** A trial lens expires soon within so many days (D160). */
export const soonDays = 60;

export type FittingExpiry = "expired" | "soon";

/** Is a pack past its last day of use, or will it be within 60 days (D160)? Null while there is time, and where nobody knows the day. */
export function fittingExpiryOf(expiresOn: CalendarDay | null, today: CalendarDay): FittingExpiry | null {
  if (expiresOn === null || expiresOn > addDays(today, soonDays)) return null;
  return expiresOn < today ? "expired" : "soon";
}

/** What a shelf holds of one lens; expired packs are counted apart, because nobody may be given them. */
export type ShelvedLens = {
  productId: string;
  /** Packs that may be used; `soon` of them expire within 60 days. */
  onShelf: number;
  soon: number;
  expired: number;
  wanted: number;
  /** Packs that lack to what is wanted. */
  missing: number;
};

/** What lies on a shelf and what is wanted there, lens by lens (D160), in the order in which the lenses are met. */
export function shelvedLenses(packs: readonly FittingPacks[], wanted: readonly WantedPacks[], today: CalendarDay): ShelvedLens[] {
  const lenses = new Map<string, ShelvedLens>();
  const lensOf = (productId: string): ShelvedLens => {
    const lens = lenses.get(productId) ?? { productId, onShelf: 0, soon: 0, expired: 0, wanted: 0, missing: 0 };
    lenses.set(productId, lens);
    return lens;
  };
  for (const { productId, expiresOn, left } of packs) {
    const lens = lensOf(productId);
    const expiry = fittingExpiryOf(expiresOn, today);
    if (expiry === "expired") lens.expired += left;
    else lens.onShelf += left;
    if (expiry === "soon") lens.soon += left;
  }
  for (const { productId, packs: number } of wanted) lensOf(productId).wanted = number;
  return [...lenses.values()].map((lens) => ({ ...lens, missing: Math.max(0, lens.wanted - lens.onShelf) }));
}

/** Sums of a shelf, or of one set of it; `lenses` are those that are wanted or there. */
export type ShelfSums = Omit<ShelvedLens, "productId"> & { lenses: number };

export function sumShelf(lenses: readonly ShelvedLens[]): ShelfSums {
  const sum = (key: Exclude<keyof ShelvedLens, "productId">) => lenses.reduce((total, lens) => total + lens[key], 0);
  return {
    lenses: lenses.filter(({ onShelf, expired, wanted }) => onShelf + expired + wanted > 0).length,
    ...{ onShelf: sum("onShelf"), soon: sum("soon"), expired: sum("expired"), wanted: sum("wanted"), missing: sum("missing") },
  };
}
