import { randomBytes } from "node:crypto";
import type { Request, Response } from "express";
import { createContext } from "react-router";
import { scriptsCookie } from "~/domain/scripts-cookie";
import type { Visit } from "~/domain/search/recent-visit";
import type { Log } from "~/integrations/log.server";
import { requestId } from "~/middleware/request-id.server";

/** What is known about a request before its sender is identified. Created once per request by the HTTP process. */
export type RequestFacts = {
  /** Also the `X-Request-Id` of the response. */
  readonly id: string;
  readonly method: string;
  /** When it began, in milliseconds of the machine's clock. */
  readonly sinceMs: number;
  /** The nonce of this response's content security policy. */
  readonly nonce: string;
  /** Scheme, host and port as the browser sees them; behind a trusted proxy, as the proxy says. Empty when the host is invalid. */
  readonly origin: string;
  /** Host without port, lower case. Selects language and practice (D1, D2). */
  readonly hostname: string;
  readonly secure: boolean;
  readonly clientAddress: string;
  /** The header Accept-Language; null when there is none. */
  readonly acceptedLanguages: string | null;
  /** Whether it is for a document that parts may follow (D177): the browser runs scripts, and nothing typed is in the request. */
  readonly takesParts: boolean;
  /** Has the request id on every line. */
  readonly log: Log;
  /** The route pattern, set by the router for the log (D33). */
  pattern: string;
  /** What the person opens with this page (D172), set before its calls. */
  opened: Visit | null;
  /**
   * Whether a call of this request could not be answered, because the database or the portal behind was unavailable. Set when it happens.
   */
  wasUnavailable: boolean;
  /** Whether the process has too many requests under way for this one, which only reads a page (D108). */
  isTurnedAway: boolean;
  /** The status (below 500) with which a call refused this request, when the page had no text for it. */
  refusedStatus: number | null;
};

export const requestContext = createContext<RequestFacts>();

/** Returns the facts of an Express request; the application's `trust proxy` decides whom to believe. */
export function parseRequestFacts(request: Request, log: Log): RequestFacts {
  const id = requestId(request.get("x-request-id"));
  const address = `${request.protocol}://${request.host ?? ""}`;
  return {
    id,
    method: request.method,
    sinceMs: Date.now(),
    nonce: randomBytes(16).toString("base64"),
    origin: URL.canParse(address) ? new URL(address).origin : "",
    hostname: (request.hostname ?? "").toLowerCase(),
    secure: request.secure,
    clientAddress: request.ip ?? "",
    acceptedLanguages: request.get("accept-language") ?? null,
    takesParts: request.method === "GET" && !request.path.endsWith(".data") && runsScripts(request.get("cookie")),
    log: log.child({ requestId: id }),
    pattern: "-",
    opened: null,
    wasUnavailable: false,
    isTurnedAway: false,
    refusedStatus: null,
  };
}

/** Returns the facts of the request that a response answers, stored by the first step of the chain. */
export const factsOf = (response: Response): RequestFacts => response.locals.facts as RequestFacts;

const runsScripts = (cookies = "") => cookies.split("; ").includes(`${scriptsCookie}=on`);
