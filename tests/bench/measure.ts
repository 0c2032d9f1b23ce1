import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Milliseconds that some work takes. */
export async function millisecondsOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The value in the middle: what disturbs a few rounds does not move it. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Medians of two kinds of work that are done in turns, so that whatever else the machine does slows both. */
export async function compare(one: () => unknown, other: () => unknown, { warmUp, rounds }: { warmUp: number; rounds: number }) {
  const times: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const took = [await millisecondsOf(one), await millisecondsOf(other)] as const;
    if (round < 0) continue;
    times[0].push(took[0]);
    times[1].push(took[1]);
  }
  const [first, second] = [median(times[0]), median(times[1])];
  return { first, second, ratio: first / second };
}

/** Returns how many million steps of a plain loop this machine does in a second: milliseconds of two machines are compared by it. */
function speedOfMachine(): number {
  const steps = 100_000_000;
  let sum = 0;
  const startedAt = performance.now();
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) | 0;
  const seconds = (performance.now() - startedAt) / 1000;
  // The sum is read, so that the loop is not optimised away.
  return Number.isNaN(sum) ? 0 : Math.round(steps / seconds / 1_000_000);
}

/** What a figure was measured on. */
export const machine = `Node ${process.versions.node}, ${availableParallelism()} processors, ${speedOfMachine()} million steps a second`;

/** Prints one line of the bench. */
export function report(line: string): void {
  console.info(`bench: ${line}`);
}

const resultFile = "tests/bench/last-result.json";

/** Keeps what was measured, with its date, commit and machine, beside what other files of the bench have kept. */
export function keepResult(measured: Readonly<Record<string, object>>): void {
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
  const on = { date: new Date().toISOString().slice(0, 10), commit, machine };
  const kept = JSON.parse(readFileSync(resultFile, "utf8")) as Record<string, object>;
  for (const [name, figures] of Object.entries(measured)) kept[name] = { ...on, figures };
  writeFileSync(resultFile, `${JSON.stringify(kept, null, 2)}\n`);
}
