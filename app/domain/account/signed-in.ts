import type { EditionCode } from "../edition";
import type { Language } from "../language";
import type { Role } from "./roles";

/** The person behind a call, taken from the session record and the database, never from the caller. */
export type SignedIn = {
  readonly id: string;
  /** Operators are the distributor's people (D13): they belong to no practice and act in the one they chose. */
  readonly kind: "user" | "operator";
  readonly role: Role;
  /** An optometrist (D13). */
  readonly isDoctor: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly tenantId: string;
  readonly subDomain: string;
  readonly edition: EditionCode;
  /** Where the person works now, one of `locationIds`. */
  readonly locationId: string;
  /** The locations whose orders and carts the person may see (D13). */
  readonly locationIds: readonly string[];
  readonly language: Language | null;
  readonly termsAccepted: boolean;
  /** A second factor is demanded and not set up: nothing else can be done before (D93). */
  readonly factorMissing: boolean;
  /** The key of the session record: the hash of the random id in the cookie. */
  readonly sessionIdHash: string;
  /** When the session ends without another request, and when it ends in any case (D10). */
  readonly expiresAt: Date;
  readonly endsAt: Date;
};
