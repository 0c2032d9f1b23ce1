import type { LensValue, LensValues } from "~/domain/lens/lens-values";
import { nearestValue } from "~/domain/lens/nearest-value";
import { lensFields } from "~/domain/lens/parameters";
import type { Series } from "~/domain/lens/series";
import type { LensLine } from "~/domain/order/preorder";
import { productIdOf } from "~/domain/product/product-id";
import type { SeededRandom } from "./seeded-random";

/** A series in one of its packs. */
type PackedSeries = { series: Series; packSize: number };

/**
 * Returns a lens of the series that is made in this pack, with the power nearest to `towards`, the `wanted` values as far as it is made with
 * them, and common values.
 */
export function pickLens({ series, packSize }: PackedSeries, towards: number, random: SeededRandom, wanted: LensValues = {}): LensValues {
  const blocks = series.rxParameterRestrictions.filter((block) => block.packSizes.includes(packSize));
  const powers = blocks.flatMap((block) => block.values.power ?? []);
  const power = nearestValue(powers, towards);
  const block = blocks.find(({ values }) => power === null || values.power?.includes(power)) ?? random.pick(blocks);
  const chosen: LensValues = {};
  for (const field of lensFields) {
    const values = block.values[field];
    if (values === undefined) continue;
    const wish = field === "power" ? (power ?? undefined) : wanted[field];
    chosen[field] = wish !== undefined && values.includes(wish) ? wish : pickValue(field, values, random);
  }
  return chosen;
}

/** Returns a value: weak cylinders and nearly horizontal axes are the common ones; all others are equally likely. */
function pickValue(field: (typeof lensFields)[number], values: readonly LensValue[], random: SeededRandom): LensValue {
  if (field === "cylinder") return random.pick(values.slice(-2));
  if (field === "axis") return nearestValue(values, random.pick([180, 180, 170, 10, 90, 80, 160, 20]), "axis") ?? random.pick(values);
  return random.pick(values);
}

/** Returns a line of one lens; the caller gives its id. */
export function lensLine(
  id: string,
  { series, packSize, values }: { series: Series; packSize: number; values: LensValues },
  quantity: number,
): LensLine {
  return { id, seriesId: series.id, productId: productIdOf(series, values, packSize), packSize, values, quantity };
}
