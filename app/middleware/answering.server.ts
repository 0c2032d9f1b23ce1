import type { Calls } from "~/context.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import type { SessionCarrier } from "~/services/session-carrier.server";

/** Who makes the calls of one request, as far as HTTP reveals. */
export type Asking = {
  readonly now: Date;
  readonly facts: RequestFacts;
  readonly carrier: SessionCarrier;
  /** The key that an API client sent in place of a session (D28); null when it sent none. */
  readonly apiKey: string | null;
};

/** Answers one call that came over HTTP. */
export type CallEntrance = (request: Request, url: URL) => Promise<Response>;

/** Answers the calls of this process, by its own services or another portal (GATEWAY_URL), which makes no difference to pages. */
export type Answering = (asking: Asking) => { calls: Calls; entrance: CallEntrance };
