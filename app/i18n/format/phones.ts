import type { EditionCode } from "~/domain/edition";

const countryCodes: Record<EditionCode, string> = { IL: "972", KR: "82" };

/** Groups of digits by the beginning of a national number; the first match is used. */
const groupings: Record<EditionCode, RegExp[]> = {
  IL: [/^(0[57]\d)(\d{3})(\d{4})$/, /^(0[2-489])(\d{3})(\d{4})$/, /^(1[78]00)(\d{3})(\d{3})$/],
  KR: [/^(02)(\d{3,4})(\d{4})$/, /^(0\d{2})(\d{3,4})(\d{4})$/, /^(1\d{3})(\d{4})$/],
};

/**
 * Formats a phone number as people in the market write it; in Korea ten other digits as (xxx) xxx-xxxx. Any other text is returned
 * unchanged.
 */
export function formatPhone(number: string, market: EditionCode): string {
  const digits = number.replace(/[\s().-]/g, "").replace(new RegExp(`^(?:\\+|00)${countryCodes[market]}0?`), "0");
  for (const grouping of groupings[market]) {
    const groups = grouping.exec(digits);
    if (groups) return groups.slice(1).join("-");
  }
  const abroad = market === "KR" ? /^([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits) : null;
  return abroad ? `(${abroad[1]}) ${abroad[2]}-${abroad[3]}` : number;
}
