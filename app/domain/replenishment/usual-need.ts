import { type Activity, activityOf, evenActivity } from "./activity";
import { demandQuantile } from "./demand-quantile";
import { dispersionOf } from "./dispersion";

/** Boxes of one lens that a location ordered in a week: for its shelf, and for patients who fetch them there. */
export type OrderedWeek = {
  shelfBoxes: number;
  patientBoxes: number;
  /** Somebody put the lens aside in this week: the shelf had enough of it. */
  isPutAside?: boolean;
  /** What the shelf held with what was on its way, after the week's last look; null where nobody counted it in this week (D115). */
  heldAfter?: number | null;
  /** So many days of the week were over when it was ordered for the shelf, put aside or counted; 0 to 6. */
  lookedAfterDays?: number;
};

/** A lens with its weeks, the oldest first, and from how many days to the next delivery its boxes have to last. */
export type OrderedLens = { weeks: readonly OrderedWeek[]; reviewDays: number; leadDays: number };

/** What a location needs of one lens. Boxes; what is a fraction of them is so many on the average. */
export type UsualNeed = {
  usedPerWeek: number;
  /** The standard deviation of what goes in a week. */
  spreadPerWeek: number;
  /** What the shelf is to hold together with what is on its way. */
  orderUpTo: number;
  /** What it is taken to hold, with what is on its way. */
  left: number;
  proposed: number;
};

/** The weight of a week halves in so many weeks. */
const halfLifeWeeks = 13;
/** The shelf serves that share of the times between two deliveries. */
const servedShare = 0.99;
/** Before its first weeks are known, a lens is taken to go as on the average of all its weeks, which count as so many. */
const weeksAssumed = 6;
/** Where patients have a larger share of a lens ordered for them than this, an order for a patient says nothing of the shelf. */
const habitShare = 0.3;

const fading = 0.5 ** (1 / halfLifeWeeks);

/**
 * What a location is to order of each of its lenses (D88), from the orders of the same weeks. The first pass takes every week alike and
 * finds what went of each lens; what went of all of them together shows trend and season, by which the second pass goes.
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
 * Follows what lies on the shelf of one lens, which nobody tells: it falls by what usually goes. Whoever orders for it, or puts it aside,
 * has looked at it, and leaves what the rule of that day would have it hold. So what went between two looks is what the shelf held after the
 * first, less what it must have held before the order of the second; an order that follows the proposal says nothing new. Where the shelf
 * was counted, what it held is known. An order for a
 * patient says that the shelf had none, unless patients usually have this lens ordered.
 */
function followShelf({ weeks, reviewDays, leadDays }: OrderedLens, activity: Activity, dispersion = 1) {
  const mean = (kind: "shelfBoxes" | "patientBoxes") => weeks.reduce((sum, week) => sum + week[kind], 0) / Math.max(1, weeks.length);
  const sums = { shelf: mean("shelfBoxes") * weeksAssumed, patients: mean("patientBoxes") * weeksAssumed, activity: weeksAssumed };
  const wentByWeek: number[] = [];
  const rate = () => (sums.shelf + sums.patients) / sums.activity;
  const need = (activityAhead: number) => {
    const boxes = rate() * activityAhead * ((reviewDays + leadDays) / 7);
    // Chance, and doubt about the mean, which rests on so many boxes.
    const doubt = 1 + boxes / Math.max(1, sums.shelf + sums.patients);
    return demandQuantile({ mean: boxes, variance: dispersion * boxes * doubt }, servedShare);
  };
  let held = need(activity.weeks[0] ?? 1);
  let left = held;
  let since: { activity: number; patients: number }[] = [];
  const lookAt = (went: number) => {
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
    const goes = (share: number) => Math.max(0, left - (share * now * sums.shelf) / sums.activity);
    left = goes(lookedAfterDays / 7);
    if (shelfBoxes > 0 || isPutAside || heldAfter !== null) {
      const after = heldAfter ?? Math.max(left, shelfBoxes, need(now));
      lookAt(Math.max(0, held - (after - shelfBoxes)));
      held = after;
      left = after;
    }
    left = goes(1 - lookedAfterDays / 7);
    if (patientBoxes > 0) left -= emptyChance(sums) * Math.max(0, left - shelfBoxes);
    since.push({ activity: now, patients: patientBoxes });
  }
  lookAt(held - left);
  return { wentByWeek, rate, need, left };
}

/** How surely an order for a patient says that the shelf had none: less, the more often the lens is ordered for patients. */
function emptyChance({ shelf, patients }: { shelf: number; patients: number }): number {
  const share = patients / Math.max(0.01, shelf + patients);
  return Math.max(0, 1 - share / habitShare);
}
