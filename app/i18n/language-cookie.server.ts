import { createCookie } from "react-router";
import { type Language, parseLanguage } from "~/domain/language";

const year = 365 * 24 * 60 * 60;

const attributes = { path: "/", maxAge: year, sameSite: "lax", httpOnly: true } as const;
const overHttp = createCookie("language", attributes);
const overHttps = createCookie("__Host-language", { ...attributes, secure: true });

/** Returns the language chosen in this browser (D1), or null. */
export async function parseLanguageCookie(request: Request): Promise<Language | null> {
  const cookies = request.headers.get("Cookie");
  const value: unknown = (await overHttps.parse(cookies)) ?? (await overHttp.parse(cookies));
  return typeof value === "string" ? parseLanguage(value) : null;
}

/** Returns the cookies of a header that decide the language, as they were sent. */
export const languageCookiesOf = (cookies: string | null): string =>
  (cookies?.split("; ") ?? []).filter((cookie) => ofLanguage.test(cookie)).join("; ");

const ofLanguage = /^(?:__Host-)?language=/;

/** Returns the Set-Cookie header that stores a choice for a year; Secure and __Host- when the page came over https. */
export function writeLanguageCookie(language: Language, secure: boolean): Promise<string> {
  return (secure ? overHttps : overHttp).serialize(language);
}
