import type { CalendarDay, EditionCode } from "../edition";

/** The versions of the terms and the cookie notice that a person accepted last; null when never. */
export type AcceptedVersions = { termsVersion: string | null; cookiesVersion: string | null };

/**
 * The current versions of the terms and the cookie notice by market, named by their day (D46). A new version asks everybody to accept
 * again.
 */
export const legalVersions: Readonly<Record<EditionCode, { terms: CalendarDay; cookies: CalendarDay }>> = {
  IL: { terms: "2026-11-22", cookies: "2026-11-29" },
  KR: { terms: "2026-11-22", cookies: "2026-11-29" },
};

/** Whether the person has accepted the market's current terms and cookie notice (D46). */
export function hasAcceptedPresent({ termsVersion, cookiesVersion }: AcceptedVersions, edition: EditionCode): boolean {
  const { terms, cookies } = legalVersions[edition];
  return termsVersion === terms && cookiesVersion === cookies;
}

/** Returns the versions that a person accepts now. */
export function presentVersions(edition: EditionCode): { termsVersion: string; cookiesVersion: string } {
  const { terms, cookies } = legalVersions[edition];
  return { termsVersion: terms, cookiesVersion: cookies };
}
