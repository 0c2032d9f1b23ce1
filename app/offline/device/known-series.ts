import { get, update } from "idb-keyval";
import type { MadeSeries } from "~/domain/lens/series";
import { deviceDatabase, isUsable, type KeptBy, stateVersion } from "./device-store";

/** What the device knows of a series: its name, and the lenses and packs that are made; no price, stock or visibility (D55). */
export type OfflineSeries = { seriesId: string; name: string } & MadeSeries;

type KeptSeries = KeptBy & { series: OfflineSeries[] };

const seriesMax = 5;
const key = "series-facts";

/** Returns the last five series that were opened, this one first (D55). */
export const withSeries = (known: readonly OfflineSeries[], series: OfflineSeries): OfflineSeries[] =>
  [series, ...known.filter(({ seriesId }) => seriesId !== series.seriesId)].slice(0, seriesMax);

/** Keeps a series that the person has opened, for the offline page. A device that refuses keeps nothing. */
export async function keepKnownSeries(personId: string, series: OfflineSeries, now: Date): Promise<void> {
  const keep = (stored: KeptSeries | undefined): KeptSeries => {
    const known = stored && isUsable(stored, personId, now) ? stored.series : [];
    return { version: stateVersion, personId, savedAtMilliseconds: now.getTime(), series: withSeries(known, series) };
  };
  await update(key, keep, deviceDatabase()).catch(() => {});
}

/** Returns the series that the device keeps for a person, the last opened first; none after 12 hours. */
export async function readKnownSeries(personId: string, now: Date): Promise<OfflineSeries[]> {
  try {
    const stored = await get<KeptSeries>(key, deviceDatabase());
    return stored && isUsable(stored, personId, now) ? stored.series : [];
  } catch {
    return [];
  }
}
