import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import type { NearLens } from "~/components/calculators/calculator-result";
import { nearestLenses, type TargetLens } from "~/domain/prescription/nearest-lenses";
import { findSeries } from "~/forms/patient-order/order-series";
import { loadLensFacts } from "./load-lens-facts.server";
import { loadOrderFormFacts } from "./load-order-form-facts.server";

type Asked = { seriesId: string; sought: TargetLens | null };

/** Returns up to four lenses of the series nearest to what is wanted, with their stock; none when the series is not offered. */
export async function loadNearLenses(context: Readonly<RouterContextProvider>, { seriesId, sought }: Asked): Promise<NearLens[]> {
  if (!sought || seriesId === "") return [];
  const { revenue } = await loadOrderFormFacts(context, { stockTypes: [], seriesIds: [seriesId], questions: [] });
  const series = findSeries(revenue, seriesId);
  if (!series) return [];
  const lenses = nearestLenses(series, sought, 4);
  const asked = lenses.map(({ values, packSize }) => ({ seriesId, chosen: { ...values, packSize }, quantity: 1 }));
  const pairs = [asked.slice(0, 2), asked.slice(2)].map((pair) => safe(loadLensFacts(context, pair)));
  const facts = (await Promise.all(pairs)).flatMap(([, found]) => found ?? [null, null]);
  return lenses.map((lens, index) => ({ ...lens, stock: facts[index]?.stock ?? null }));
}
