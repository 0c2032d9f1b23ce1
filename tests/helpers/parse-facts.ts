/** What a place says of a product: boxes or bottles, the amount in the smallest unit, and how many arrive on which day. */
export type SaidFacts = { quantity: number; amount: number; arrivals: Readonly<Record<string, number>> };

/** Quantities that Hebrew writes in words. */
const inWords: readonly (readonly [RegExp, string])[] = [
  [/(קופסה|בקבוק|יחידה) (אחת|אחד)/g, "1 $1"],
  [/(שתי|שני) (קופסאות|בקבוקים|יחידות)/g, "2 $2"],
];

/** The text without direction marks and with quantities in digits, whatever the language. */
export function plainText(text: string): string {
  const bare = text.replace(/[\u200e\u200f\u2066-\u2069]/g, "").replace(/\s+/g, " ");
  return inWords.reduce((now, [words, digits]) => now.replace(words, digits), bare).trim();
}

/** Amounts as the language writes them: with the sign of the currency right before the digits, or after them. */
const moneyIn = (text: string) =>
  /[₪₩][-−]?\d/.test(text)
    ? /(?<sign>[-−]?)[₪₩](?<digits>[-−]?\d[\d,]*(?:\.\d{2})?)/g
    : /(?<sign>[-−]?)(?<digits>\d[\d,]*(?:\.\d{2})?) ?(?:[₪₩]|원)/g;

/** The amounts that a text names, in its order and in the smallest unit. */
export function amountsIn(text: string): number[] {
  const plain = plainText(text);
  return [...plain.matchAll(moneyIn(plain))].map(({ groups }) => {
    const amount = Number((groups?.digits ?? "").replace(/[,.]/g, ""));
    return groups?.sign ? -amount : amount;
  });
}

const day = /(\d{4})\/(\d{2})\/(\d{2})|(\d{2})\.(\d{2})\.(\d{4})/;
const arrival = new RegExp(`(\\d[\\d,]*)(?![\\d/.:])((?:(?!\\d).){1,40}?)(?:${day.source})`, "g");

/** How many arrive on which day, as a text says it. */
export function arrivalsIn(text: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, quantity = "", , year, month, date, endDate, endMonth, endYear] of plainText(text).matchAll(arrival)) {
    const iso = year ? `${year}-${month}-${date}` : `${endYear}-${endMonth}-${endDate}`;
    found[iso] = (found[iso] ?? 0) + Number(quantity.replaceAll(",", ""));
  }
  return found;
}

/** The first number of a text that is no part of a day or an amount. */
export function quantityIn(text: string): number {
  const plain = plainText(text);
  const bare = plain.replace(moneyIn(plain), " ");
  return Number((/[+-]?\d[\d,]*/.exec(bare)?.[0] ?? "NaN").replaceAll(",", ""));
}

/** Days and quantities of several texts together. */
export function addArrivals(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of all) for (const [each, quantity] of Object.entries(one)) sum[each] = (sum[each] ?? 0) + quantity;
  return sum;
}
