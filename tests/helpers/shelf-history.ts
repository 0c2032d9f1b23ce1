/**
 * A location that keeps lenses on a shelf, made up for measuring what is proposed to it (D88). It imports none of the rules: patients come
 * by chance, more of them in summer and from year to year, and take boxes; who finds none has them ordered.
 */

/** Numbers from 0 to 1, the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

function poisson(mean: number, chance: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = chance(); product > limit; product *= chance()) count += 1;
  return count;
}

/** Boxes that patients want of each lens on each day, from the first day of the history on. */
export function wantedBoxes(seed: number, { lenses, weeks }: { lenses: number; weeks: number }): number[][] {
  const chance = chanceOf(seed);
  const between = (least: number, most: number) => least + (most - least) * chance();
  const locationGrowth = between(-0.2, 0.35);
  const season = between(0.1, 0.3);
  const peakWeek = between(0, 52);
  return Array.from({ length: lenses }, () => {
    const perWeek = 0.25 * 24 ** between(0, 1);
    const growth = locationGrowth + between(-0.25, 0.25);
    const ownSeason = season * between(0.5, 1.5);
    return Array.from({ length: weeks * 7 }, (_, day) => {
      const week = day / 7;
      const trend = Math.max(0.2, 1 + (growth * (week - 52)) / 52);
      return poisson((perWeek / 7) * trend * (1 + ownSeason * Math.cos((2 * Math.PI * (week - peakWeek)) / 52)), chance);
    });
  });
}

/** What was ordered of a lens in one week: for the shelf, and for patients who found none there; put aside, nothing was for the shelf. */
export type Week = { shelfBoxes: number; patientBoxes: number; isPutAside: boolean; heldAfter?: number; lookedAfterDays?: number };
/** What there is to know on the first day of a week: the orders before it, and whoever looks there sees what lies on the shelf. */
export type Seen = { weeks: readonly Week[]; lookAtShelf: () => number };
/** What is done about a lens at the beginning of a week: so many boxes are ordered, or it is put aside. */
export type Act = number | "putAside";
export type Ordering = (lenses: readonly Seen[], week: number) => Act[];

const leadDays = 3;
/** Boxes that nobody takes in so many weeks are more than what is needed. */
const neededWeeks = 4;
const historyWeeks = 52;

/** Boxes that were wanted, how many of them the shelf did not have, and the boxes, on the average of the weeks, beyond four weeks' need. */
export type Outcome = { wanted: number; missed: number; beyondNeed: number };

/**
 * A year of a location whose people count the shelf every week and order what went, then a year in which `ordering` says what is ordered,
 * and the shelf is counted at the end of each `countedEvery` weeks; 0 is never.
 */
export function keepShelf(wanted: readonly (readonly number[])[], ordering: Ordering, countedEvery = 0): Outcome {
  const allWeeks = Math.floor((wanted[0]?.length ?? 0) / 7) - neededWeeks;
  const shelves = wanted.map((days) => {
    const usualWeek = sumOf(days.slice(0, 56)) / 8;
    return { days, onHand: Math.ceil(1.5 * usualWeek) + 1, onWay: 0, went: 0, weeks: [] as Week[] };
  });
  const outcome: Outcome = { wanted: 0, missed: 0, beyondNeed: 0 };
  for (let week = 0; week < allWeeks; week += 1) {
    const isMeasured = week >= historyWeeks;
    const seen = shelves.map((shelf) => ({ weeks: shelf.weeks, lookAtShelf: () => shelf.onHand + shelf.onWay }));
    const acts = isMeasured ? ordering(seen, week) : shelves.map(({ went }) => went);
    for (const [index, shelf] of shelves.entries()) {
      const act = acts[index] ?? 0;
      const thisWeek: Week = { shelfBoxes: act === "putAside" ? 0 : act, patientBoxes: 0, isPutAside: act === "putAside" };
      shelf.onWay += thisWeek.shelfBoxes;
      shelf.went = 0;
      for (const [day, asked] of shelf.days.slice(week * 7, week * 7 + 7).entries()) {
        if (day === leadDays) shelf.onHand += shelf.onWay;
        if (day === leadDays) shelf.onWay = 0;
        const served = Math.min(asked, shelf.onHand);
        shelf.onHand -= served;
        shelf.went += served;
        thisWeek.patientBoxes += asked - served;
        if (isMeasured) outcome.wanted += asked;
      }
      if (isMeasured && countedEvery > 0 && week % countedEvery === 0) {
        thisWeek.heldAfter = shelf.onHand + shelf.onWay;
        thisWeek.lookedAfterDays = 6;
      }
      shelf.weeks.push(thisWeek);
      if (!isMeasured) continue;
      outcome.missed += thisWeek.patientBoxes;
      const needed = sumOf(shelf.days.slice((week + 1) * 7, (week + 1 + neededWeeks) * 7));
      outcome.beyondNeed += Math.max(0, shelf.onHand - needed) / (allWeeks - historyWeeks);
    }
  }
  return outcome;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Once in four weeks, what was ordered in the last four, for the shelf and for patients. */
export const repeatLastMonth: Ordering = (lenses, week) =>
  lenses.map(({ weeks }) => (week % 4 === 0 ? sumOf(weeks.slice(-4).map(({ shelfBoxes, patientBoxes }) => shelfBoxes + patientBoxes)) : 0));
