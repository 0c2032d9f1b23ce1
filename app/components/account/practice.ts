/** A practice as the picker shows it. */
export type Practice = { tenantId: string; practiceName: string; subDomain: string; locations: { id: string; name: string }[] };

/** One place that a search found. */
export type PracticeHit = { tenantId: string; practiceName: string; location: { id: string; name: string } };

type Place = { tenantId: string; locationId: string | null };

/** The address at which a practice is chosen; `base` is the page: `/` or `/forgot-password`. */
export function chosenAddress(base: string, place: Place | null): string {
  if (!place) return base;
  const search = new URLSearchParams({ practice: place.tenantId, ...(place.locationId ? { location: place.locationId } : {}) });
  return `${base}?${search}`;
}

/** The address of the picker, from which one can go back to what was chosen. */
export function pickerAddress(base: string, place: Place | null): string {
  const search = new URLSearchParams({ search: "" });
  if (place) search.set("practice", place.tenantId);
  if (place?.locationId) search.set("location", place.locationId);
  return `${base}?${search}`;
}
