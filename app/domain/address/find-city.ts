import type { City } from "./city";
import { cityKey, cityKeys } from "./city-key";

/** Returns the city whose full name, in any language, or abbreviation is the text; null when none or several match. */
export function findCity(text: string, cities: readonly City[]): City | null {
  const key = cityKey(text);
  if (key === "") return null;
  const found = cities.filter((city) => cityKeys(city).includes(key));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns the only city whose name differs from a misspelt text by one or two letters; null when there is none or more than one. */
export function findCityLike(text: string, cities: readonly City[]): City | null {
  const key = cityKey(text);
  if (key.length < 4) return null;
  const near = cities
    .map((city) => ({ city, distance: Math.min(...cityKeys(city).map((name) => editDistance(key, name))) }))
    .filter(({ distance }) => distance <= (key.length > 6 ? 2 : 1))
    .sort((a, b) => a.distance - b.distance);
  const [best, second] = near;
  return best && best.distance !== second?.distance ? best.city : null;
}

/** Returns the name of a city in the script of a text: Hebrew for Hebrew, Korean for Korean, else English. */
export function cityNameLike(city: City, text: string): string {
  const language = /\p{Script=Hebrew}/u.test(text) ? "he" : /\p{Script=Hangul}/u.test(text) ? "ko" : "en";
  return city.names[language] ?? Object.values(city.names)[0] ?? "";
}

/** Returns the number of letters to add, drop, change or swap with a neighbour. */
function editDistance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return 3;
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const above = rows[row - 1] ?? [];
      let best = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + cost);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) best = Math.min(best, (rows[row - 2]?.[column - 2] ?? 0) + 1);
      line.push(best);
    }
    rows.push(line);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
