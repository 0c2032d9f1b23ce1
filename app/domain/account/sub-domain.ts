import { isHostLabel, isReservedLabel } from "../language";
import { permitted, refused, type Verdict } from "../verdict";

/** A sub-domain as it is stored and compared: in lower case, without space around it. */
export const storedSubDomain = (text: string): string => text.trim().toLowerCase();

/**
 * May a new practice have this sub-domain (D97)? A label of a host name with a letter in it: `subDomainReserved` for one that names no
 * practice, `subDomainInvalid` also where the third and fourth character are hyphens, as in names of other scripts (`xn--`). Whether another
 * practice has it is for the caller to find out.
 */
export function checkSubDomain(text: string): Verdict<undefined, "required" | "subDomainInvalid" | "subDomainReserved"> {
  const subDomain = storedSubDomain(text);
  if (subDomain === "") return refused("required");
  if (!isHostLabel(subDomain) || !/[a-z]/.test(subDomain) || subDomain.slice(2, 4) === "--") return refused("subDomainInvalid");
  return isReservedLabel(subDomain) ? refused("subDomainReserved") : permitted;
}
