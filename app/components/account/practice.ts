/** A practice in the public list. */
export type Practice = { tenantId: string; practiceName: string; subDomain: string; locations: { id: string; name: string }[] };

/** A location that a search found. */
export type PracticeHit = { tenantId: string; practiceName: string; location: { id: string; name: string } };

type ChosenLocation = { tenantId: string; locationId: string | null };

/** Returns the URL for choosing a practice; `base` is the page: `/` or `/forgot-password`. */
export function chosenAddress(base: string, chosen: ChosenLocation | null): string {
  if (!chosen) return base;
  const search = new URLSearchParams({ practice: chosen.tenantId, ...(chosen.locationId ? { location: chosen.locationId } : {}) });
  return `${base}?${search}`;
}

/** Returns the URL of the picker, with a way back to what was chosen. */
export function pickerAddress(base: string, chosen: ChosenLocation | null): string {
  const search = new URLSearchParams({ search: "" });
  if (chosen) search.set("practice", chosen.tenantId);
  if (chosen?.locationId) search.set("location", chosen.locationId);
  return `${base}?${search}`;
}
