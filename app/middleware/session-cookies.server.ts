import { type Cookie, type CookieOptions, createCookie } from "react-router";
import { remembered } from "~/domain/remembered";
import type { SessionCarrier } from "~/services/session-carrier.server";
import { signedBy } from "./signed-cookie.server";

const deviceSeconds = 90 * 24 * 60 * 60;
/** A replica that answers at all is less far behind (D107). */
const writtenSeconds = 15 * 60;

export type CookieSessionCarrier = SessionCarrier & {
  /** Returns the Set-Cookie headers that this response needs. */
  readonly commit: () => Promise<string[]>;
  /** Whether the session was ended within this request. */
  readonly isOver: () => boolean;
};

/**
 * Opens the session cookie of the host (D10): random id, signed, httpOnly, SameSite=Lax; Secure and __Host- behind https. The device cookie
 * records that this browser signed in before (D7); another one, the position up to which its person has written (D107).
 */
export async function openSessionCookies(
  headers: Headers,
  { secret, secure }: { secret: string; secure: boolean },
): Promise<CookieSessionCarrier> {
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { httpOnly: true, sameSite: "lax", path: "/", secure, ...signedBy(secret) } satisfies CookieOptions;
  const session = createCookie(named("session"), attributes);
  const device = createCookie(named("device"), { ...attributes, maxAge: deviceSeconds });
  const wrote = createCookie(named("written"), { ...attributes, maxAge: writtenSeconds });
  const sent = await valuesIn(headers.get("Cookie"), { session, device, wrote }, `${secure} ${secret}`);
  const changes: Promise<string>[] = [];
  let isOver = false;
  let { token, written } = sent;
  let isFarther = false;
  return {
    get token() {
      return token;
    },
    device: sent.device,
    userAgent: headers.get("User-Agent"),
    get written() {
      return written;
    },
    begin: (next) => {
      token = next;
      changes.push(session.serialize(next));
    },
    end: () => {
      token = null;
      isOver = true;
      changes.push(session.serialize("", { maxAge: 0 }));
    },
    rememberDevice: (id) => void changes.push(device.serialize(id)),
    rememberWritten: (position) => {
      written = position;
      isFarther = true;
    },
    commit: () => Promise.all(isFarther ? [...changes, wrote.serialize(written)] : changes),
    isOver: () => isOver,
  };
}

type Sent = { readonly token: string | null; readonly device: string | null; readonly written: string | null };

/** The values in headers that were read: a browser sends the same one with each request. */
const known = new Map<string, Promise<Sent>>();

/** Maximum length of a header whose values are remembered; those of the portal's own cookies are shorter. */
const knownMax = 2000;

/** Returns the values of the cookies in a header; `attributes` is what else they depend on. */
function valuesIn(header: string | null, cookies: Record<"session" | "device" | "wrote", Cookie>, attributes: string): Promise<Sent> {
  const parse = async () => ({
    token: textOf(await cookies.session.parse(header)),
    device: textOf(await cookies.device.parse(header)),
    written: textOf(await cookies.wrote.parse(header)),
  });
  return header === null || header.length > knownMax ? parse() : remembered(known, `${attributes} ${header}`, parse);
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.length > 0 && value.length < 500 ? value : null);
