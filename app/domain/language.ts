import type { EditionCode } from "./edition";

/** The languages of the portal (D1). English is the reference that the other languages are checked against. */
export const languages = ["en", "he", "ko", "ja"] as const;

export type Language = (typeof languages)[number];

const languageOfLastLabel: Record<string, Language> = { il: "he", kr: "ko", com: "en" };

/** Host labels that never name a practice (D2): those of languages and markets, and usual names of other hosts. */
const reservedLabels: ReadonlySet<string> = new Set([
  ...["www", "api", "il", "kr", "com", "localhost"],
  ...["admin", "app", "auth", "cdn", "ftp", "imap", "mail", "mx", "ns", "operator", "pop", "smtp", "static", "status", "support"],
]);

/** Whether this host label, in lower case, can never be the sub-domain of a practice. */
export const isReservedLabel = (label: string): boolean => reservedLabels.has(label);

/** Whether this is a valid host label in lower case: letters, digits and hyphens, with no hyphen at either end. */
export const isHostLabel = (label: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label);

/** Returns the language for a value from outside (cookie, form, setting); null when it is not one of ours. */
export function parseLanguage(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}

/** The writing direction of a language's pages. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "he" ? "rtl" : "ltr";
}

/**
 * Returns the default language of a host (D1): by its last label, on localhost by the label before that; English for IP addresses and
 * everything else. The host may include a port.
 */
export function languageOfHost(host: string): Language {
  return languageOfLastLabel[topLabel(host) ?? ""] ?? "en";
}

/** Returns the market of a host before anyone has signed in: Korea for kr, Israel, the portal's home market, for everything else (D1). */
export function editionCodeOfHost(host: string): EditionCode {
  return topLabel(host) === "kr" ? "KR" : "IL";
}

/**
 * Returns the sub-domain that a host may name (D2): its first label, unless that is reserved, the only label, or part of an IP address. The
 * caller checks whether a practice has that sub-domain.
 */
export function practiceOfHost(host: string): string | null {
  const labels = labelsOf(host);
  const first = labels[0];
  if (first === undefined || labels.length < 2 || isReservedLabel(first)) return null;
  return isHostLabel(first) ? first : null;
}

/** Returns the language of a page (D1): from the person's setting, else the cookie, else the host. */
export function chooseLanguage(known: { setting?: string | null; cookie?: string | null; host: string }): Language {
  return parseLanguage(known.setting) ?? parseLanguage(known.cookie) ?? languageOfHost(known.host);
}

/** Returns the language for an API client (D47): the supported language that Accept-Language ranks highest, else the host's. */
export function languageOfCaller({ accepted, host }: { accepted: string | null | undefined; host: string }): Language {
  const wishes = (accepted ?? "").split(",").map((wish) => {
    const [range = "", ...parameters] = wish.toLowerCase().split(";");
    const [, quality = "1"] = /q=([\d.]+)/.exec(parameters.join()) ?? [];
    return { language: parseLanguage(range.trim().split("-")[0]), quality: Number(quality) };
  });
  const [best] = wishes.filter(({ language, quality }) => language !== null && quality > 0).sort((a, b) => b.quality - a.quality);
  return best?.language ?? languageOfHost(host);
}

function topLabel(host: string): string | undefined {
  const labels = labelsOf(host);
  return labels.at(-1) === "localhost" ? labels.at(-2) : labels.at(-1);
}

/** Returns the labels of a host name in lower case; none for an IP address. */
function labelsOf(host: string): string[] {
  const name = host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (name.startsWith("[") || name.includes(":") || /^\d+(?:\.\d+){3}$/.test(name)) return [];
  return name.split(".").filter((label) => label !== "");
}
