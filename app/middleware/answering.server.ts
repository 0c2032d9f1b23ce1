import { createContext } from "react-router";
import type { Calls } from "~/context.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import type { SessionCarrier } from "~/services/session-carrier.server";

/** Who makes the calls of one request, as far as HTTP knows it. */
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

/** The entrance for calls that come over HTTP. */
export const callEntranceContext = createContext<CallEntrance>();
