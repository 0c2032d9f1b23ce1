import fc from "fast-check";
import { ilSeries, krSeries } from "~/demo/catalogue/demo-series";
import type { Choice, ChoiceField, Lens } from "~/domain/lens/choice";
import type { LensValue } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import type { Series } from "~/domain/lens/series";
import { seriesFields } from "~/domain/lens/series-fields";

export const allSeries = [...ilSeries, ...krSeries];

export function seriesById(id: string): Series {
  const series = allSeries.find((each) => each.id === id);
  if (!series) throw new Error(`no series ${id}`);
  return series;
}

export const anySeries = fc.constantFrom(...allSeries);

/** A lens that is made, of any series. */
export const anyLens: fc.Arbitrary<Lens & { series: Series }> = anySeries.chain((series) =>
  fc.constantFrom(...series.rxParameterRestrictions).chain((block) => {
    const fields = Object.entries(block.values).map(([field, list]) => [field, fc.constantFrom(...list)] as const);
    return fc
      .record({ values: fc.record(Object.fromEntries(fields)), packSize: fc.constantFrom(...block.packSizes) })
      .map(({ values, packSize }) => ({ series, values: values, packSize }));
  }),
);

/** Part of a lens that is made: a choice that can be completed. */
export const anyPartialChoice: fc.Arbitrary<{ series: Series; chosen: Choice }> = anyLens.chain(({ series, values, packSize }) => {
  const lens: Choice = { ...values, packSize };
  return fc.subarray(Object.keys(lens) as ChoiceField[]).map((fields) => ({ series, chosen: pick(lens, fields) }));
});

/** A choice whose values are each made, but perhaps not together; some may not be made at all. */
export const anyMixedChoice: fc.Arbitrary<{ series: Series; chosen: Choice }> = anySeries.chain((series) => {
  const values = seriesFields(series).map((field) => [field, someValue(series, field)] as const);
  const packs = series.rxParameterRestrictions.flatMap((block) => block.packSizes);
  return fc
    .record({ ...Object.fromEntries(values), packSize: fc.constantFrom(...packs, 7) }, { requiredKeys: [] })
    .map((chosen) => ({ series, chosen: chosen }));
});

function someValue(series: Series, field: LensField): fc.Arbitrary<LensValue> {
  const made = series.rxParameterRestrictions.flatMap((block) => block.values[field] ?? []);
  const alien: LensValue[] = typeof made[0] === "number" ? [0, -0.1, 3.14, 99] : ["unheard of"];
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...made) }, { weight: 1, arbitrary: fc.constantFrom(...alien) });
}

function pick(choice: Choice, fields: readonly ChoiceField[]): Choice {
  return Object.fromEntries(fields.map((field) => [field, choice[field]]));
}
