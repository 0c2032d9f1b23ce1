/** A practice as the picker shows it. */
export type Practice = { tenantId: string; practiceName: string; subDomain: string; locations: { id: string; name: string }[] };

/** One place that a search found. */
export type PracticeHit = { tenantId: string; practiceName: string; location: { id: string; name: string } };

type ChosenPlace = { tenantId: string; locationId: string | null };

/** The address at which a practice is chosen; `base` is the page: `/` or `/forgot-password`. */
export function chosenAddress(base: string, chosen: ChosenPlace | null): string {
  if (!chosen) return base;
  const search = new URLSearchParams({ practice: chosen.tenantId, ...(chosen.locationId ? { location: chosen.locationId } : {}) });
  return `${base}?${search}`;
}

/** The address of the picker, from which one can go back to what was chosen. */
export function pickerAddress(base: string, chosen: ChosenPlace | null): string {
  const search = new URLSearchParams({ search: "" });
  if (chosen) search.set("practice", chosen.tenantId);
  if (chosen?.locationId) search.set("location", chosen.locationId);
  return `${base}?${search}`;
}
