import type { CalendarDay, EditionCode } from "../edition";

/** What a person accepted last: the version of the terms and of the cookie notice, null where none. */
export type AcceptedVersions = { termsVersion: string | null; cookiesVersion: string | null };

/** The present wording of terms and cookie notice by market, named by its day (D46). A new day asks everybody again. */
export const legalVersions: Readonly<Record<EditionCode, { terms: CalendarDay; cookies: CalendarDay }>> = {
  IL: { terms: "2026-11-22", cookies: "2026-11-22" },
  KR: { terms: "2026-11-22", cookies: "2026-11-22" },
};

/** Did the person accept the present terms and cookie notice of the market (D46)? */
export function hasAcceptedPresent({ termsVersion, cookiesVersion }: AcceptedVersions, edition: EditionCode): boolean {
  const { terms, cookies } = legalVersions[edition];
  return termsVersion === terms && cookiesVersion === cookies;
}

/** What a person who accepts the present wording has accepted. */
export function presentVersions(edition: EditionCode): { termsVersion: string; cookiesVersion: string } {
  const { terms, cookies } = legalVersions[edition];
  return { termsVersion: terms, cookiesVersion: cookies };
}
