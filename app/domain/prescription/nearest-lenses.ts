import { allowedValues } from "../lens/allowed-values";
import type { Choice, Lens } from "../lens/choice";
import { lensValuesOf } from "../lens/choice";
import { defaultValues } from "../lens/default-values";
import { lensExists } from "../lens/lens-exists";
import type { LensValue, LensValues } from "../lens/lens-values";
import { nearestValues } from "../lens/nearest-value";
import type { Block, Series } from "../lens/series";
import { additionWord } from "./lens-calculators";
import { lensDistance } from "./power-vector";
import type { SpheroCylinder } from "./sphero-cylinder";

/** What is searched for: a power, not rounded, and for multifocals the addition in dioptres and the design. */
export type TargetLens = { rx: SpheroCylinder; addition?: number; design?: "D" | "N"; packSize?: number };

/** An existing lens, and how far its power is from the wanted one, in dioptres. */
export type NearLens = Lens & { distance: number };

/** Number of values tried on each side of the wanted one. */
const tried = 4;

/**
 * Returns the lenses of a series nearest to a power, nearest first (D14). A sphere is compared by its spherical equivalent and the
 * remaining cylinder.
 */
export function nearestLenses(series: Series, wantedLens: TargetLens, count: number): NearLens[] {
  const found = new Map<string, NearLens>();
  for (const block of series.rxParameterRestrictions) {
    for (const values of candidates(block, wantedLens)) {
      const lens = completed(series, values, wantedLens);
      if (lens) found.set(JSON.stringify(lens.values), lens);
    }
  }
  return [...found.values()].sort((one, other) => one.distance - other.distance || sizeOf(one) - sizeOf(other)).slice(0, count);
}

function candidates(block: Block, { rx, addition, design }: TargetLens): LensValues[] {
  const { values } = block;
  const near = (field: "power" | "cylinder" | "axis", target: number) =>
    values[field] ? nearestValues(values[field], { target, field }, tried) : [undefined];
  const isToric = values.cylinder !== undefined;
  const powers = near("power", isToric ? rx.sphere : rx.sphere + rx.cylinder / 2);
  const others = { addition: additionOf(values.addition, addition), design: values.design?.includes(design ?? "") ? design : undefined };
  return powers.flatMap((power) =>
    near("cylinder", rx.cylinder).flatMap((cylinder) => near("axis", rx.axis).map((axis) => chosen({ power, cylinder, axis, ...others }))),
  );
}

function additionOf(list: readonly LensValue[] | undefined, addition: number | undefined): LensValue | undefined {
  if (!list || addition === undefined) return undefined;
  const words = list.filter((value) => typeof value === "string");
  if (words.length > 0) return additionWord(addition, words) ?? undefined;
  return nearestValues(list, { target: addition, field: "addition" }, 1)[0];
}

function completed(series: Series, values: LensValues, { rx, packSize }: TargetLens): NearLens | null {
  const packs = allowedValues(series, values).packSize;
  const complete = defaultValues(series, { ...values, packSize: packs.find((each) => each === packSize) ?? packs[0] });
  if (complete.packSize === undefined) return null;
  const lens = { values: lensValuesOf(complete), packSize: complete.packSize };
  if (!lensExists(series, lens.values, lens.packSize)) return null;
  const { power, cylinder, axis } = lens.values;
  return { ...lens, distance: lensDistance({ power, cylinder, axis }, { power: rx.sphere, cylinder: rx.cylinder, axis: rx.axis }) };
}

const chosen = (values: Record<string, LensValue | undefined>): LensValues => lensValuesOf(values as Choice);
const sizeOf = ({ values }: Lens) => Math.abs(Number(values.power));
