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

/** Returns the cookie of notices about one thing, so that requests sent at once do not overwrite each other's; `about` is a random id. */
export const noticesAbout = (settings: CookieSettings, about: string): Cookie =>
  createCookie(`${portalCookies(settings).notices.name}-${about}`, ownCookie(settings));

const ownCookie = ({ secure }: CookieSettings) => ({ httpOnly: true, sameSite: "lax", path: "/", secure }) satisfies CookieOptions;

function createCookies({ secret, secure }: CookieSettings): PortalCookies {
  const named = (name: string) => (secure ? `__Host-${name}` : name);
  const own = ownCookie({ secret, secure });
  const signed = { ...own, ...signedBy(secret) };
  return {
    session: createCookie(named("session"), signed),
    device: createCookie(named("device"), { ...signed, maxAge: 90 * 24 * hour }),
    // A replica that answers at all is less far behind (D107).
    written: createCookie(named("written"), { ...signed, maxAge: hour / 4 }),
    notices: createCookie(named("notices"), own),
    returnPath: createCookie(named("return"), { ...signed, maxAge: 12 * hour }),
  };
}
