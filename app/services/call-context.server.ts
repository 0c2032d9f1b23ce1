import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import type { Replica } from "~/db/replica.server";
import type { SharedReading } from "~/db/with-shared-reading.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import type { SignedIn } from "~/domain/account/signed-in";
import type { Edition } from "~/domain/edition";
import type { Language } from "~/domain/language";
import type { OrderStatus } from "~/domain/order/status";
import type { StatusDetail } from "~/domain/order/status-label";
import type { Visit } from "~/domain/search/recent-visit";
import type { ServiceSettings } from "./service-settings.server";
import type { CurrentSession, FoundSession } from "./session/found-session.server";
import type { SessionCarrier } from "./session-carrier.server";

/** What a service receives besides its input: plain values, so that it depends on no request, clock or environment. */
export type CallContext = {
  readonly doors: Doors;
  /** A stand-by for reads that no decision depends on (D107); null when there is none. */
  readonly replica: Replica | null;
  readonly settings: ServiceSettings;
  readonly now: Date;
  /** The practice of the requested host (D2); null on hosts without a practice. */
  readonly hostSubDomain: string | null;
  /** The caller's IP address, only for limits on open calls. */
  readonly callerAddress: string;
  readonly carrier: SessionCarrier;
  /** The key that an API client sent in place of a session (D28); null when it sent none. */
  readonly apiKey: string | null;
  /** The caller's language, as far as the request says it. */
  readonly language: Language;
  /** Returns an order status, or the distributor's more precise word for it, in the caller's language. */
  readonly statusTexts: (status: OrderStatus, detail: StatusDetail | null) => string;
  /** Returns the name of a shipping option of an order (D50), in the caller's language. */
  readonly shippingTexts: (option: string) => string;
  /** Returns the name of an erased patient from a code, in a language (D94). */
  readonly erasedName: (code: string, language: Language) => string;
  /** Logs an error that the caller is not told, and what did not happen because of it. */
  readonly logFailure: (error: unknown, what: string) => void;
  readonly memory: RequestMemory;
  /** Returns what the person opens with the page that is asked for (D172); null when it is no such page. */
  readonly opened?: () => Visit | null;
  /** Receives the recorded views of one call, whose answer may be kept. */
  readonly viewed?: AuditEntry[];
};

/** The numbers that stand for the state of a practice's data and of the stock: equal ones for an equal state (D175). */
export type Marks = { readonly data: number; readonly stock: number };

/** Who is asking, the state of the data at the beginning of the request, and the number that stands for both, stock aside. */
export type CheckedSession = { readonly session: CurrentSession; readonly marks: Marks; readonly asker: number };

/**
 * What one request looks up only once, cleared when the session changes; the transactions that its reads share; and the views it recorded.
 */
export type RequestMemory = {
  session: Promise<CurrentSession | null> | null;
  readonly reading: SharedReading;
  /** The read transaction on the replica. */
  readonly browsing: SharedReading;
  readonly viewed: Set<string>;
  /**
   * For answers that are kept (D175); null for a page that changes something. `since` which snapshot changes are looked up with the
   * session; its rows that are `known` before the request looks it up first, or were `found`; and the outcome.
   */
  kept: {
    since?: string | null;
    known: FoundSession | null;
    found: FoundSession | null;
    checked: Promise<CheckedSession | null> | null;
    /** The kept answer that the call was given. */
    given?: object;
    /** Whether the request is one call, over HTTP: what it is not kept for is not looked up. */
    isOneCall: boolean;
  } | null;
  /** How many running calls have written; when they are over, the caller gets the database's position (D107). */
  callsWriting: number;
};

/**
 * Returns the empty memory of a new request. One that only reads, or is one call over HTTP (`isOneCall`), may be answered with kept answers
 * (D175).
 */
export const emptyMemory = ({ isReading = false, isOneCall = false } = {}): RequestMemory => ({
  session: null,
  reading: { open: null },
  browsing: { open: null },
  viewed: new Set(),
  kept: isReading || isOneCall ? { known: null, found: null, checked: null, isOneCall } : null,
  callsWriting: 0,
});

/** The practice and one of its locations, as read in this request. */
export type Workplace = { readonly tenant: CurrentSession["tenant"]; readonly location: CurrentSession["locations"][number] };

/** What the access procedures add: who is asking, the edition, and the door to the practice's data. */
export type SignedInContext = CallContext & {
  readonly person: SignedIn;
  readonly edition: Edition;
  /** Returns the practice and a location where the person may work. */
  readonly workplaceAt: (locationId: string) => Workplace;
  readonly withTenant: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for a view of practice data that is recorded in the audit trail and changes nothing else (D32). */
  readonly view: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for read-only work; simultaneous reads of one request share a transaction. */
  readonly read: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for read-only work that no decision depends on: a replica may answer it (D107). */
  readonly browse: <Answer>(work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;
  /** The same for a view that is recorded in the audit trail; `behindMsMax` for a response that states its age (D32, D107). */
  readonly survey: <Answer>(work: (db: PracticeDb) => Promise<Answer>, behindMsMax?: number) => Promise<Answer>;
};
