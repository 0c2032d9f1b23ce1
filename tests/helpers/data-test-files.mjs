/** The options that leave files out of a run. */
export const without = (files) => files.flatMap((file) => ["--exclude", file]);

/** What opens an embedded database by itself, whatever the suite runs on. */
export const alwaysEmbedded = ["tests/server/commands/backup.test.ts", "tests/db/audit-chain.test.ts"];

/**
 * The data suite runs on PostgreSQL, where races show. On the embedded database the check repeats what depends on the database itself;
 * `npm run prove` runs all of it on both.
 */
export const embeddedToo = ["tests/db", "tests/server/commands/backup"];

/**
 * The pages once more as a role that row-level security does not hold back: the queries keep practices apart by themselves too, as
 * tests/services/foreign-ids shows for the calls. Left out are the sentences of pages, which say nothing about whose data they are.
 */
export const whoseData = ["tests/routes", ...without(["tests/routes/messages/**"])];

/** What connections that prepare statements save: through a pooler reads are not joined, and more statements are sent. */
export const savedByPreparing = ["tests/db/reads-at-once.test.ts", "tests/routes/statements.test.ts", "tests/services/statements.test.ts"];

const pageFolders = ["tests/routes/", "tests/server/", "tests/integrations/"];

/** The data suite in halves, each with its name and the folders to run: a run of tests uses one processor, and the whole would take longest. */
export const dataHalves = [
  ["pages and server", pageFolders],
  ["calls and services", without(pageFolders.map((folder) => `${folder}**`))],
];

/** Long tests of data that only `npm run prove` runs. */
export const longDataTests = [
  ...["server/canaries", "demo/demo-dates", "demo/demo-wear", "demo/seed-postgres", "demo/seed-deliveries", "db/audit-chain"],
].map((name) => `tests/${name}.test.ts`);

/** Proofs whose small figures would show nothing, and those of guards and limits whose rules the other tests check too. */
export const longProofs = [
  ...["steady-load", "many-practices", "growth", "runtimes", "noisy-practice", "checkout-race-unguarded", "silent-database", "workers"],
  ...["pages-on-a-slow-line", "sign-in-on-a-slow-line", "rolling-deploy", "read-replica", "login-by-certificate"],
].map((name) => `tests/proofs/${name}.test.ts`);
