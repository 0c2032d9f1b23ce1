import { rememberedOf } from "~/domain/remembered";
import type { OrderSeries } from "./order-series";

/** The series of an order form as one text, because the router would serialise each of their thousands of numbers separately. */
export type PackedSeries = string & { readonly packed: OrderSeries };

const texts = new WeakMap<readonly OrderSeries[], PackedSeries>();

/** Returns the text of a list of series; for the same list, the same text again. */
export const packSeries = (series: readonly OrderSeries[]): PackedSeries =>
  rememberedOf(texts, series, () => JSON.stringify(series) as PackedSeries);

let last: { packed: PackedSeries; series: OrderSeries[] } | null = null;

/** Returns the series of a text; for the last text, the same list again. */
export function unpackSeries(packed: PackedSeries): OrderSeries[] {
  if (last?.packed !== packed) last = { packed, series: JSON.parse(packed) };
  return last.series;
}
