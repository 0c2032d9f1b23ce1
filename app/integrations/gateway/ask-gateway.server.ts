import { unavailable } from "../unavailable.server";

/** How the session of the remote portal travels through this one: its cookie's value is the token that this portal keeps. */
export type RemoteSession = {
  readonly token: string | null;
  readonly device: string | null;
  readonly written: string | null;
  begin: (token: string) => void;
  end: () => void;
  rememberDevice: (device: string) => void;
  rememberWritten: (position: string) => void;
};

/** The browser or program behind a call, as this portal sees it. */
export type Asker = {
  /** Stands in the log lines of both portals. */
  readonly requestId: string;
  /** Scheme, host and port as the browser sees them: the remote portal finds the practice of the host (D2). */
  readonly origin: string;
  /** For limits by address (D6). */
  readonly clientAddress: string;
};

export type Gateway = {
  /** The address of the portal or gateway that answers. */
  readonly url: string;
  readonly asker: Asker;
  readonly session: RemoteSession;
  /** Is called with the reason when no answer came: the kind of error, or the status of the proxy that answered instead. */
  readonly onSilence?: (reason: string) => void;
};

/** Milliseconds until the first byte of an answer. */
const patienceMs = 20_000;

/** Statuses that proxies send when nothing answers behind them; the portal never sends them in answer to a call. */
const silentStatuses = [502, 503, 504];

/**
 * Sends one request to the remote portal: with the person's session, in JSON, and with who is asking, which the remote portal believes
 * when its TRUST_PROXY names this one. Takes over the session that it answers. Without an answer it throws `unavailable`, which a page
 * shows as "cannot be reached" and which no form takes for a refusal.
 */
export async function askGateway({ asker, session, onSilence }: Gateway, request: Request, init?: RequestInit): Promise<Response> {
  const { headers } = request;
  const { protocol, host } = new URL(asker.origin);
  headers.set("Cookie", cookiesOf(session));
  headers.set("X-Request-Id", asker.requestId);
  headers.set("X-Forwarded-For", asker.clientAddress);
  headers.set("X-Forwarded-Host", host);
  headers.set("X-Forwarded-Proto", protocol.slice(0, -1));
  const response = await fetchInTime(request, init).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return reasonOf(error);
  });
  if (typeof response === "string" || silentStatuses.includes(response.status)) {
    onSilence?.(typeof response === "string" ? response : `status ${response.status}`);
    throw unavailable;
  }
  for (const header of response.headers.getSetCookie()) takeCookie(header, session);
  return response;
}

/** Limits the time to the first byte; a long answer may take longer. */
async function fetchInTime(request: Request, init?: RequestInit): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException("no answer in time", "TimeoutError")), patienceMs);
  try {
    return await fetch(request, { ...init, redirect: "manual", signal: AbortSignal.any([request.signal, patience.signal]) });
  } finally {
    clearTimeout(timer);
  }
}

/** Kind and code only: the words of an error may quote addresses (D33). */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? `${error.name} ${String(cause.code)}` : error.name;
}

/** Under both names of the cookie: which one the remote portal reads depends on whether it is behind https (D10). */
function cookiesOf({ token, device, written }: RemoteSession): string {
  return ["", "__Host-"]
    .flatMap((prefix) => Object.entries({ session: token, device, written }).map(([name, value]) => value && `${prefix}${name}=${value}`))
    .filter(Boolean)
    .join("; ");
}

/** Takes over what the remote portal sets: name and value are before the first semicolon, an ended session has no value. */
function takeCookie(header: string, session: RemoteSession): void {
  const [, name, value] = /^(?:__Host-)?([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (name === "session") value ? session.begin(value) : session.end();
  if (name === "device" && value) session.rememberDevice(value);
  if (name === "written" && value) session.rememberWritten(value);
}
