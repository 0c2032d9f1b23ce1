import { expect, inject, test } from "vitest";
import { openingNames, PreparedClient, plannedOnce } from "~/db/prepared-client.server";

/** Keeps the texts of what it sends. */
class HeardClient extends PreparedClient {
  readonly sent: string[] = [];

  protected override send(query: string | { text: string }, ...more: unknown[]) {
    this.sent.push(typeof query === "string" ? query : query.text);
    return super.send(query, ...more);
  }
}

async function connected(): Promise<HeardClient> {
  const client = new HeardClient({ connectionString: inject("postgresTemplate").replace(/\/[^/]*$/, "/postgres"), pipeline: true });
  await client.connect();
  return client;
}

/** Returns the lengths of what a connection sends from now on, message by message. */
function sentPieces({ connection: { stream } }: PreparedClient): number[] {
  const pieces: number[] = [];
  const uncork = stream.uncork.bind(stream);
  stream.uncork = () => {
    if (stream.writableCorked === 1) pieces.push(stream.writableLength);
    uncork();
  };
  return pieces;
}

test("statements issued at the same moment are sent together, BEGIN with the first statement", async () => {
  const client = await connected();
  const pieces = sentPieces(client);
  await client.query("begin read only");
  await Promise.all([client.query("select $1::int as one", [1]), client.query("select 2 as two")]);
  expect(pieces.filter((length) => length > 0)).toHaveLength(1);
  await expect(client.query("create table late ()")).rejects.toThrow("read-only transaction");
  await client.query("rollback");
  await client.end();
});

test("the end of a read-only transaction is not awaited, and travels with the next one; that of any other is", async () => {
  const client = await connected();
  const answered: string[] = [];
  const end = async (begin: string, name: string) => {
    await client.query(begin);
    await client.query("select 1");
    const following = client.query("select 2");
    void following.then(() => answered.push("select"));
    await client.query("commit");
    answered.push(name);
    await following;
  };
  await end("begin read only", "reading");
  await end("begin", "writing");
  const pieces = sentPieces(client);
  for (const _ of [1, 2]) {
    await client.query("begin read only");
    await client.query("select 1");
    await client.query("commit");
    await new Promise(process.nextTick);
  }
  await client.query("begin");
  await client.query("select 1");
  expect(pieces).toHaveLength(3);
  await client.query("commit");
  expect(answered).toEqual(["reading", "select", "select", "writing"]);
  expect((await client.query("show transaction_read_only")).rows).toEqual([{ transaction_read_only: "off" }]);
  await client.end();
});

test.each([
  ["its begin", ["begin nonsense"], "syntax error"],
  ["a statement of its door", ["begin", { name: openingNames.entering, text: "select 1 / $1::int", values: [0] }], "division by zero"],
])("a transaction of which %s fails, fails with that error in each of its statements, and in its commit", async (_, opening, error) => {
  const client = await connected();
  for (const statement of opening) await client.query(statement as string);
  const statements = [client.query("select 1"), client.query({ text: "select $1::int" }, [2]), client.query("commit")];
  for (const statement of statements) await expect(statement).rejects.toThrow(error);
  await client.query("rollback");
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test("a statement is prepared once, and one that lists rows is planned for the practice that asks", async () => {
  const client = await connected();
  const prepared = async () =>
    (await client.query<{ text: string }>("select statement as text from pg_prepared_statements order by prepare_time")).rows.map(
      ({ text }) => text,
    );
  const one = "select oid from pg_class where relname = $1";
  const some = "select oid from pg_class where relkind = $1 order by relname limit $2";
  for (const limit of [1, 2]) {
    await client.query({ text: one }, ["pg_class"]);
    expect((await client.query({ text: some }, ["r", limit])).rows).toHaveLength(limit);
  }
  expect(await prepared()).toEqual([one]);
  await client.end();
});

/** Two partitions, so that the database by itself plans for the values at hand; and how often it planned for all values, and for those. */
async function givenPartitions(client: PreparedClient) {
  await client.query("create temporary table used (practice int, boxes int) partition by hash (practice)");
  for (const part of [0, 1]) {
    await client.query(`create temporary table used_${part} partition of used for values with (modulus 2, remainder ${part})`);
  }
  return async (name: string) => {
    const { rows } = await client.query(
      "select generic_plans::int as generic, custom_plans::int as own from pg_prepared_statements where name = $1",
      [name],
    );
    return rows[0];
  };
}

test("a statement that is planned once has one plan for all values, and those around it are planned as the database likes", async () => {
  const client = await connected();
  const plans = await givenPartitions(client);
  const text = "select sum(boxes) from used where practice = $1";
  await client.query("begin");
  for (let practice = 1; practice <= 12; practice += 1) {
    await client.query({ text, name: plannedOnce("boxes") }, [practice]);
    await client.query({ text, name: "as the database likes" }, [practice]);
  }
  expect(await plans(plannedOnce("boxes"))).toEqual({ generic: 12, own: 0 });
  expect(await plans("as the database likes")).toEqual({ generic: 0, own: 12 });
  expect((await client.query("show plan_cache_mode")).rows).toEqual([{ plan_cache_mode: "auto" }]);
  await client.query("commit");
  await expect(client.query({ text: "select 1 / $1", name: plannedOnce("failing") }, [0])).rejects.toThrow("division by zero");
  await client.end();
});

test("the statements of a transaction that changes a practice are planned once, but not lists; afterwards as before", async () => {
  const client = await connected();
  const plans = await givenPartitions(client);
  const text = "select sum(boxes) from used where practice = $1";
  const list = "select practice from used where practice = $1 order by boxes limit $2";
  const modeDuring = async (name: string) => (await client.query({ text: "show plan_cache_mode", name })).rows[0]?.plan_cache_mode;
  for (let practice = 1; practice <= 12; practice += 1) {
    await client.query("begin");
    await client.query({ text: "select set_config('app.tenant', $1, true)", name: openingNames.enteringPractice }, [""]);
    await client.query({ text, name: "sum" }, [practice]);
    await client.query({ text: list }, [practice, 5]);
    await client.query({ text, name: plannedOnce("sum of its own") }, [practice]);
    expect(await modeDuring("mode")).toBe("force_generic_plan");
    await client.query("commit");
    await client.query("begin");
    await client.query({ text, name: "outside" }, [practice]);
    await client.query("rollback");
  }
  expect(await plans("sum")).toEqual({ generic: 12, own: 0 });
  expect(await plans(plannedOnce("sum of its own"))).toEqual({ generic: 12, own: 0 });
  expect(await plans("outside")).toEqual({ generic: 0, own: 12 });
  expect(await modeDuring("mode")).toBe("auto");
  const at = client.sent.indexOf(list);
  expect([client.sent[at - 1], client.sent[at + 1]]).toEqual([
    "set local plan_cache_mode to auto",
    "set local plan_cache_mode to force_generic_plan",
  ]);
  await client.end();
});
