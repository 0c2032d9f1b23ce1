/** Above this number of boxes the normal distribution is used. */
const countedBoxes = 300;

/**
 * Returns the smallest number of boxes that covers the demand with the given probability, for a demand in boxes with this mean and
 * variance. If the variance exceeds the mean, a negative binomial distribution is used, otherwise a Poisson distribution.
 */
export function demandQuantile({ mean, variance }: { mean: number; variance: number }, probability: number): number {
  if (mean <= 0) return 0;
  if (mean > countedBoxes) return Math.ceil(mean + normalQuantile(probability) * Math.sqrt(Math.max(mean, variance)));
  const excess = variance - mean;
  const size = excess > 1e-6 * mean ? (mean * mean) / excess : null;
  let share = size === null ? Math.exp(-mean) : (size / (size + mean)) ** size;
  let covered = share;
  let boxes = 0;
  while (covered < probability && boxes < 4 * countedBoxes) {
    share *= size === null ? mean / (boxes + 1) : (((boxes + size) / (boxes + 1)) * mean) / (size + mean);
    covered += share;
    boxes += 1;
  }
  return boxes;
}

/** Returns the quantile of the normal distribution by its logistic approximation; accurate to 0.02 between 0.5 and 0.99. */
function normalQuantile(probability: number): number {
  return Math.log(probability / (1 - probability)) / 1.702;
}
