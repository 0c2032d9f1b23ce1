import type { City } from "./city";
import { cityKey, cityKeys } from "./city-key";

type Named = Pick<City, "code" | "names" | "abbreviations">;

/**
 * Returns the cities that match what has been typed so far: exact names and abbreviations first, then beginnings of names, then beginnings
 * of their other words.
 */
export function matchCities<C extends Named>(text: string, cities: readonly C[], limit: number): C[] {
  const key = cityKey(text);
  if (key === "") return [];
  const rank = (city: C) => {
    const keys = cityKeys(city);
    if (keys.includes(key)) return 0;
    if (keys.some((name) => name.startsWith(key))) return 1;
    return Object.values(city.names).some((name) => name.split(/[\s-]+/).some((word) => cityKey(word).startsWith(key))) ? 2 : 3;
  };
  return cities
    .map((city) => ({ city, rank: rank(city) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ city }) => city);
}
