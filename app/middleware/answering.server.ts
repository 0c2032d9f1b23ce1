import { createContext } from "react-router";
import type { Calls } from "~/context.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import type { SessionCarrier } from "~/services/session-carrier.server";

/** Who makes calls in one request: what the HTTP side knows and services are told. */
export type Asking = {
  readonly now: Date;
  readonly facts: RequestFacts;
  readonly carrier: SessionCarrier;
  /** The key that a program sent in place of a session (D28); null when it sent none. */
  readonly apiKey: string | null;
};

/** Answers one call that came over HTTP. */
export type CallEntrance = (request: Request, url: URL) => Promise<Response>;

/** Who answers the calls of this process: its own services, or another portal (GATEWAY_URL). Pages cannot tell. */
export type Answering = (asking: Asking) => { calls: Calls; entrance: CallEntrance };

/** Where a call that comes over HTTP goes in. */
export const callEntranceContext = createContext<CallEntrance>();
