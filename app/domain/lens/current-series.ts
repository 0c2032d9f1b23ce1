import type { Series } from "./series";

/**
 * Returns the series itself while it is offered, else the one that replaced it, directly or through others (`matchHistory`, D14); null when
 * none of them is offered.
 */
export function currentSeries<Replaceable extends Pick<Series, "id" | "matchHistory">>(
  all: readonly Replaceable[],
  seriesId: string,
  isOffered: (series: Replaceable) => boolean,
): Replaceable | null {
  const own = all.find(({ id }) => id === seriesId);
  if (own && isOffered(own)) return own;
  const visited = new Set([seriesId]);
  let old = [seriesId];
  while (old.length > 0) {
    const successors = all.filter(({ id, matchHistory }) => !visited.has(id) && matchHistory.some((each) => old.includes(each)));
    const offered = successors.find(isOffered);
    if (offered) return offered;
    for (const { id } of successors) visited.add(id);
    old = successors.map(({ id }) => id);
  }
  return null;
}
