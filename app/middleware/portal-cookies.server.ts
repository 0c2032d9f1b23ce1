import { type Cookie, type CookieOptions, createCookie } from "react-router";
import { remembered } from "~/domain/remembered";
import { signedBy } from "./signed-by.server";

const hour = 60 * 60;

/** What the cookies of a host depend on: the secret that signs them, and whether it is reached over https. */
export type CookieSettings = { readonly secret: string; readonly secure: boolean };

export type PortalCookies = Readonly<Record<"session" | "device" | "written" | "notices" | "returnPath", Cookie>>;

/** The cookies of each kind of settings. */
const made = new Map<string, PortalCookies>();

/**
 * Returns the portal's cookies, the same ones for the same settings: httpOnly, SameSite=Lax, Secure and __Host- over https, and signed
 * except for the notices, which are sealed.
 */
export const portalCookies = (settings: CookieSettings): PortalCookies =>
  remembered(made, `${settings.secure} ${settings.secret}`, () => createCookies(settings));

const ownCookie = (secure: boolean) => ({ httpOnly: true, sameSite: "lax", path: "/", secure }) satisfies CookieOptions;

const nameOf = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/**
 * Returns the cookie of notices: the common one, or that of notices about one thing, so that requests sent at once do not overwrite each
 * other's; `about` is a random id.
 */
export const noticesCookie = ({ secure }: CookieSettings, about?: string): Cookie =>
  createCookie(nameOf(about === undefined ? "notices" : `notices-${about}`, secure), ownCookie(secure));

function createCookies(settings: CookieSettings): PortalCookies {
  const { secret, secure } = settings;
  const named = (name: string) => nameOf(name, secure);
  const signed = { ...ownCookie(secure), ...signedBy(secret) };
  return {
    session: createCookie(named("session"), signed),
    device: createCookie(named("device"), { ...signed, maxAge: 90 * 24 * hour }),
    // A replica that answers at all is less far behind (D107).
    written: createCookie(named("written"), { ...signed, maxAge: hour / 4 }),
    notices: noticesCookie(settings),
    returnPath: createCookie(named("return"), { ...signed, maxAge: 12 * hour }),
  };
}
