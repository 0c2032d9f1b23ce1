import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { Edition } from "~/domain/edition";
import type { ServiceSettings } from "./service-settings.server";
import type { SessionCarrier } from "./session-carrier.server";

/** What a call is given besides its input: values only, so that a service needs neither request, clock nor environment. */
export type CallContext = {
  readonly doors: Doors;
  readonly settings: ServiceSettings;
  readonly now: Date;
  /** The practice whose host was asked (D2); null on hosts of no practice. */
  readonly hostSubDomain: string | null;
  /** Where the caller comes from, only for limits on open calls. */
  readonly callerAddress: string;
  readonly carrier: SessionCarrier;
  /** The key that a program sent in place of a session (D28); null when it sent none. */
  readonly apiKey: string | null;
  /** What one request finds out once: who is signed in. Emptied when the session changes. */
  readonly memory: { signedIn: Promise<SignedIn | null> | null };
};

/** What the access procedures add: who is asking, the edition, and the one door to the practice's data. */
export type SignedInContext = CallContext & {
  readonly person: SignedIn;
  readonly edition: Edition;
  readonly withTenant: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
};
