import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDoors } from "~/db/doors.server";
import { testDatabase } from "~tests/helpers/database";

test.each(["function", "commands"] as const)(
  "what passes a door by %s has its limits, and is neither compiled nor shared out",
  async (by) => {
    const { owner } = await testDatabase();
    const asked = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout", "jit", "max_parallel_workers_per_gather"];
    const values = await createDoors(owner, by).asVisitor(async (tx) => {
      const answer = await tx.execute(
        sql`select current_setting(name) as value from unnest(string_to_array(${asked.join()}, ',')) with ordinality as names(name, at) order by at`,
      );
      const { rows } = answer as { rows: { value: string }[] };
      return rows.map(({ value }) => value);
    });
    expect(values).toEqual(["15s", "5s", "30s", "off", "0"]);
  },
);
