import type { EditionCode } from "../edition";
import type { Language } from "../language";
import type { Role } from "./roles";

/** The person who makes a call, read from the session record and the database, never from the request. */
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
  /** Whether a second factor is required but not set up; until it is, nothing else can be done (D93). */
  readonly factorMissing: boolean;
  /** The key of the session record: the hash of the random id in the cookie. */
  readonly sessionIdHash: string;
  /** When the session expires without another request, and when it ends in any case (D10). */
  readonly expiresAt: Date;
  readonly endsAt: Date;
};
