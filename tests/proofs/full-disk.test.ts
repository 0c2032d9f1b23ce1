import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { isFull } from "~tests/helpers/figures";
import { letPeopleOrder } from "~tests/helpers/people-who-order";
import { mayMount, startSmallDiskCluster } from "~tests/helpers/small-disk-cluster.mjs";

const rounds = isFull ? 5 : 1;
const megabytes = 256;
const healsWithinMs = isFull ? 5_000 : 20_000;

const noRoom = "53100";

/** Takes the room that is left, in ever smaller pieces. */
async function fillDisk(client: pg.Client): Promise<void> {
  await client.query("create table filler (content text)");
  await client.query("alter table filler alter column content set storage external");
  for (const pieces of [1000, 100, 10, 1]) {
    for (let hasRoom = true; hasRoom; ) {
      const filling = client.query("insert into filler select repeat('x', 8000) from generate_series(1, $1)", [pieces]);
      hasRoom = await filling.then(
        () => true,
        (error: { code?: string }) => error.code !== noRoom,
      );
    }
  }
}

test.runIf(mayMount())(`${rounds} times the database's disk is full: what needs room is answered 503, and it recovers`, async () => {
  const cluster = await startSmallDiskCluster(megabytes);
  onTestFinished(() => cluster.stop());
  const environment = { DATABASE_URL: cluster.url("postgres"), SESSION_SECRET: "a secret of at least 32 characters" };
  execFileSync(process.execPath, ["build/server/cli.js", "seed"], { env: { PATH: process.env.PATH, ...environment } });
  const portal = await startAppServer({ ...environment, DISTRIBUTOR_SIMULATOR: "true" });
  onTestFinished(async () => void (await portal.stop()));
  const people = await letPeopleOrder(portal.port);
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  await client.connect();
  onTestFinished(() => client.end());
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const before = people.answers.length;
    await fillDisk(client);
    // What still finds room in pages that are there goes on.
    while (!people.answers.slice(before).some(({ status }) => status === 503)) await wait(50);
    await client.query("drop table filler");
    const startedAtMs = performance.now();
    const seen = people.answers.length;
    while (!people.answers.slice(seen).some(({ what, status }) => what.endsWith("/sync") && status === 200)) await wait(50);
    times.push(performance.now() - startedAtMs);
    const placed = people.rounds();
    while (!people.rounds().every((count, index) => count > (placed[index] ?? 0))) await wait(50);
  }
  await people.stop();
  console.info(`a full disk: healed after ${times.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`);
  expect(Math.max(...times)).toBeLessThan(healsWithinMs);
  expect(portal.process.exitCode).toBeNull();
  const unexpected = people.answers.filter(({ status }) => typeof status !== "number" || (status >= 500 && status !== 503));
  expect(unexpected).toEqual([]);
  const { rows } = await client.query<{ preorder: string }>("select pre_order_id as preorder from orders");
  const ordered = rows.map(({ preorder }) => preorder);
  expect(people.acknowledged.filter((preorder) => ordered.filter((each) => each === preorder).length !== 1)).toEqual([]);
});
