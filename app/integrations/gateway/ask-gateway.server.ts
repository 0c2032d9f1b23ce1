import type { Fetch } from "../fetch-with.server";
import { unavailable } from "../unavailable.server";

/** The session at the remote portal: the value of its cookie is the token that this portal stores. */
export type RemoteSession = {
  readonly token: string | null;
  readonly device: string | null;
  readonly written: string | null;
  begin: (token: string) => void;
  end: () => void;
  rememberDevice: (device: string) => void;
  rememberWritten: (position: string) => void;
};

/** The browser or API client behind a call, as this portal sees it. */
export type Asker = {
  /** In the log lines of both portals. */
  readonly requestId: string;
  /** Scheme, host and port as the browser sees them: the remote portal determines the practice by the host (D2). */
  readonly origin: string;
  /** For limits by IP address (D6). */
  readonly clientAddress: string;
};

export type Gateway = {
  /** The URL of the portal or gateway that answers. */
  readonly url: string;
  readonly asker: Asker;
  readonly session: RemoteSession;
  /** Shows the portal's certificate when there is one; Node's own if left out. */
  readonly fetch?: Fetch;
  /** Called with the reason when no response came: the kind of error, or the status of the proxy that answered instead. */
  readonly onSilence?: (reason: string) => void;
};

/** Milliseconds until the first byte of a response. */
const patienceMs = 20_000;

/** Statuses that proxies send when nothing answers behind them; the portal never sends them in response to a call. */
const silentStatuses = [502, 503, 504];

/**
 * Sends one request to the remote portal: with the person's session, in JSON, and with the sender, which the remote portal believes when
 * its TRUST_PROXY lists this one. Stores the session that it returns. Without a response it throws `unavailable`, which a page shows as
 * "cannot be reached" and no form mistakes for a refusal.
 */
export async function askGateway(gateway: Gateway, request: Request, init?: RequestInit): Promise<Response> {
  const { asker, session, onSilence, fetch = globalThis.fetch } = gateway;
  const { headers } = request;
  const { protocol, host } = new URL(asker.origin);
  headers.set("Cookie", cookiesOf(session));
  headers.set("X-Request-Id", asker.requestId);
  headers.set("X-Forwarded-For", asker.clientAddress);
  headers.set("X-Forwarded-Host", host);
  headers.set("X-Forwarded-Proto", protocol.slice(0, -1));
  const response = await inTime(request, (signal) => fetch(request, { ...init, redirect: "manual", signal })).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return reasonOf(error);
  });
  if (typeof response === "string" || silentStatuses.includes(response.status)) {
    onSilence?.(typeof response === "string" ? response : `status ${response.status}`);
    // What has broken off cannot be cancelled, and need not be.
    if (typeof response !== "string") await response.body?.cancel().catch(() => undefined);
    throw unavailable;
  }
  for (const header of response.headers.getSetCookie()) takeCookie(header, session);
  return response;
}

/** Limits the time to the first byte; a long response may take longer. */
async function inTime({ signal }: Request, ask: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException("no answer in time", "TimeoutError")), patienceMs);
  try {
    return await ask(AbortSignal.any([signal, patience.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Returns kind and code only: an error message may quote URLs (D33). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? `${error.name} ${String(cause.code)}` : error.name;
}

/** Returns the cookies under both names: which one the remote portal reads depends on whether it is behind https (D10). */
function cookiesOf({ token, device, written }: RemoteSession): string {
  return ["", "__Host-"]
    .flatMap((prefix) => Object.entries({ session: token, device, written }).map(([name, value]) => value && `${prefix}${name}=${value}`))
    .filter(Boolean)
    .join("; ");
}

/** Stores what the remote portal sets: name and value precede the first semicolon; an ended session has no value. */
function takeCookie(header: string, session: RemoteSession): void {
  const [, name, value] = /^(?:__Host-)?([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (name === "session") value ? session.begin(value) : session.end();
  if (name === "device" && value) session.rememberDevice(value);
  if (name === "written" && value) session.rememberWritten(value);
}
