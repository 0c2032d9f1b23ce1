/** So much of a week's surprise changes the level, and so much of that its slope. */
const levelStep = 0.15;
const slopeStep = 0.04;
/** A slope fades by so much a week. */
const slopeKept = 0.94;
/** A year with fewer boxes tells a change from chance too badly: its activity is taken as even. */
const boxesNeeded = 150;

/** How lively a location was in each week, and how lively it will be on the average of so many weeks to come; 1 is even. */
export type Activity = { weeks: number[]; ahead: (weeks: number) => number };

/**
 * The course of all boxes of a location, the oldest week first: its level and slope, smoothed week by week from what lay before it and
 * faded ahead (Holt's method with a damped slope). Trend and season are the location's, because a single lens has too few boxes to show
 * either; a location with few boxes has none.
 */
export function activityOf(boxesByWeek: readonly number[]): Activity {
  const total = boxesByWeek.reduce((sum, boxes) => sum + boxes, 0);
  const mean = total / Math.max(1, boxesByWeek.length);
  if (total < boxesNeeded) return evenActivity(boxesByWeek.length);
  let level = meanOf(boxesByWeek.slice(0, 8)) || mean;
  let slope = 0;
  const weeks = boxesByWeek.map((boxes) => {
    const expected = level + slopeKept * slope;
    const surprise = boxes - expected;
    level = Math.max(0.05 * mean, expected + levelStep * surprise);
    slope = slopeKept * slope + slopeStep * surprise;
    return level / mean;
  });
  return {
    weeks,
    ahead: (count) => {
      const steps = Math.max(1, Math.ceil(count));
      let [kept, sum] = [0, 0];
      for (let step = 1; step <= steps; step += 1) {
        kept += slopeKept ** step;
        sum += Math.max(0.05, (level + kept * slope) / mean);
      }
      return sum / steps;
    },
  };
}

/** Every week alike. */
export const evenActivity = (weeks: number): Activity => ({ weeks: Array.from({ length: weeks }, () => 1), ahead: () => 1 });

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
