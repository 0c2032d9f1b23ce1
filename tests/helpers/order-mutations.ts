import { type SeededRandom, seededRandom } from "~/demo/seeded-random";
import type { LensValue, LensValues } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import type { Series } from "~/domain/lens/series";
import { isMade, offeredSeries, type RepeatOrder, seriesById, type TypedEyes, type TypedLens } from "./repeat-orders";

export const mutations = ["sign flip", "eyes swapped", "decimal slip", "axis transposed", "wrong series", "wrong add"] as const;
export type Mutation = (typeof mutations)[number];

/** The order with one slip of the hand; null where the slip changes nothing or makes a lens that does not exist: such are not counted. */
export function mutatedOrder({ order }: RepeatOrder, mutation: Mutation, number: number): TypedEyes | null {
  const random = seededRandom(`${mutation} ${number}`);
  const mutated = change[mutation](order, random);
  if (!mutated || JSON.stringify(mutated) === JSON.stringify(order) || !isMade(mutated)) return null;
  return mutated;
}

const change: Record<Mutation, (order: TypedEyes, random: SeededRandom) => TypedEyes | null> = {
  "sign flip": (order, random) => inEyes(order, { random, both: 0.5 }, (lens) => withValue(lens, "power", -numberOf(lens.values.power))),
  "eyes swapped": ({ right, left }) =>
    right && left ? { right: { ...left, quantity: right.quantity }, left: { ...right, quantity: left.quantity } } : null,
  "decimal slip": (order, random) => {
    const factor = random.pick([10, 0.1]);
    return inEyes(order, { random, both: 0 }, (lens) =>
      withValue(lens, "power", Math.round(numberOf(lens.values.power) * factor * 100) / 100),
    );
  },
  "axis transposed": (order, random) => {
    const slip = random.pick(["turned", "plus cylinder", "digits"] as const);
    return inEyes(order, { random, both: 0.3 }, (lens) => withAxis(lens, slip));
  },
  "wrong series": (order, random) => {
    const known = seriesById.get((order.right ?? order.left)?.seriesId ?? "");
    const other = known && random.pick(offeredSeries.filter(({ id, modality }) => id !== known.id && modality === known.modality));
    return other ? inEyes(order, { random, both: 0.7 }, (lens) => inSeries(lens, other)) : null;
  },
  "wrong add": (order, random) => {
    const chance = random.next();
    return inEyes(order, { random, both: 0.25 }, (lens) => {
      const others = valuesOf(lens, "addition").filter((value) => value !== lens.values.addition);
      const other = others[Math.floor(chance * others.length)];
      return other === undefined ? null : withValue(lens, "addition", other);
    });
  },
};

const numberOf = (value: LensValue | undefined) => (typeof value === "number" ? value : 0);

function inEyes(order: TypedEyes, { random, both }: { random: SeededRandom; both: number }, slip: (lens: TypedLens) => TypedLens | null) {
  const all = random.chance(both);
  const side = random.pick(["right", "left"] as const);
  const changed = (eye: "right" | "left") => {
    const lens = order[eye];
    return lens && (all || eye === side) ? slip(lens) : lens;
  };
  const mutated = { right: changed("right"), left: changed("left") };
  return (order.right && !mutated.right) || (order.left && !mutated.left) ? null : mutated;
}

const withValue = (lens: TypedLens, field: LensField, value: LensValue): TypedLens => ({
  ...lens,
  values: { ...lens.values, [field]: value === 0 ? 0 : value },
});

function valuesOf({ seriesId }: TypedLens, field: LensField): readonly LensValue[] {
  return [...new Set(seriesById.get(seriesId)?.rxParameterRestrictions.flatMap((block) => block.values[field] ?? []))];
}

/** The axis at right angles, the whole lens as it is written in plus cylinder with the sign left minus, or the axis with two digits exchanged. */
function withAxis(lens: TypedLens, slip: "turned" | "plus cylinder" | "digits"): TypedLens | null {
  const { power, cylinder, axis } = lens.values;
  if (typeof axis !== "number") return null;
  const turned = axis > 90 ? axis - 90 : axis + 90;
  if (slip === "turned") return withValue(lens, "axis", turned);
  if (slip === "plus cylinder") return withValue(withValue(lens, "axis", turned), "power", numberOf(power) + numberOf(cylinder));
  const [first = "", second = "", third = ""] = String(axis).padStart(3, "0");
  return withValue(lens, "axis", Number(second === first ? first + third + second : second + first + third));
}

/** The same prescription in another series: what that does not have is left out, what it has besides is its first value. */
function inSeries({ values, quantity }: TypedLens, series: Series): TypedLens | null {
  for (const block of series.rxParameterRestrictions) {
    const fields = Object.keys(block.values) as LensField[];
    const copied = fields.map((field) => [field, fitting(block.values[field] ?? [], values[field])] as const);
    const [packSize] = block.packSizes;
    if (packSize === undefined || copied.some(([, value]) => value === undefined)) continue;
    if (!block.values.power?.includes(values.power ?? 0)) continue;
    return { seriesId: series.id, values: Object.fromEntries(copied) as LensValues, packSize, quantity };
  }
  return null;
}

const fitting = (offered: readonly LensValue[], value: LensValue | undefined) =>
  value !== undefined && offered.includes(value) ? value : offered[0];
