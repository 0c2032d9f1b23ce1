import type { LensField } from "../lens/parameters";
import type { Series } from "../lens/series";
import { seriesFields } from "../lens/series-fields";
import { wordsOfName } from "./lens-words";

/** `isExact`: the words name this series and no other has all of them; otherwise it is the nearest with the fields that were read. */
export type NamedSeries<Offered> = { series: Offered; isExact: boolean };

/**
 * Returns the series that words name: it has all of them and the fewest others. When its lenses lack a field that was read, returns the
 * nearest name with such lenses ("Biofinity" with a cylinder: Biofinity Toric). Null when no name has the words, or two match equally.
 */
export function namedSeries<Offered extends Series>(
  words: readonly string[],
  needs: readonly LensField[],
  all: readonly Offered[],
): NamedSeries<Offered> | null {
  const named = all.filter((series) => extraWords(series, words) !== null);
  const makes = (series: Series) => needs.every((field) => seriesFields(series).includes(field));
  const first = nearest(named, words);
  if (first && makes(first)) return { series: first, isExact: extraWords(first, words) === 0 };
  const fitting = nearest(named.filter(makes), words);
  if (fitting) return { series: fitting, isExact: false };
  return first && { series: first, isExact: extraWords(first, words) === 0 };
}

function nearest<Offered extends Series>(named: readonly Offered[], words: readonly string[]): Offered | null {
  const least = Math.min(...named.map((series) => extraWords(series, words) ?? 0));
  const [first, second] = named.filter((series) => extraWords(series, words) === least);
  return first && !second ? first : null;
}

/** Returns how many other words a name has; null when it lacks one of these. */
function extraWords({ name, displayName, privateLabel }: Series, words: readonly string[]): number | null {
  const counts = [name, displayName, privateLabel ?? name].flatMap((text) => {
    const own = wordsOfName(text);
    return words.every((word) => own.includes(word)) ? [own.length - words.length] : [];
  });
  return counts.length > 0 ? Math.min(...counts) : null;
}
