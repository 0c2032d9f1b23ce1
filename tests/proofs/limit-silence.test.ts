import { expect, inject, onTestFinished, test, vi } from "vitest";
import { isDatabaseAway } from "~/db/is-database-away.server";
import { patience } from "~/db/limit-silence.server";
import { openPool } from "~/db/open-pool.server";

test("a connection on which nothing is heard for longer than a statement may take is closed, and the next transaction opens another", async () => {
  const onLost = vi.fn();
  const { pool, database } = openPool(inject("postgresTemplate").replace(/\/[^/]*$/, "/postgres"), { connectionsMax: 1, onLost });
  onTestFinished(() => pool.end());
  const limit = vi.spyOn(patience, "batch", "get");
  limit.mockReturnValue(-4_900);
  const silent = await database.transaction((tx) => tx.execute("select pg_sleep(1)")).then(null, (error: unknown) => error);
  expect(isDatabaseAway(silent)).toBe(true);
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ code: "ETIMEDOUT" }));
  limit.mockReturnValue(1_000);
  expect((await database.transaction((tx) => tx.execute("select 1 as one"))).rows).toEqual([{ one: 1 }]);
});
