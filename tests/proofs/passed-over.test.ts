import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openPool } from "~/db/open-pool.server";
import { PassedOver } from "~/db/passed-over.server";
import { raceDatabase, raceDatabaseUrl } from "./race-database";

/** One connection of a pool, by the process of the database that serves it. */
async function givenOneConnection() {
  await raceDatabase();
  const { pool, database } = openPool(await raceDatabaseUrl(), { connectionsMax: 1, onLost: () => undefined });
  onTestFinished(() => pool.end());
  const findProcess = () =>
    database.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as id`)) as { rows: { id: number }[] };
      return rows[0]?.id;
    });
  const fail = (error: Error) =>
    database.transaction(async () => {
      throw error;
    });
  return { findProcess, fail };
}

test.each([
  ["is closed, so that the next one can lead to another stand-by", true],
  ["is used again when the primary answers instead", false],
])("the connection to a stand-by that is passed over %s", async (_, closes) => {
  const { findProcess, fail } = await givenOneConnection();
  const first = await findProcess();
  await expect(fail(new PassedOver("behind what was written", { closes }))).rejects.toThrow("behind what was written");
  expect((await findProcess()) === first).toBe(!closes);
});
