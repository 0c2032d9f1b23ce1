import { addDays } from "../calendar/days";
import type { CalendarDay } from "../edition";

/** Packs of one trial lens and lot on the shelf of a location; lot and expiry date are null when not known. */
export type FittingPacks = { id: string; productId: string; lot: string | null; expiresOn: CalendarDay | null; left: number };

/** How many packs of a trial lens a location wants on its shelf. */
export type WantedPacks = { productId: string; packs: number };

/** Number of days within which a trial lens expires soon (D160). */
export const soonDays = 60;

export type FittingExpiry = "expired" | "soon";

/** Returns whether a pack has expired or will within 60 days (D160); null when it will not, or when the date is not known. */
export function fittingExpiryOf(expiresOn: CalendarDay | null, today: CalendarDay): FittingExpiry | null {
  if (expiresOn === null || expiresOn > addDays(today, soonDays)) return null;
  return expiresOn < today ? "expired" : "soon";
}

/** Packs of one lens on a shelf; expired ones are counted separately, because they must not be given out. */
export type ShelvedLens = {
  productId: string;
  /** Usable packs, including `soon`, which expire within 60 days. */
  onShelf: number;
  soon: number;
  expired: number;
  wanted: number;
  /** How many packs fewer than wanted are on the shelf. */
  missing: number;
};

/** Returns what is on a shelf and wanted there, by lens (D160), in the order in which the lenses first occur. */
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

/** Totals of a shelf, or of one set; `lenses` counts those that are wanted or there. */
export type ShelfSums = Omit<ShelvedLens, "productId"> & { lenses: number };

export function sumShelf(lenses: readonly ShelvedLens[]): ShelfSums {
  const sum = (key: Exclude<keyof ShelvedLens, "productId">) => lenses.reduce((total, lens) => total + lens[key], 0);
  return {
    lenses: lenses.filter(({ onShelf, expired, wanted }) => onShelf + expired + wanted > 0).length,
    ...{ onShelf: sum("onShelf"), soon: sum("soon"), expired: sum("expired"), wanted: sum("wanted"), missing: sum("missing") },
  };
}
