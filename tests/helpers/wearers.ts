import type { SeededRandom } from "~/demo/seeded-random";
import { addDays } from "~/domain/calendar/days";
import type { LensValue, LensValues } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import type { Block, Series } from "~/domain/lens/series";

/** Who wears lenses in the generated orders; `age` in years at the latest order, `examYears` between examinations. */
export type Wearer = { age: number; dob: string; series: Series; packSize: number; months: number; examYears: number };

const kinds = [
  ["sphere", 55],
  ["toric", 28],
  ["multifocal", 12],
  ["myopiaControl", 5],
] as const;
const ages = { sphere: [14, 60], toric: [14, 60], multifocal: [42, 70], myopiaControl: [8, 15] } as const;

/** A wearer with a series of the right kind, its pack, and the months that an order lasts. */
export function wearerOf(random: SeededRandom, offered: readonly Series[]): Wearer {
  const kind = random.weighted(kinds);
  const [youngest, oldest] = ages[kind];
  const age = random.between(youngest, oldest);
  const dob = addDays("2022-03-01", -Math.round(age * 365.25) - random.between(0, 300));
  const series = random.pick(offered.filter((each) => each.kind === kind && !each.madeToOrder && !each.id.endsWith("-xr")));
  const packSize = random.pick(series.rxParameterRestrictions[0]?.packSizes ?? [6]);
  const examYears =
    age < 18
      ? 0.5
      : random.weighted([
          [1, 55],
          [2, 45],
        ] as const);
  return {
    age,
    dob,
    series,
    packSize,
    examYears,
    months: random.weighted([
      [3, 20],
      [6, 50],
      [12, 30],
    ] as const),
  };
}

/** About normal, of mean 0 and deviation 1. */
export const bell = (random: SeededRandom): number => {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
};

/** The values of both eyes at the first order. */
export function firstValues({ series, age }: Wearer, random: SeededRandom): { right: LensValues; left: LensValues } {
  const plus = series.kind !== "myopiaControl" && random.chance(0.15);
  const power = plus ? 0.75 + Math.abs(bell(random)) * 1.5 : -0.75 - Math.abs(bell(random) * 1.6 + 2);
  const apart = random.chance(0.04) ? random.pick([-1, 1]) * (1.5 + random.next() * 2) : bell(random) * 0.5;
  const meridian = random.weighted([
    [180, 60],
    [90, 25],
    [random.pick([45, 135]), 15],
  ] as const);
  const tilt = bell(random) * 12;
  const shape = random.next();
  const eye = (own: number, turned: number): LensValues =>
    snapped(series, {
      power: own,
      cylinder: -random.weighted([
        [0.75, 45],
        [1.25, 30],
        [1.75, 15],
        [2.25, 10],
      ] as const),
      axis: turnedAxis(meridian + turned),
      addition: usualAddition(age),
      shape,
    });
  return { right: eye(power, tilt), left: eye(power + apart, -tilt + bell(random) * 8) };
}

type Wanted = { power: number; cylinder: number; axis: number; addition: number; shape: number };

const turnedAxis = (axis: number) => ((((axis - 1) % 180) + 180) % 180) + 1;

/** What is usual at an age, in dioptres. */
const usualAddition = (age: number) => (age < 47 ? 1 : age < 51 ? 1.5 : age < 56 ? 2 : 2.5);
const wordSizes: Record<string, number> = { near: 1, low: 1, medium: 1.75, high: 2.5 };
const sizeOf = (value: LensValue) => (typeof value === "number" ? value : (wordSizes[value] ?? 0));

/** The lens of the series nearest to the wanted values; fields that the series does not have are left out. */
function snapped(series: Series, wanted: Wanted): LensValues {
  const nearest = (values: readonly LensValue[], distance: (value: LensValue) => number) =>
    values.toSorted((one, other) => distance(one) - distance(other))[0];
  const values: LensValues = {};
  let blocks = series.rxParameterRestrictions;
  const choose = (field: LensField, distance: (value: LensValue) => number) => {
    const value = nearest([...new Set(blocks.flatMap((block: Block) => block.values[field] ?? []))], distance);
    if (value === undefined) return;
    values[field] = value;
    blocks = blocks.filter((block) => block.values[field]?.includes(value));
  };
  choose("power", (value) => Math.abs(sizeOf(value) - wanted.power));
  choose("cylinder", (value) => Math.abs(sizeOf(value) - wanted.cylinder));
  choose("axis", (value) => Math.min(Math.abs(sizeOf(value) - wanted.axis), 180 - Math.abs(sizeOf(value) - wanted.axis)));
  choose("addition", (value) => Math.abs(sizeOf(value) - wanted.addition));
  for (const field of ["design", "baseCurve", "diameter", "color"] as const) {
    const offered = [...new Set(blocks.flatMap((block) => block.values[field] ?? []))];
    const wish = offered[Math.floor(wanted.shape * offered.length)];
    choose(field, (value) => (value === wish ? 0 : 1));
  }
  return values;
}

type Drift = { wearer: Wearer; years: number; series: Series; shared: number; late: boolean };

/** The values of an eye after some years: `shared` and `late` are what both eyes have in common. */
export function drifted(values: LensValues, { wearer, years, series, shared, late }: Drift, random: SeededRandom): LensValues {
  const young = wearer.age < 18;
  const pace = (young ? -0.3 : -0.06) * years;
  const spread = (young ? 0.2 : 0.15) * Math.sqrt(years);
  const common = (shared - 0.5) * 2 * spread;
  const leap = random.chance(0.03) ? random.pick([-0.5, 0.5]) : 0;
  const before = sizeOf(values.power ?? 0);
  const moved = before + pace + common + bell(random) * spread + leap;
  const cylinder =
    sizeOf(values.cylinder ?? -0.75) +
    random.weighted([
      [0, 94.8],
      [-0.5, 3],
      [0.5, 2],
      [-1, 0.1],
      [1, 0.1],
    ] as const);
  const turned = random.weighted([
    [0, 84],
    [10, 7],
    [-10, 7],
    [20, 0.8],
    [-20, 0.8],
    [30, 0.2],
    [-30, 0.2],
  ] as const);
  const addition = values.addition === undefined ? 1 : nextAddition(sizeOf(values.addition), { wearer, late }, random);
  const next = snapped(series, {
    power: Math.round(moved * 4) / 4,
    cylinder: Math.min(-0.5, cylinder),
    axis: turnedAxis(sizeOf(values.axis ?? 180) + turned),
    ...{ addition, shape: 0 },
  });
  const kept = Object.fromEntries(
    (["design", "baseCurve", "diameter", "color"] as const).flatMap((field) => {
      const value = values[field];
      const offered = series.rxParameterRestrictions.some((block) => value !== undefined && block.values[field]?.includes(value));
      return value !== undefined && offered && !random.chance(0.002) ? [[field, value]] : [];
    }),
  );
  return { ...next, ...kept };
}

/** It follows the age, now and then comes late, and rarely is taken back. */
function nextAddition(before: number, { wearer: { age }, late }: Pick<Drift, "wearer" | "late">, random: SeededRandom): number {
  if (random.chance(0.005)) return before - 0.5;
  return late ? before : Math.max(before, usualAddition(age));
}
