import { get, update } from "idb-keyval";
import type { MadeSeries } from "~/domain/lens/series";
import { deviceDatabase, isUsable, type KeptBy, stateVersion } from "./device-store";

/** What the device knows of a series: its name, and the lenses and packs that are made; no price, stock or visibility (D55). */
export type OfflineSeries = { seriesId: string; name: string } & MadeSeries;

type KeptSeries = KeptBy & { series: OfflineSeries[] };

const mostSeries = 5;
const key = "series-facts";

/** The last five series that were opened, this one first (D55). */
export const withSeries = (known: readonly OfflineSeries[], facts: OfflineSeries): OfflineSeries[] =>
  [facts, ...known.filter(({ seriesId }) => seriesId !== facts.seriesId)].slice(0, mostSeries);

/** Keeps the facts of a series that the person has opened. */
export async function keepSeriesFacts(personId: string, facts: OfflineSeries, now: Date): Promise<void> {
  const keep = (stored: KeptSeries | undefined): KeptSeries => {
    const known = stored && isUsable(stored, personId, now) ? stored.series : [];
    return { version: stateVersion, personId, savedAtMilliseconds: now.getTime(), series: withSeries(known, facts) };
  };
  await update(key, keep, deviceDatabase()).catch(() => {});
}

/** Returns the facts that the device keeps for a person, the series that was opened last first. */
export async function readSeriesFacts(personId: string, now: Date): Promise<OfflineSeries[]> {
  try {
    const stored = await get<KeptSeries>(key, deviceDatabase());
    return stored && isUsable(stored, personId, now) ? stored.series : [];
  } catch {
    return [];
  }
}
