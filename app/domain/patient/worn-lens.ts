import type { CalendarDay } from "../edition";
import type { LensValues } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";

/** A lens ordered for one eye of a patient, other than a trial. */
export type WornLens = {
  orderId: string;
  eye: Eye;
  seriesId: string;
  productName: string;
  packSize: number;
  /** Boxes. */
  quantity: number;
  values: LensValues;
  orderedOn: CalendarDay;
  /** The day on which the boxes arrive. */
  arrivesOn: CalendarDay;
};

/**
 * Returns lenses by the day of their order, newest first. Those of one day stay in the given order, in which the newest order must come
 * first: the day alone does not tell which of two orders counts.
 */
export function newestFirst<Lens extends Pick<WornLens, "orderedOn">>(lenses: readonly Lens[]): Lens[] {
  return lenses.toSorted((one, other) => (one.orderedOn < other.orderedOn ? 1 : one.orderedOn > other.orderedOn ? -1 : 0));
}

/** Whether it is the same lens, in any pack. */
export function isSameLens(one: Pick<WornLens, "seriesId" | "values">, other: Pick<WornLens, "seriesId" | "values">): boolean {
  const fields = new Set([...Object.keys(one.values), ...Object.keys(other.values)] as (keyof LensValues)[]);
  return one.seriesId === other.seriesId && [...fields].every((field) => one.values[field] === other.values[field]);
}
