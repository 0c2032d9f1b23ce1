import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** Where the runs of tests leave what they found, in JSON. */
export const results = "tests/.results";

/** How many steps and single tests have passed and failed. */
export const totals = { passed: 0, failed: 0 };

/** The file in which the run of tests with this name leaves what it found. */
export const resultFile = (name) => `${results}/${name.replace(/\W+/g, "-")}.json`;

/** Prints the line of a step or a run of tests. */
export const report = (passed, name, startedAtMs, note = "") => {
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${passed ? "ok  " : "FAIL"} ${seconds} s  ${name}${note}\n`);
};

const printTail = (output) => process.stdout.write(`${output.trimEnd().split("\n").slice(-60).join("\n").replace(/^/gm, "    | ")}\n`);

/** Prints each test of a run that failed, with the beginning of what it found. */
function printFailed(file) {
  const { testResults } = JSON.parse(readFileSync(file, "utf8"));
  for (const { name, assertionResults } of testResults) {
    for (const { fullName, failureMessages } of assertionResults.filter(({ status }) => status === "failed")) {
      process.stdout.write(`    FAILED ${relative(process.cwd(), name)}: ${fullName}\n`);
      for (const line of failureMessages.join("\n").split("\n").slice(0, 12)) process.stdout.write(`      ${line}\n`);
    }
  }
}

/** The programs that run now, each leading a process group with all that it starts. */
const running = new Set();
let isStopped = false;

/** Ends every program that runs, with the browsers and portals that it started; none is started afterwards. */
export function stopRunning() {
  isStopped = true;
  for (const { pid } of running) process.kill(-pid, "SIGTERM");
}

/** Runs a script with its words and answers its exit code with everything it wrote. */
export function run(words, environment = {}) {
  if (isStopped) return Promise.resolve({ code: 1, output: "The check was stopped." });
  return new Promise((done) => {
    const chunks = [];
    const child = spawn(process.execPath, words, {
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    if (child.pid !== undefined) running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => chunks.push(Buffer.from(error.message)));
    child.on("exit", () => running.delete(child));
    child.on("close", (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** A program of node_modules. */
const tool = (name) => `node_modules/.bin/${name}`;

/** A step that is right or wrong as a whole; `work` throws or answers the exit code and the output. */
export async function step(name, work) {
  const startedAtMs = performance.now();
  let outcome;
  try {
    outcome = await work();
  } catch (error) {
    outcome = { code: 1, output: String(error.message ?? error) };
  }
  const passed = outcome.code === 0;
  totals[passed ? "passed" : "failed"] += 1;
  report(passed, name, startedAtMs);
  if (!passed) printTail(outcome.output);
  return passed;
}

/** A run of tests: each test counts. A run that fails beside its tests (a file that does not load, a stray error) counts as one more. */
export async function tests(name, words, environment = {}) {
  const startedAtMs = performance.now();
  const file = resultFile(name);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await run([tool("vitest"), "run", "--passWithNoTests", ...reporters, ...words], environment);
  const counts = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const untried = counts.numPendingTests + counts.numTodoTests;
  const failed = counts.numFailedTests + untried;
  const stray = code !== 0 && failed === 0 ? 1 : 0;
  totals.passed += counts.numPassedTests;
  totals.failed += failed + stray;
  report(
    failed + stray === 0,
    name,
    startedAtMs,
    `: ${counts.numPassedTests} passed, ${failed + stray} failed${untried > 0 ? ` (${untried} not run)` : ""}`,
  );
  if (failed > 0) printFailed(file);
  if (failed + stray > 0) printTail(output);
  return failed + stray === 0;
}

/** What runs a program of node_modules. */
export const script =
  (name, words = [], environment = {}) =>
  () =>
    run([tool(name), ...words], environment);

/** Does the jobs in their order, so many at a time. */
export async function inTurn(atOnce, jobs) {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
