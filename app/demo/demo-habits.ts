import type { LensValue, LensValues } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import type { DemoCatalogue } from "./demo-catalogue";
import type { DemoPatient } from "./demo-patients";
import { pickLens } from "./pick-lens";
import { seededRandom } from "./seeded-random";

type Choice = readonly [slug: string, packSize: number];

/** What patients wear, with the frequency of each. */
const worn: readonly (readonly [Choice, number])[] = [
  [["myday", 90], 9],
  [["clariti-1-day", 30], 6],
  [["biofinity", 6], 7],
  [["biofinity-toric", 6], 7],
  [["myday-toric", 90], 4],
  [["myday-multifocal", 30], 3],
  [["biofinity-multifocal", 6], 3],
  [["proclear-1-day", 30], 2],
  [["clariti-1-day-toric", 30], 3],
  [["dailies-total1", 90], 1],
  [["icd", 1], 1],
];

/** What a practice stocks on its own shelf. */
const shelved: readonly (readonly [Choice, number])[] = [
  [["myday", 90], 8],
  [["myday", 30], 3],
  [["clariti-1-day", 30], 6],
  [["biofinity", 6], 5],
  [["biofinity-toric", 6], 4],
  [["myday-toric", 90], 2],
  [["biofinity-multifocal", 6], 2],
  [["proclear-1-day", 30], 1],
  [["irisette-monthly", 2], 1],
  [["clariti-1-day-toric", 30], 1],
];

/** The series that a practice stocked before MyDay was renewed; a reorder finds the new one through matchHistory. */
export const shelvedBefore: Choice = ["myday-2019", 30];

export type Prescription = { series: Series; packSize: number; right: LensValues; left: LensValues };

const presbyopiaAge = 40;

/**
 * Returns what a patient wears, the same in every order: MiSight for myopia control in children, one of the usual lenses for all others.
 * Multifocals begin at 40, with the addition of that age in both eyes.
 */
export function prescriptionOf(patient: DemoPatient, ageYears: number | null, catalogue: DemoCatalogue): Prescription {
  const random = seededRandom(`prescription ${patient.id}`);
  const isPresbyope = ageYears !== null && ageYears >= presbyopiaAge;
  const usual = isPresbyope ? worn : worn.filter(([[slug]]) => !slug.includes("multifocal"));
  const choice: Choice = ageYears !== null && ageYears < 15 ? ["misight-1-day", 30] : random.weighted(usual);
  const { series, packSize } = sold(choice, catalogue);
  const towards = ageYears !== null && ageYears < 15 ? -2.5 : random.chance(0.8) ? -0.75 - random.next() * 4.5 : 0.75 + random.next() * 2.5;
  const additions = series.rxParameterRestrictions[0]?.values.addition ?? [];
  const addition = isPresbyope ? additionAt(ageYears, additions) : undefined;
  const wanted = addition === undefined ? {} : { addition };
  // Beyond the weaker additions the left eye gets the design for near.
  const leftDesign = typeof addition === "number" && addition >= 2 ? "N" : "D";
  const right = pickLens({ series, packSize }, towards, random, { ...wanted, design: "D" });
  const left = pickLens({ series, packSize }, towards + random.pick([-0.5, -0.25, 0, 0.25, 0.5]), random, {
    ...wanted,
    design: leftDesign,
  });
  return { series, packSize, right, left };
}

/** Returns the addition at an age, out of those of a series: the weakest at 40, the strongest towards 60. */
function additionAt(ageYears: number, additions: readonly LensValue[]): LensValue | undefined {
  const share = (ageYears - presbyopiaAge) / 20;
  return additions[Math.min(additions.length - 1, Math.floor(share * additions.length))];
}

/** Returns a series and pack that a practice stocks on its own shelf. */
export function shelvedSeries(key: string, catalogue: DemoCatalogue): { series: Series; packSize: number } {
  return sold(seededRandom(`shelf ${key}`).weighted(shelved), catalogue);
}

function sold([slug, packSize]: Choice, catalogue: DemoCatalogue): { series: Series; packSize: number } {
  const series = catalogue.findSeries(slug);
  if (series?.rxParameterRestrictions.some((block) => block.packSizes.includes(packSize))) return { series, packSize };
  throw new RangeError(`The catalogue of the demo has no ${slug} in packs of ${packSize}.`);
}
