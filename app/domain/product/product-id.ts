import type { Lens } from "../lens/choice";
import { lensExists } from "../lens/lens-exists";
import type { LensValue, LensValues } from "../lens/lens-values";
import { type LensField, lensFields } from "../lens/parameters";
import type { Series } from "../lens/series";
import { seriesFields } from "../lens/series-fields";

/** Two letters per field, fixed forever. */
const tags: Record<LensField, string> = {
  power: "pw",
  cylinder: "cy",
  axis: "ax",
  addition: "ad",
  baseCurve: "bc",
  diameter: "di",
  sag: "sg",
  rzd: "rz",
  lza: "lz",
  ct: "ct",
  slz: "sl",
  lczFlat: "lf",
  lczSteep: "ls",
  pccz: "pc",
  baseAxis: "ba",
  color: "co",
  edgeLift: "el",
  material: "ma",
  oz: "oz",
  pefa: "pe",
  r2: "r2",
  r3: "r3",
  r4: "r4",
  r5: "r5",
  d2: "d2",
  d3: "d3",
  d4: "d4",
  bc2: "b2",
  dt: "dt",
  design: "de",
  distance: "ds",
};

const fieldOfTag = new Map(lensFields.map((field) => [tags[field], field]));

/**
 * Returns the id of one lens in one pack (D15), derived only from series, values and pack, so that it is the same on every machine:
 * `il-biofinity-toric~pw-3_25~cy-1_25~ax180~bc8_7~di14_5~6`. It contains every field of the lens, so it does not change when the series
 * gains values; it has no dot, bracket or space, so it can be used in URLs and names of form fields.
 */
export function productIdOf(series: Pick<Series, "id">, values: LensValues, packSize: number): string {
  const parts: string[] = [];
  for (const field of lensFields) {
    const value = values[field];
    if (value !== undefined) parts.push(tags[field] + written(value));
  }
  return [series.id, ...parts, packSize].join("~");
}

/** Returns the id of the series of a productId. */
export function seriesIdOfProduct(productId: string): string {
  return productId.slice(0, Math.max(0, productId.indexOf("~")));
}

/** Returns the lens of a productId of this series; null when it is of another series, malformed or not made. */
export function parseProductId(series: Series, productId: string): Lens | null {
  if (productId.length > 400 || seriesIdOfProduct(productId) !== series.id) return null;
  const parts = productId.slice(series.id.length + 1).split("~");
  const packSize = Number(parts.pop());
  const values: LensValues = {};
  for (const part of parts) {
    const field = fieldOfTag.get(part.slice(0, 2));
    const value = field && parseValue(series, field, part.slice(2));
    if (!field || value === undefined) return null;
    values[field] = value;
  }
  if (!lensExists(series, values, packSize) || productIdOf(series, values, packSize) !== productId) return null;
  return { values: inDisplayOrder(series, values), packSize };
}

/** Returns the contents of a productId without checking that such a lens is made; null when it is malformed. */
export function splitProductId(productId: string): (Lens & { seriesId: string }) | null {
  const [seriesId = "", ...parts] = productId.length > 400 ? [] : productId.split("~");
  const packSize = Number(parts.pop());
  const values: LensValues = {};
  for (const part of parts) {
    const field = fieldOfTag.get(part.slice(0, 2));
    const value = field && plainValue(part.slice(2));
    if (!field || value === null || value === undefined) return null;
    values[field] = value;
  }
  return seriesId !== "" && Number.isInteger(packSize) && packSize > 0 && values.power !== undefined
    ? { seriesId, values, packSize }
    : null;
}

function plainValue(text: string): LensValue | null {
  if (isNumber(text)) return Number(text.replace("_", "."));
  try {
    return text === "" ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}

const isNumber = (text: string) => /^-?\d+(_\d+)?$/.test(text);

function written(value: LensValue): string {
  return typeof value === "number"
    ? String(value).replace(".", "_")
    : encodeURIComponent(value).replaceAll(".", "%2E").replaceAll("~", "%7E");
}

function parseValue(series: Series, field: LensField, text: string): LensValue | undefined {
  if (isNumber(text)) return Number(text.replace("_", "."));
  return series.rxParameterRestrictions.flatMap((block) => block.values[field] ?? []).find((value) => written(value) === text);
}

function inDisplayOrder(series: Series, values: LensValues): LensValues {
  return Object.fromEntries(seriesFields(series).flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
}
