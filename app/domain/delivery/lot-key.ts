/** What two ways of writing a lot have in common: capitals, without spaces. */
export const lotKey = (lot: string) => lot.replace(/\s/g, "").toUpperCase();
