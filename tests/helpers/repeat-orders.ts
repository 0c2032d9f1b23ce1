import { ilSeries } from "~/demo/catalogue/demo-series";
import { type SeededRandom, seededRandom } from "~/demo/seeded-random";
import { addDays, lastDay } from "~/domain/calendar/days";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import type { WornLens } from "~/domain/patient/worn-lens";
import { drifted, firstValues, type Wearer, wearerOf } from "./wearers";

/** One eye of an order, as it is typed. */
export type TypedLens = { seriesId: string; values: LensValues; packSize: number; quantity: number };
export type TypedEyes = { right: TypedLens | null; left: TypedLens | null };

/** A patient who comes again: what was ordered before, newest last, and what is right to order today. */
export type RepeatOrder = {
  today: string;
  dob: string;
  lenses: WornLens[];
  trials: { seriesId: string; orderedOn: string }[];
  order: TypedEyes;
};

export const offeredSeries = ilSeries.filter(({ active, trial, isSpeciality }) => active && !trial && !isSpeciality);
export const seriesById = new Map(ilSeries.map((series) => [series.id, series]));

const firstDay = "2022-03-01";
const daysOfBoxes: Record<Series["modality"], number> = {
  ...{ daily: 1, twoWeekly: 14, monthly: 30, threeMonths: 90, sixMonths: 180, yearly: 365 },
};

/**
 * A repeat order with the drift that is usual, made from its number alone; README lists the magnitudes. It knows nothing of the rules
 * that judge it.
 */
export function repeatOrder(number: number): RepeatOrder {
  const random = seededRandom(`repeat order ${number}`);
  const wearer = wearerOf(random, offeredSeries);
  let eyes = firstEyes(wearer, random);
  let day = addDays(firstDay, random.between(0, 300));
  let examinedOn = day;
  let until = day;
  const lenses: WornLens[] = [];
  const trials: RepeatOrder["trials"] = [];
  const orders = random.weighted([
    [1, 20],
    [2, 25],
    [3, 25],
    [4, 15],
    [5, 10],
    [6, 5],
  ] as const);
  for (let count = 0; count < orders; count += 1) {
    lenses.push(...wornOf(eyes, day));
    until = endOf(eyes, lastDay([addDays(day, 2), until]) ?? day);
    const next = addDays(
      until,
      random.chance(0.003) ? -random.between(22, 60) : random.between(-20, 15) + Math.round(-45 * Math.log(1 - random.next())),
    );
    wearer.age += yearsBetween(day, next);
    const examined = yearsBetween(examinedOn, next) >= wearer.examYears * (0.8 + 0.4 * random.next());
    const refit = random.chance(0.02) ? refitted(wearer, random) : null;
    if (refit && random.chance(0.9)) {
      trials.push({ seriesId: refit.trialReference ?? "", orderedOn: addDays(next, -random.between(5, 40)) });
    }
    eyes = nextEyes(eyes, { wearer, years: examined ? yearsBetween(examinedOn, next) : 0, refit }, random);
    if (examined) examinedOn = next;
    day = next;
  }
  const only = random.weighted([
    ["both", 95],
    ["right", 2.5],
    ["left", 2.5],
  ] as const);
  const order = { right: only === "left" ? null : eyes.right, left: only === "right" ? null : eyes.left };
  return { today: day, dob: wearer.dob, lenses, trials: trials.filter(({ seriesId }) => seriesId !== ""), order };
}

const yearsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 31_557_600_000;

type BothEyes = { right: TypedLens; left: TypedLens };

function firstEyes(wearer: Wearer, random: SeededRandom): BothEyes {
  const { series, packSize, months } = wearer;
  const { right, left } = firstValues(wearer, random);
  const quantity = Math.max(1, Math.round((months * 30) / (packSize * daysOfBoxes[series.modality])));
  const lens = (values: LensValues) => ({ seriesId: series.id, values, packSize, quantity });
  return { right: lens(right), left: lens(left) };
}

/** `years` since the examination before, where this order follows one; 0 where it repeats the last order. */
type Visit = { wearer: Wearer; years: number; refit: Series | null };

function nextEyes(eyes: BothEyes, { wearer, years, refit }: Visit, random: SeededRandom): BothEyes {
  const factor = random.chance(0.006) ? random.pick([0.5, 2]) : 1;
  const shared = random.next();
  const late = random.chance(0.2);
  const next = (lens: TypedLens): TypedLens => {
    const series = refit ?? seriesById.get(lens.seriesId) ?? wearer.series;
    const packSize = series.rxParameterRestrictions.some(({ packSizes }) => packSizes.includes(lens.packSize))
      ? lens.packSize
      : (series.rxParameterRestrictions[0]?.packSizes[0] ?? lens.packSize);
    const values = years === 0 && !refit ? lens.values : drifted(lens.values, { wearer, years, series, shared, late }, random);
    return { seriesId: series.id, values, packSize, quantity: Math.max(1, Math.round(lens.quantity * factor)) };
  };
  return { right: next(eyes.right), left: next(eyes.left) };
}

/** Another series of the same kind and wearing period that has trial lenses; null where there is none. */
function refitted({ series }: Wearer, random: SeededRandom): Series | null {
  const others = offeredSeries.filter(
    ({ id, kind, modality, trialReference }) =>
      id !== series.id && kind === series.kind && modality === series.modality && trialReference !== null,
  );
  return others.length > 0 ? random.pick(others) : null;
}

function wornOf({ right, left }: BothEyes, day: string): WornLens[] {
  const worn = (eye: "right" | "left", { seriesId, values, packSize, quantity }: TypedLens): WornLens => ({
    ...{ orderId: `order of ${day}`, eye, seriesId, productName: seriesId, packSize, quantity, values },
    ...{ orderedOn: day, arrivesOn: addDays(day, 2) },
  });
  return [worn("right", right), worn("left", left)];
}

function endOf({ right }: BothEyes, day: string): string {
  const modality = seriesById.get(right.seriesId)?.modality ?? "monthly";
  return addDays(day, right.packSize * right.quantity * daysOfBoxes[modality]);
}

/** Is every lens of the order made? */
export const isMade = ({ right, left }: TypedEyes): boolean =>
  [right, left].every((lens) => {
    const series = lens && seriesById.get(lens.seriesId);
    return lens === null || (series !== null && series !== undefined && lensExists(series, lens.values, lens.packSize));
  });
