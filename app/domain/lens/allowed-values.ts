import { blockHolds, chosenFields } from "./block-fits";
import type { Choice, ChoiceField } from "./choice";
import type { LensValue } from "./lens-values";
import { mergeValues } from "./merge-values";
import type { LensField } from "./parameters";
import type { Block, MadeSeries } from "./series";
import { seriesFields } from "./series-fields";

/** The allowed values of each field of the series, in display order; an empty list when nothing fits. */
export type AllowedValues = Partial<Record<LensField, readonly LensValue[]>> & { packSize: readonly number[] };

/**
 * Returns the values of each field over the blocks that fit everything else chosen (D14, D60): numbers ascending, axis descending, words in
 * the series' order. A field's own value does not narrow its list, so it can be changed; every listed value leads to a lens that is made.
 */
export function allowedValues(series: MadeSeries, chosen: Choice = {}): AllowedValues {
  const fields = chosenFields(chosen);
  const near = series.rxParameterRestrictions.flatMap((block) => {
    const [misfit, second] = misfits(block, chosen, fields);
    return second === undefined ? [{ block, misfit }] : [];
  });
  return offer(series, (field) => near.filter(({ misfit }) => misfit === undefined || misfit === field).map(({ block }) => block));
}

/**
 * Returns the same for a form that is filled in from top to bottom: a field is narrowed only by those before it. A choice further down may
 * become impossible, which `checkChoice` reports.
 */
export function progressiveValues(series: MadeSeries, chosen: Choice = {}): AllowedValues {
  const order: ChoiceField[] = [...seriesFields(series), "packSize"];
  const fields = chosenFields(chosen);
  return offer(series, (field) => {
    const before = order.slice(0, order.indexOf(field));
    return series.rxParameterRestrictions.filter((block) => misfits(block, chosen, fields).every((misfit) => !before.includes(misfit)));
  });
}

function misfits(block: Block, chosen: Choice, fields: readonly ChoiceField[]): ChoiceField[] {
  return fields.filter((field) => !blockHolds(block, field, chosen[field] as LensValue));
}

function offer(series: MadeSeries, blocksFor: (field: ChoiceField) => Block[]): AllowedValues {
  const offered: AllowedValues = { packSize: mergeValues(blocksFor("packSize").map((block) => block.packSizes)) as number[] };
  for (const field of seriesFields(series)) {
    const lists = blocksFor(field).flatMap((block) => (block.values[field] ? [block.values[field]] : []));
    const values = mergeValues(lists);
    offered[field] = field === "axis" ? values.toReversed() : inSeriesOrder(series, field, values);
  }
  return offered;
}

/** Returns words in the order in which the series first names them, whichever blocks are left. */
function inSeriesOrder(series: MadeSeries, field: LensField, values: readonly LensValue[]): readonly LensValue[] {
  if (typeof values.at(-1) !== "string") return values;
  const all = mergeValues(series.rxParameterRestrictions.flatMap((block) => (block.values[field] ? [block.values[field]] : [])));
  return all.filter((value) => values.includes(value));
}
