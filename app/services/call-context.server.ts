import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import type { SharedReading } from "~/db/read-together.server";
import type { Replica } from "~/db/replica.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { Edition } from "~/domain/edition";
import type { Language } from "~/domain/language";
import type { OrderStatus } from "~/domain/order/status";
import type { StatusDetail } from "~/domain/order/status-label";
import type { ServiceSettings } from "./service-settings.server";
import type { CurrentSession } from "./session/find-current-session.server";
import type { SessionCarrier } from "./session-carrier.server";

/** What a service receives besides its input: plain values, so that it depends on no request, clock or environment. */
export type CallContext = {
  readonly doors: Doors;
  /** A stand-by for reads on which no decision rests (D107); null where there is none. */
  readonly replica: Replica | null;
  readonly settings: ServiceSettings;
  readonly now: Date;
  /** The practice whose host was asked (D2); null on hosts of no practice. */
  readonly hostSubDomain: string | null;
  /** Where the caller comes from, only for limits on open calls. */
  readonly callerAddress: string;
  readonly carrier: SessionCarrier;
  /** The key that a program sent in place of a session (D28); null when it sent none. */
  readonly apiKey: string | null;
  /** Names a state of an order, or the distributor's closer word for it, in the caller's language. */
  readonly statusTexts: (status: OrderStatus, detail: StatusDetail | null) => string;
  /** Names an erased patient by a code, in a language (D94). */
  readonly erasedName: (code: string, language: Language) => string;
  readonly memory: RequestMemory;
};

/** What one request looks up only once, cleared when the session changes, the transactions that its reads share, and the views it recorded. */
export type RequestMemory = {
  session: Promise<CurrentSession | null> | null;
  readonly reading: SharedReading;
  /** The read transaction on the replica. */
  readonly browsing: SharedReading;
  readonly viewed: Set<string>;
  /** How many running calls have written; the caller carries up to where once they are over (D107). */
  callsWriting: number;
};

/** The empty memory with which a request starts. */
export const emptyMemory = (): RequestMemory => ({
  session: null,
  reading: { open: null },
  browsing: { open: null },
  viewed: new Set(),
  callsWriting: 0,
});

/** The practice and one of its locations, as read by this request. */
export type Workplace = { readonly tenant: CurrentSession["tenant"]; readonly location: CurrentSession["locations"][number] };

/** What the access procedures add: who is asking, the edition, and the door to the practice's data. */
export type SignedInContext = CallContext & {
  readonly person: SignedIn;
  readonly edition: Edition;
  /** The practice and a location that the person may work in. */
  readonly workplaceAt: (locationId: string) => Workplace;
  readonly withTenant: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for a view of practice data that the audit trail records and that changes nothing else (D32). */
  readonly view: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for work that only reads; what one request reads at a time is read together. */
  readonly read: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for work that only reads and on which no decision rests: a replica may answer it (D107). */
  readonly browse: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for a view that the audit trail records; `behindMsMax` where the answer says how old it is (D32, D107). */
  readonly survey: <Answer>(work: (db: PracticeDb) => Promise<Answer>, behindMsMax?: number) => Promise<Answer>;
};
