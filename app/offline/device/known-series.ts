import { get, update } from "idb-keyval";
import type { MadeSeries } from "~/domain/lens/series";
import { deviceDatabase, isUsable, type StoredBy, stateVersion } from "./device-store";

/** What the device stores of a series: its name, and the lenses and packs that are made; no price, stock or visibility (D55). */
export type OfflineSeries = { seriesId: string; name: string } & MadeSeries;

type StoredSeries = StoredBy & { series: OfflineSeries[] };

const seriesMax = 5;
const key = "series-facts";

/** Returns the last five opened series, with this one first (D55). */
export const withSeries = (known: readonly OfflineSeries[], series: OfflineSeries): OfflineSeries[] =>
  [series, ...known.filter(({ seriesId }) => seriesId !== series.seriesId)].slice(0, seriesMax);

/** Stores an opened series for the offline page, unless the device refuses. */
export async function storeKnownSeries(personId: string, series: OfflineSeries, now: Date): Promise<void> {
  const keep = (stored: StoredSeries | undefined): StoredSeries => {
    const known = stored && isUsable(stored, personId, now) ? stored.series : [];
    return { version: stateVersion, personId, savedAtMilliseconds: now.getTime(), series: withSeries(known, series) };
  };
  await update(key, keep, deviceDatabase()).catch(() => {});
}

/** Returns a person's stored series, last opened first; none after 12 hours. */
export async function loadKnownSeries(personId: string, now: Date): Promise<OfflineSeries[]> {
  try {
    const stored = await get<StoredSeries>(key, deviceDatabase());
    return stored && isUsable(stored, personId, now) ? stored.series : [];
  } catch {
    return [];
  }
}
