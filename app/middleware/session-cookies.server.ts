import { type CookieOptions, createCookie } from "react-router";
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
  const cookieHeader = headers.get("Cookie");
  const changes: Promise<string>[] = [];
  let isOver = false;
  let token = textOf(await session.parse(cookieHeader));
  let written = textOf(await wrote.parse(cookieHeader));
  let isFarther = false;
  return {
    get token() {
      return token;
    },
    device: textOf(await device.parse(cookieHeader)),
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

const textOf = (value: unknown): string | null => (typeof value === "string" && value.length > 0 && value.length < 500 ? value : null);
