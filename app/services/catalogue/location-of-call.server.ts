import type { SignedIn } from "~/domain/account/signed-in";
import type { EditionCode } from "~/domain/edition";

/** Are the market and the practice that a call names those of the person? Any other is not found (D35). */
export function checkMarket(input: { country?: EditionCode; tenantId?: string; subDomain?: string }, person: SignedIn): boolean {
  if (input.country !== undefined && input.country !== person.edition) return false;
  if (input.tenantId !== undefined && input.tenantId !== person.tenantId) return false;
  return input.subDomain === undefined || input.subDomain === person.subDomain;
}

/** The location a call is about: the named one when the person may work there, else the one they work in; null when they may not. */
export function locationOf(input: { locationId?: string }, person: SignedIn): string | null {
  if (input.locationId === undefined) return person.locationId;
  return person.locationIds.includes(input.locationId) ? input.locationId : null;
}
