/** The share of a week's deviation that changes the level, and the share of that which changes its slope. */
const levelStep = 0.15;
const slopeStep = 0.04;
/** The factor by which a slope decreases per week. */
const slopeDamping = 0.94;
/** Minimum number of boxes in a year to tell a trend from chance; below it activity is taken as even. */
const boxesNeeded = 150;

/** The activity of a location in each week, and its mean over a number of weeks to come; 1 is even. */
export type Activity = { weeks: number[]; ahead: (weeks: number) => number };

/**
 * Returns the trend of all boxes of a location, oldest week first: level and slope, smoothed week by week and damped for the future (Holt's
 * method with a damped trend). Trend and season are computed per location, because a single lens has too few boxes to show either; a
 * location with few boxes has none.
 */
export function activityOf(boxesByWeek: readonly number[]): Activity {
  const total = boxesByWeek.reduce((sum, boxes) => sum + boxes, 0);
  const mean = total / Math.max(1, boxesByWeek.length);
  if (total < boxesNeeded) return evenActivity(boxesByWeek.length);
  let level = meanOf(boxesByWeek.slice(0, 8)) || mean;
  let slope = 0;
  const weeks = boxesByWeek.map((boxes) => {
    const expected = level + slopeDamping * slope;
    const surprise = boxes - expected;
    level = Math.max(0.05 * mean, expected + levelStep * surprise);
    slope = slopeDamping * slope + slopeStep * surprise;
    return level / mean;
  });
  return {
    weeks,
    ahead: (count) => {
      const steps = Math.max(1, Math.ceil(count));
      let [dampedSteps, sum] = [0, 0];
      for (let step = 1; step <= steps; step += 1) {
        dampedSteps += slopeDamping ** step;
        sum += Math.max(0.05, (level + dampedSteps * slope) / mean);
      }
      return sum / steps;
    },
  };
}

/** Returns the same activity for every week. */
export const evenActivity = (weeks: number): Activity => ({ weeks: Array.from({ length: weeks }, () => 1), ahead: () => 1 });

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
