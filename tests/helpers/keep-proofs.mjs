import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

const file = "tests/proofs/last-result.json";

/**
 * Keeps what the proofs of a run found, in Vitest's JSON, with the date, the commit and the figures of each. Those of files that did not
 * run now stay as they are, as long as there is such a file.
 */
export function keepProofs(found) {
  const [date, commit] = [new Date().toISOString().slice(0, 10), execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim()];
  const now = found.testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, meta }) => ({
      ...{ file: relative(process.cwd(), path), name: fullName, status, durationMs: Math.round(duration ?? 0), date, commit },
      ...(meta?.figures ? { figures: meta.figures } : {}),
    })),
  );
  const ran = new Set(now.map((proof) => proof.file));
  const before = JSON.parse(readFileSync(file, "utf8")).proven.filter((proof) => !ran.has(proof.file) && existsSync(proof.file));
  const proven = [...before, ...now].sort((one, other) => one.file.localeCompare(other.file, "en"));
  const count = (status) => proven.filter((proof) => proof.status === status).length;
  writeFileSync(file, `${JSON.stringify({ passed: count("passed"), failed: count("failed"), proven }, null, 2)}\n`);
}
