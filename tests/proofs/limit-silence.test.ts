import { expect, inject, onTestFinished, test, vi } from "vitest";
import { isDatabaseAway } from "~/db/is-database-away.server";
import { limitSilence } from "~/db/limit-silence.server";
import { openPool } from "~/db/open-pool.server";

/** With what the database has to say that it ended a statement, a tenth of a second. */
const statementMs = -4_900;

test("a connection on which nothing is heard for longer than a statement may take is closed, and the next transaction opens another", async () => {
  const onLost = vi.fn();
  const { pool, database } = openPool(inject("postgresTemplate").replace(/\/[^/]*$/, "/postgres"), { connectionsMax: 1, onLost });
  onTestFinished(() => pool.end());
  const silent = database.transaction((tx) => {
    limitSilence(tx, statementMs);
    return tx.execute("select pg_sleep(1)");
  });
  expect(isDatabaseAway(await silent.then(null, (error: unknown) => error))).toBe(true);
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ code: "ETIMEDOUT" }));
  expect(await database.transaction((tx) => tx.execute("select 1 as one"))).toMatchObject({ rows: [{ one: 1 }] });
});
