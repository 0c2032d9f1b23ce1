import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./helpers/find-program.mjs";
import { startCluster } from "./helpers/postgres-cluster.mjs";

/**
 * The whole check. Each step prints one line with its time; a failing step prints the end of its output. The last line is
 * `N passed, N failed`: one for each step that is no test run, and every single test. `--prove` runs the proofs with full figures.
 */
const prove = process.argv.includes("--prove");
const results = "tests/.results";
const totals = { passed: 0, failed: 0 };

const report = (passed, name, startedAtMs, note = "") => {
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${passed ? "ok  " : "FAIL"} ${seconds} s  ${name}${note}\n`);
};

const printTail = (output) => process.stdout.write(`${output.trimEnd().split("\n").slice(-60).join("\n").replace(/^/gm, "    | ")}\n`);

/** Runs a tool of node_modules and answers its exit code with everything it wrote. */
function run(command, environment = {}) {
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(process.execPath, [`node_modules/.bin/${command[0]}`, ...command.slice(1)], {
      env: { ...process.env, NO_COLOR: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => chunks.push(Buffer.from(error.message)));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** A step that is right or wrong as a whole; `work` throws or answers the exit code and the output. */
async function step(name, work) {
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
async function tests(name, words, environment = {}) {
  const startedAtMs = performance.now();
  const file = `${results}/${name.replace(/\W+/g, "-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await run(["vitest", "run", "--passWithNoTests", ...reporters, ...words], environment);
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
  if (failed + stray > 0) printTail(output);
  return failed + stray === 0;
}

const script =
  (...command) =>
  () =>
    run(command);

/** Whatever needs no running program; the types of the routes come first because all of it reads them. */
async function staticChecks() {
  await step("typegen", script("react-router", "typegen"));
  await step("typecheck", script("tsc"));
  await step("lint: biome", script("biome", "check"));
  await step("lint: eslint", script("eslint", "."));
  await step("lint: knip", script("knip"));
}

/** The same tests twice: on the embedded database, then on PostgreSQL, where races show. */
async function suites() {
  await tests("tests on the embedded database", ["--project", "unit", "--project", "dom", "--project", "data"], {
    TEST_DATABASE: "pglite",
  });
  let cluster;
  await step("start PostgreSQL", async () => {
    cluster = await startCluster();
    return { code: 0, output: "" };
  });
  if (!cluster) return;
  const environment = { TEST_DATABASE: "postgres", TEST_DATABASE_URL: cluster.url("postgres") };
  await tests("tests on PostgreSQL", ["--project", "data"], environment);
  if (hasProofs())
    await tests(prove ? "proofs, full figures" : "proofs, small", ["--project", "proofs", "--no-file-parallelism"], {
      ...environment,
      PROVE: prove ? "full" : "small",
    });
  await cluster.stop();
}

const hasProofs = () => existsSync("tests/proofs") && readdirSync("tests/proofs").some((name) => name.endsWith(".test.ts"));

async function built() {
  if (!(await step("build", script("react-router", "build")))) return;
  await tests("tests of the build", ["--project", "build"]);
  const found = await step("find Chromium", async () => ({ code: 0, output: findChromium() }));
  if (found) await tests("browser tests", ["--project", "e2e", "--no-file-parallelism"]);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const startedAtMs = performance.now();
await Promise.all([staticChecks(), suites()]);
await built();
report(totals.failed === 0, "everything", startedAtMs);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
