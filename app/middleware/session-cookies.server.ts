import { remembered } from "~/domain/remembered";
import type { SessionCarrier } from "~/services/session-carrier.server";
import { type CookieSettings, type PortalCookies, portalCookies } from "./portal-cookies.server";

/** What a request has sent in the cookies of the session. */
type Sent = { readonly token: string | null; readonly device: string | null; readonly written: string | null };

/** The session of a request, in cookies. */
export class SessionCookies implements SessionCarrier {
  token: string | null;
  written: string | null;
  readonly device: string | null;
  readonly userAgent: string | null;
  /** Whether the session was ended within this request. */
  isOver = false;
  readonly #cookies: PortalCookies;
  readonly #changes: Promise<string>[] = [];
  #hasWritten = false;

  constructor(cookies: PortalCookies, { token, device, written }: Sent, userAgent: string | null) {
    this.#cookies = cookies;
    this.token = token;
    this.written = written;
    this.device = device;
    this.userAgent = userAgent;
  }

  begin(token: string): void {
    this.token = token;
    this.#changes.push(this.#cookies.session.serialize(token));
  }

  end(): void {
    this.token = null;
    this.isOver = true;
    this.#changes.push(this.#cookies.session.serialize("", { maxAge: 0 }));
  }

  rememberDevice(device: string): void {
    this.#changes.push(this.#cookies.device.serialize(device));
  }

  rememberWritten(position: string): void {
    this.written = position;
    this.#hasWritten = true;
  }

  /** Returns the Set-Cookie headers that this response needs. */
  commit(): Promise<string[]> {
    return Promise.all(this.#hasWritten ? [...this.#changes, this.#cookies.written.serialize(this.written)] : this.#changes);
  }
}

/**
 * Opens the session cookie of the host (D10): a random id. The device cookie records that this browser signed in before (D7); another one,
 * the position up to which its person has written (D107).
 */
export async function openSessionCookies(headers: Headers, settings: CookieSettings): Promise<SessionCookies> {
  const cookies = portalCookies(settings);
  const sent = await valuesIn(headers.get("Cookie"), cookies, `${settings.secure} ${settings.secret}`);
  return new SessionCookies(cookies, sent, headers.get("User-Agent"));
}

/** The values in headers that were read: a browser sends the same one with each request. */
const known = new Map<string, Promise<Sent>>();

/** Maximum length of a header whose values are remembered; those of the portal's own cookies are shorter. */
const knownMax = 2000;

/** Returns the values of the cookies in a header; `attributes` is what else they depend on. */
function valuesIn(header: string | null, cookies: PortalCookies, attributes: string): Promise<Sent> {
  const parse = async () => ({
    token: textOf(await cookies.session.parse(header)),
    device: textOf(await cookies.device.parse(header)),
    written: textOf(await cookies.written.parse(header)),
  });
  return header === null || header.length > knownMax ? parse() : remembered(known, `${attributes} ${header}`, parse);
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.length > 0 && value.length < 500 ? value : null);
