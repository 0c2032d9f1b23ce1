import { isHostLabel, isReservedLabel } from "../language";
import { permitted, refused, type Verdict } from "../verdict";

/** Returns a sub-domain as it is stored and compared: trimmed, in lower case. */
export const storedSubDomain = (text: string): string => text.trim().toLowerCase();

/**
 * Refuses a sub-domain that a new practice may not have (D97). It must be a host label with a letter in it: `subDomainReserved` when it can
 * never name a practice, `subDomainInvalid` also when the third and fourth characters are hyphens, as in encoded names (`xn--`). The caller
 * checks whether it is taken.
 */
export function checkSubDomain(text: string): Verdict<undefined, "required" | "subDomainInvalid" | "subDomainReserved"> {
  const subDomain = storedSubDomain(text);
  if (subDomain === "") return refused("required");
  if (!isHostLabel(subDomain) || !/[a-z]/.test(subDomain) || subDomain.slice(2, 4) === "--") return refused("subDomainInvalid");
  return isReservedLabel(subDomain) ? refused("subDomainReserved") : permitted;
}
