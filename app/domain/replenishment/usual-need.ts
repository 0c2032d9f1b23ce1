import { type Activity, activityOf, evenActivity } from "./activity";
import { demandQuantile } from "./demand-quantile";
import { dispersionOf } from "./dispersion";

/** Boxes of one lens that a location ordered in a week: for its shelf, and for patients who collect them there. */
export type OrderedWeek = {
  shelfBoxes: number;
  patientBoxes: number;
  /** Whether somebody put the lens aside in this week, because the shelf had enough of it. */
  isPutAside?: boolean;
  /** What the shelf held, with boxes on their way, after the week's last check; null when nobody counted it in this week (D115). */
  heldAfter?: number | null;
  /** Days of the week that were over when the shelf was ordered for, put aside or counted; 0 to 6. */
  lookedAfterDays?: number;
};

/** A lens with its weeks, oldest first, and the days that its boxes have to last until the next delivery. */
export type OrderedLens = { weeks: readonly OrderedWeek[]; reviewDays: number; leadDays: number };

/** What a location needs of one lens, in boxes; fractions are averages. */
export type UsualNeed = {
  usedPerWeek: number;
  /** The standard deviation of the weekly use. */
  spreadPerWeek: number;
  /** What the shelf should hold, including boxes on their way. */
  orderUpTo: number;
  /** What it is estimated to hold, including boxes on their way. */
  left: number;
  proposed: number;
};

/** Weeks after which the weight of a week is halved. */
const halfLifeWeeks = 13;
/** The share of delivery cycles in which the shelf does not run out. */
const servedShare = 0.99;
/** The weight in weeks of a lens' overall average, which stands in until its first weeks are known. */
const weeksAssumed = 6;
/** Above this share of patients who have a lens ordered for them, an order for a patient says nothing about the shelf. */
const habitShare = 0.3;

const fading = 0.5 ** (1 / halfLifeWeeks);

/**
 * Returns what a location needs of each of its lenses (D88), from the orders of the same weeks. The first pass weights all weeks alike and
 * estimates the use of each lens; their total gives trend and season for the second pass.
 */
export function usualNeeds(lenses: readonly OrderedLens[]): UsualNeed[] {
  const count = lenses[0]?.weeks.length ?? 0;
  const courses = lenses.map((lens) => followShelf(lens, evenActivity(count)).wentByWeek);
  const activity = activityOf(Array.from({ length: count }, (_, week) => courses.reduce((sum, went) => sum + (went[week] ?? 0), 0)));
  return lenses.map((lens, index) => {
    const dispersion = dispersionOf(courses[index] ?? []);
    const { rate, left, need } = followShelf(lens, activity, dispersion);
    const ahead = activity.ahead((lens.reviewDays + lens.leadDays) / 7);
    const usedPerWeek = rate() * ahead;
    const orderUpTo = need(ahead);
    const spreadPerWeek = Math.sqrt(dispersion * usedPerWeek);
    return { usedPerWeek, spreadPerWeek, orderUpTo, left, proposed: Math.max(0, Math.round(orderUpTo - left)) };
  });
}

/**
 * Estimates the unreported stock of one lens: it falls by the usual use. Whoever orders the lens, or puts it aside, has checked the shelf
 * and leaves what the rule of that day would have it hold. So the use between two checks is what the shelf held after the first, less what
 * it must have held before the order of the second; an order that follows the proposal adds no information. Where the shelf was counted,
 * its stock is known. An order for a patient means that the shelf had none, unless patients usually have this lens ordered.
 */
function followShelf({ weeks, reviewDays, leadDays }: OrderedLens, activity: Activity, dispersion = 1) {
  const mean = (kind: "shelfBoxes" | "patientBoxes") => weeks.reduce((sum, week) => sum + week[kind], 0) / Math.max(1, weeks.length);
  const sums = { shelf: mean("shelfBoxes") * weeksAssumed, patients: mean("patientBoxes") * weeksAssumed, activity: weeksAssumed };
  const wentByWeek: number[] = [];
  const rate = () => (sums.shelf + sums.patients) / sums.activity;
  const need = (activityAhead: number) => {
    const boxes = rate() * activityAhead * ((reviewDays + leadDays) / 7);
    // Chance, and uncertainty of the mean, which rests on this many boxes.
    const doubt = 1 + boxes / Math.max(1, sums.shelf + sums.patients);
    return demandQuantile({ mean: boxes, variance: dispersion * boxes * doubt }, servedShare);
  };
  let held = need(activity.weeks[0] ?? 1);
  let left = held;
  let since: { activity: number; patients: number }[] = [];
  const addUse = (went: number) => {
    for (const week of since) {
      const ofWeek = went / since.length;
      wentByWeek.push(ofWeek + week.patients);
      sums.shelf = fading * sums.shelf + ofWeek;
      sums.patients = fading * sums.patients + week.patients;
      sums.activity = fading * sums.activity + week.activity;
    }
    since = [];
  };
  for (const [index, { shelfBoxes, patientBoxes, isPutAside = false, heldAfter = null, lookedAfterDays = 0 }] of weeks.entries()) {
    const now = activity.weeks[index] ?? 1;
    const leftAfter = (share: number) => Math.max(0, left - (share * now * sums.shelf) / sums.activity);
    left = leftAfter(lookedAfterDays / 7);
    if (shelfBoxes > 0 || isPutAside || heldAfter !== null) {
      const after = heldAfter ?? Math.max(left, shelfBoxes, need(now));
      addUse(Math.max(0, held - (after - shelfBoxes)));
      held = after;
      left = after;
    }
    left = leftAfter(1 - lookedAfterDays / 7);
    if (patientBoxes > 0) left -= emptyChance(sums) * Math.max(0, left - shelfBoxes);
    since.push({ activity: now, patients: patientBoxes });
  }
  addUse(held - left);
  return { wentByWeek, rate, need, left };
}

/**
 * Returns the probability that an order for a patient means an empty shelf; it is lower the more often the lens is ordered for patients.
 */
function emptyChance({ shelf, patients }: { shelf: number; patients: number }): number {
  const share = patients / Math.max(0.01, shelf + patients);
  return Math.max(0, 1 - share / habitShare);
}
