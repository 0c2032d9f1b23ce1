import { gtinOf } from "../product/lens-gtin";
import { productIdOf } from "../product/product-id";
import { allowedValues } from "./allowed-values";
import { checkChoice, type Impossible } from "./check-choice";
import type { Choice, ChoiceField } from "./choice";
import { lensValuesOf } from "./choice";
import { completeValues } from "./complete-values";
import { defaultValue } from "./default-values";
import { formatLensValue } from "./format-lens-value";
import { lensExists } from "./lens-exists";
import type { LensValue } from "./lens-values";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";

/** A field of the response: its values and the default. */
export type OfferedField = { values: readonly LensValue[]; default: LensValue | null };

/**
 * The response of `catalogue.allowedValues`; `powers` only in editions whose powers are strings (D71), where the id is the power itself.
 */
export type AllowedValuesAnswer = {
  fields: Partial<Record<ChoiceField, OfferedField>>;
  powers?: { id: string; value: string }[];
  packSizes: readonly number[];
  lens: { productId: string; gtin: string | null } | null;
  impossible: Impossible[];
};

/**
 * Returns the allowed values for a choice that may have impossible parts: those are reported, and the rest narrows the fields. `lens` is
 * set when the choice, together with the fields that have one value only, is a lens in one pack. In editions with `powersAsStrings` powers
 * are strings ("-3.25").
 */
export function allowedValuesAnswer(series: Series, chosen: Choice, edition: { powersAsStrings: boolean }): AllowedValuesAnswer {
  const checked = checkChoice(series, chosen);
  const offered = allowedValues(series, checked.values);
  const fields: AllowedValuesAnswer["fields"] = {};
  for (const field of seriesFields(series)) {
    const values = offered[field] ?? [];
    fields[field] = { values, default: defaultValue(field, values) };
  }
  fields.packSize = { values: offered.packSize, default: offered.packSize[0] ?? null };
  const answer: AllowedValuesAnswer = {
    fields,
    packSizes: offered.packSize,
    lens: namedLens(series, checked),
    impossible: checked.impossible,
  };
  return edition.powersAsStrings ? withPowersAsTexts(answer) : answer;
}

function namedLens(series: Series, { values: chosen, impossible }: ReturnType<typeof checkChoice>): AllowedValuesAnswer["lens"] {
  if (impossible.length > 0) return null;
  const complete = completeValues(series, chosen);
  const values = lensValuesOf(complete);
  if (complete.packSize === undefined || !lensExists(series, values, complete.packSize)) return null;
  return { productId: productIdOf(series, values, complete.packSize), gtin: gtinOf(series, values, complete.packSize) };
}

function withPowersAsTexts(answer: AllowedValuesAnswer): AllowedValuesAnswer {
  const texts = (answer.fields.power?.values ?? []).map(powerText);
  const powers = texts.map((text) => ({ id: text, value: text }));
  const preferred = answer.fields.power?.default ?? null;
  const impossible = answer.impossible.map((each) => (each.field === "power" ? impossibleAsText(each) : each));
  if (!answer.fields.power) return { ...answer, powers };
  return {
    ...answer,
    fields: { ...answer.fields, power: { values: texts, default: preferred === null ? null : powerText(preferred) } },
    powers,
    impossible,
  };
}

function impossibleAsText(each: Impossible): Impossible {
  return {
    ...each,
    value: powerText(each.value),
    nearest: each.nearest === null ? null : powerText(each.nearest),
    nearby: each.nearby.map(powerText),
  };
}

function powerText(value: LensValue): string {
  return formatLensValue("power", value);
}
