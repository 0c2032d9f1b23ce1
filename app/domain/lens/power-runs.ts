/** A range of powers in even steps, for sentences like "-6.00 to -0.25 in steps of 0.25"; `step` is 0 for a single power. */
export type PowerRun = { from: number; to: number; step: number };

/** Returns ascending powers as the fewest ranges with even steps, from left to right. */
export function powerRuns(powers: readonly number[]): PowerRun[] {
  const runs: PowerRun[] = [];
  for (const power of powers) {
    const run = runs.at(-1);
    const step = run ? Math.round((power - run.to) * 100) / 100 : 0;
    if (run && (run.step === 0 || run.step === step)) {
      run.to = power;
      run.step = step;
    } else {
      runs.push({ from: power, to: power, step: 0 });
    }
  }
  return runs;
}
