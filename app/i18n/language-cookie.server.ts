import { createCookie } from "react-router";
import { type Language, parseLanguage } from "~/domain/language";

const year = 365 * 24 * 60 * 60;

const cookie = createCookie("language", { path: "/", maxAge: year, sameSite: "lax", httpOnly: true });

/** The language that this browser chose (D1), or null. */
export async function readLanguageCookie(request: Request): Promise<Language | null> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie"));
  return typeof value === "string" ? parseLanguage(value) : null;
}

/** The Set-Cookie header that keeps a choice for a year; Secure where the page came over https. */
export function writeLanguageCookie(language: Language, secure: boolean): Promise<string> {
  return cookie.serialize(language, { secure });
}
