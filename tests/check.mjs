import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { everyScreen, formsAndPatients, inTheWindow, longJourneys, onEmbedded } from "./helpers/browser-test-files.mjs";
import { inTurn, report, resultFile, results, run, script, step, stopRunning, tests, totals } from "./helpers/check-steps.mjs";
import {
  alwaysEmbedded,
  dataHalves,
  embeddedToo,
  longDataTests,
  longProofs,
  savedByPreparing,
  whoseData,
  without,
} from "./helpers/data-test-files.mjs";
import { databaseSettings, makeDatabase } from "./helpers/demo-database.mjs";
import { findChromium } from "./helpers/find-program.mjs";
import { keepProofs } from "./helpers/keep-proofs.mjs";
import { startPooler } from "./helpers/pooler.mjs";
import { startCluster } from "./helpers/postgres-cluster.mjs";
import { securityRows, specificationRows, testsOfRun, unshownRows } from "./helpers/specification-rows.mjs";
import { makeTemporaryDirectory } from "./helpers/temporary-directory.mjs";

/**
 * The whole check. Each step prints one line with its time; a failing step prints the end of its output. The last line is
 * `N passed, N failed`: one for each step that is no test run, and every single test. With `--prove` the tests that have a small case in
 * the check run with their full figures, the data suite on both databases; the proofs are kept in tests/proofs/last-result.json. Words
 * after `--prove` are parts of paths: only the proofs and the tests of a cluster in such files run.
 */
const prove = process.argv.includes("--prove");
const chosen = prove ? process.argv.slice(2).filter((word) => word !== "--prove") : [];
/** Modules as the first run of tests that needs them has transformed them. */
const moduleCache = resolve(results, "modules");
/**
 * All but the rules and components run as they are served, which saves a sixth of the processor time of tests that render pages; `npm run
 * prove`, and tests that are run by themselves, listen to the warnings of the React for development.
 */
const asServed = { MODULE_CACHE: moduleCache, ...(prove ? {} : { NODE_ENV: "production" }) };
/** For the temporary files of everything that the check starts. */
const temporary = makeTemporaryDirectory({ isSmall: !prove });
process.env.TMPDIR = temporary;
let cluster;

/** With full figures the tests take every language, window and round; else one small case of each. */
const figures = { ...asServed, PROVE: prove ? "full" : "small" };
const postgresEnvironment = () => ({ TEST_DATABASE: "postgres", TEST_DATABASE_URL: cluster.url("postgres"), ...figures });
const socketEnvironment = () => ({ ...postgresEnvironment(), TEST_DATABASE_URL: cluster.socketUrl("postgres") });

/** What the check leaves out. */
const leftToProve = prove ? [] : longJourneys;
const leftDataTests = prove ? [] : longDataTests;

/** The tests of several machines and of the proxy in front run with `--prove` only. */
const clusterFiles = readdirSync("tests/cluster")
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `tests/cluster/${name}`);

/** Where the demo lies on PostgreSQL, once it is seeded there. */
let demoDatabase;
const onPostgres = () => (demoDatabase ? { SEEDED_DATABASE: demoDatabase } : {});

const inBrowser = (name, words, environment = () => ({})) => {
  const options = ["--project", "e2e", "--no-file-parallelism", ...words];
  return () => tests(`browser tests: ${name}`, options, { ...figures, ...environment() });
};
const chosenOf = (files) => files.filter((file) => !leftToProve.includes(file));

/** What needs the build and a browser, in parts, each with a portal of its own: within a part no two files use the same cart. */
const elsewhere = [everyScreen, ...inTheWindow, ...formsAndPatients, ...(prove ? [] : [...leftToProve, ...onEmbedded])];
const journeyParts = [
  ["journeys", without(elsewhere)],
  ...(prove
    ? [["forms and patients", formsAndPatients]]
    : [["forms, patients, dialogs, tips and the rail", chosenOf([...formsAndPatients, ...inTheWindow])]]),
];
const windowParts = [...(prove ? [["dialogs, tips, controls, the rail and scans", inTheWindow]] : []), ["every screen", [everyScreen]]];

/**
 * The check walks most of them on PostgreSQL, where the portal takes half of the time, and the one from the cart to the
 * receipt on the embedded database; `npm run prove` walks all of them on the embedded one.
 */
const browserTests = [
  ...[...journeyParts, ...windowParts].map(([name, words]) => inBrowser(name, words, onPostgres)),
  ...(prove ? [] : [inBrowser("journeys on the embedded database", onEmbedded)]),
];

/** The journeys once more where the pages have no database, and ask the portal that has it. */
const throughFrontPortal = journeyParts.map(([name, words]) =>
  inBrowser(`${name}, through a front portal`, words, () => ({ TEST_PORTALS: "two", PROVE: "small" })),
);

/** Everything again, in small, behind a pooler and with a stand-by that is ten seconds behind: nobody misses what they did. */
const pooledBrowserTests = [...journeyParts, ...windowParts].map(([name, words]) =>
  inBrowser(`${name}, through a pooler, with a stand-by that lags`, words, () => ({ TEST_PORTALS: "pooled", PROVE: "small" })),
);

const embedded = { TEST_DATABASE: "pglite", ...figures };
const plainTests = () => tests("rules and components", ["--project", "unit", "--project", "dom"]);
const embeddedTests = () => {
  const words = ["--project", "data", ...(prove ? [] : [...embeddedToo, ...without(leftDataTests)])];
  return tests("tests on the embedded database", words, embedded);
};
const postgresTests = dataHalves.map(([name, folders]) => () => {
  const words = ["--project", "data", ...folders, ...without([...alwaysEmbedded, ...leftDataTests])];
  return tests(`tests on PostgreSQL: ${name}`, words, socketEnvironment());
});

/** Behind a pooler in transaction mode nothing outlives a transaction: the data suite once more, and a portal that serves through one. */
const testsThroughPooler = async () => {
  const pooler = await startPooler(cluster.url("postgres"), ["postgres"]);
  const environment = { ...postgresEnvironment(), TEST_POOLER_URL: pooler.url("postgres", "postgres") };
  const words = ["--project", "data", ...without([...alwaysEmbedded, ...savedByPreparing])];
  await tests("tests through a pooler", words, environment);
  await pooler.stop();
};
const clusterTests = async () => {
  const name = "tests of a cluster";
  await tests(name, ["--project", "cluster", "--no-file-parallelism", ...chosen], figures);
  keepProofs(JSON.parse(readFileSync(resultFile(name), "utf8")));
};
const testsWithoutPolicies = () =>
  tests("tests without row-level security", ["--project", "data", ...whoseData], {
    ...socketEnvironment(),
    TEST_BYPASS_RLS: "1",
  });
const buildTests = () => tests("tests of the build", ["--project", "build"], asServed);

/** Reading all types without collecting garbage takes three quarters of the time, and 4.4 GB of memory instead of 3.7. */
const lintTypes = script("oxlint", [], { GOGC: "off", GOMEMLIMIT: "5GiB" });

const startPostgres = () =>
  step("start PostgreSQL", async () => {
    cluster = await startCluster();
    return { code: 0, output: "" };
  });
const build = () => step("build", script("react-router", ["build"]));

/** The demo in a data directory and in a database: every portal of the check copies one of them, instead of seeding its own. */
const demoDirectory = resolve(temporary, "demo");
const seedDemo = () =>
  step("seed the demo", async () => {
    const embeddedDemo = await run(["build/server/cli.js", "seed"], { DATA_DIR: demoDirectory });
    if (embeddedDemo.code !== 0) return embeddedDemo;
    process.env.SEEDED_DATA = demoDirectory;
    if (!cluster) return embeddedDemo;
    const address = await makeDatabase(cluster.url("postgres"));
    const outcome = await run(["build/server/cli.js", "seed"], databaseSettings(address));
    if (outcome.code === 0) demoDatabase = address;
    return outcome;
  });

const remove = (directory) => rmSync(directory, { recursive: true, force: true });

let prepared;

/** Builds the portal and seeds its demo, once; answers whether both went well. */
const prepare = () => {
  prepared ??= build().then((isBuilt) => isBuilt && seedDemo());
  return prepared;
};
const afterBuild = (job) => async () => (await prepare()) && job();

const findBrowser = () => step("find Chromium", async () => ({ code: 0, output: findChromium() }));

/**
 * One job more at a time than the machine has cores, the long ones first: each waits for its database or its browser now and then. With two
 * more, all of them together take a tenth more of the processors, which share their caches.
 */
async function everything() {
  // The types of the routes come first: all of it reads them.
  await step("typegen", script("react-router", ["typegen"]));
  const isFound = await findBrowser();
  await startPostgres();
  const [pageTests, callTests] = cluster ? postgresTests : [];
  const [journeys, formsTests, everyScreenTests, embeddedJourneys] = isFound ? browserTests.map(afterBuild) : [];
  const jobs = [
    prepare,
    // What needs no build, while it is made.
    callTests,
    pageTests,
    journeys,
    () => step("types, and lint: oxlint", lintTypes),
    cluster && afterBuild(proofs),
    formsTests,
    afterBuild(embeddedTests),
    plainTests,
    embeddedJourneys,
    everyScreenTests,
    () => step("lint: biome", script("biome", ["check"])),
    afterBuild(buildTests),
    () => step("lint: knip", script("knip")),
  ];
  await inTurn(
    availableParallelism() + 1,
    jobs.filter((job) => job),
  );
  await showSpecification();
}

/** Each line of the specification's page names a test, and many of the security standard's; all of them ran in this check, and passed. */
const showSpecification = () =>
  step("every line of the specification, and of the security standard, has a test that passed", async () => {
    const unshown = unshownRows([...specificationRows(), ...securityRows([...leftDataTests, ...clusterFiles])], testsOfRun(results));
    return { code: unshown.length === 0 ? 0 : 1, output: unshown.join("\n") };
  });

/** The figures of the promises: small ones in every check, full ones when they are asked for. They may use the build. */
async function proofs() {
  const name = prove ? "proofs with full figures" : "proofs with small figures";
  const options = ["--project", "proofs", "--no-file-parallelism", ...chosen, ...(prove ? [] : without(longProofs))];
  await tests(name, options, { ...postgresEnvironment(), ...onPostgres() });
  if (prove) keepProofs(JSON.parse(readFileSync(resultFile(name), "utf8")));
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    stopRunning();
    void Promise.resolve(cluster?.stop())
      .finally(() => remove(temporary))
      .finally(() => process.exit(1));
  });
}

remove(results);
mkdirSync(results, { recursive: true });
const startedAtMs = performance.now();
if (prove) {
  await startPostgres();
  const isBuilt = await build();
  const ofAll = chosen.length === 0;
  await inTurn(1, [
    ...(isBuilt && ofAll ? [...browserTests, ...throughFrontPortal, ...pooledBrowserTests] : []),
    ...(cluster && ofAll ? [...postgresTests, testsThroughPooler, testsWithoutPolicies] : []),
    ...(isBuilt ? [clusterTests] : []),
    ...(ofAll ? [embeddedTests] : []),
    ...(cluster ? [proofs] : []),
  ]);
} else {
  await everything();
}
await cluster?.stop();
for (const directory of [temporary, moduleCache]) remove(directory);
report(totals.failed === 0, "everything", startedAtMs);
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
