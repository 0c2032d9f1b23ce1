import type { EditionCode } from "./edition";

/** The languages of the portal (D1); English is the one the others are checked against. */
export const languages = ["en", "he", "ko", "ja"] as const;

export type Language = (typeof languages)[number];

const languageOfLastLabel: Record<string, Language> = { il: "he", kr: "ko", com: "en" };

/** Labels that never name a practice (D2): those of languages and markets, and those that hosts beside the portal's are known by. */
const reservedLabels: ReadonlySet<string> = new Set([
  ...["www", "api", "il", "kr", "com", "localhost"],
  ...["admin", "app", "auth", "cdn", "ftp", "imap", "mail", "mx", "ns", "operator", "pop", "smtp", "static", "status", "support"],
]);

/** Does this label of a host name, in lower case, name no practice whatever practices there are? */
export const isReservedLabel = (label: string): boolean => reservedLabels.has(label);

/** Is this a label of a host name, in lower case: letters, digits and hyphens, none of them at its ends? */
export const isHostLabel = (label: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label);

/** A word from outside (cookie, form, setting) as a language, or null when it is none of ours. */
export function parseLanguage(text: string | null | undefined): Language | null {
  return languages.find((language) => language === text) ?? null;
}

/** The writing direction of a language's pages. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "he" ? "rtl" : "ltr";
}

/**
 * The language a host speaks (D1): its last label; on localhost the label before it; English for addresses and everything else.
 * A port may follow the host.
 */
export function languageOfHost(host: string): Language {
  return languageOfLastLabel[topLabel(host) ?? ""] ?? "en";
}

/** The market a host stands for before anyone has signed in: kr is Korea, everything else Israel, where the portal is at home (D1). */
export function editionCodeOfHost(host: string): EditionCode {
  return topLabel(host) === "kr" ? "KR" : "IL";
}

/**
 * The subDomain that a host may name (D2): its first label, unless that is reserved, the only one, or part of an address.
 * Whether a practice has that subDomain is for the caller to find out.
 */
export function practiceOfHost(host: string): string | null {
  const labels = labelsOf(host);
  const first = labels[0];
  if (first === undefined || labels.length < 2 || isReservedLabel(first)) return null;
  return isHostLabel(first) ? first : null;
}

/** The language of a page (D1): the person's setting, then the cookie, then the host. */
export function chooseLanguage(known: { setting?: string | null; cookie?: string | null; host: string }): Language {
  return parseLanguage(known.setting) ?? parseLanguage(known.cookie) ?? languageOfHost(known.host);
}

/**
 * The language in which a program is answered (D47): the one of its Accept-Language that it likes best and that is ours, else that of the
 * host.
 */
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

/** The labels of a host name in lower case; none for an IP address. */
function labelsOf(host: string): string[] {
  const name = host.trim().toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  if (name.startsWith("[") || name.includes(":") || /^\d+(?:\.\d+){3}$/.test(name)) return [];
  return name.split(".").filter((label) => label !== "");
}
