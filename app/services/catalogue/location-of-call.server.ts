import type { SignedIn } from "~/domain/account/signed-in";
import type { EditionCode } from "~/domain/edition";

/** Whether the market and the practice in a call are the person's own. Any other is not found (D35). */
export function checkMarket(input: { country?: EditionCode; tenantId?: string; subDomain?: string }, person: SignedIn): boolean {
  if (input.country !== undefined && input.country !== person.edition) return false;
  if (input.tenantId !== undefined && input.tenantId !== person.tenantId) return false;
  return input.subDomain === undefined || input.subDomain === person.subDomain;
}

/** Returns the location of a call: the given one when the person may work there, by default the present one; null when they may not. */
export function locationOf(input: { locationId?: string }, person: SignedIn): string | null {
  if (input.locationId === undefined) return person.locationId;
  return person.locationIds.includes(input.locationId) ? input.locationId : null;
}
