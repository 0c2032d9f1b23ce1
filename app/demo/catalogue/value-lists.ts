/** Returns the numbers from one end to the other, both included; rounded to hundredths. */
export function range(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => Math.round((from + index * step) * 100) / 100 + 0);
}

/** Returns powers as manufacturers print them: in halves beyond 6 dioptres, in quarters up to there; plano only when requested. */
export function powers(from: number, to: number, { plano }: { plano: boolean }): number[] {
  const halves = (value: number) => Math.abs(value) <= 6 || Number.isInteger(value * 2);
  return range(from, to, 0.25).filter((value) => halves(value) && (plano || value !== 0));
}

export const axesBy10 = range(10, 180, 10);
export const axesBy5 = range(5, 180, 5);
export const cylindersTo225 = [-2.25, -1.75, -1.25, -0.75];
export const additionsTo250 = [1, 1.5, 2, 2.5];
