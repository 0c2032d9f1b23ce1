import { expect, inject, test } from "vitest";
import { PreparedClient } from "~/db/prepared-client.server";

async function connected(): Promise<PreparedClient> {
  const client = new PreparedClient({ connectionString: inject("postgresTemplate").replace(/\/[^/]*$/, "/postgres"), pipeline: true });
  await client.connect();
  return client;
}

test("statements issued at the same moment are sent together, BEGIN with the first statement", async () => {
  const client = await connected();
  const { stream } = client.connection;
  const pieces: number[] = [];
  const uncork = stream.uncork.bind(stream);
  stream.uncork = () => {
    if (stream.writableCorked === 1) pieces.push(stream.writableLength);
    uncork();
  };
  await client.query("begin read only");
  await Promise.all([client.query("select $1::int as one", [1]), client.query("select 2 as two")]);
  expect(pieces.filter((length) => length > 0)).toHaveLength(1);
  await expect(client.query("create table late ()")).rejects.toThrow("read-only transaction");
  await client.query("rollback");
  await client.end();
});

test("a transaction that cannot begin fails with its first statement", async () => {
  const client = await connected();
  await client.query("begin nonsense");
  await expect(client.query("select 1")).rejects.toThrow("syntax error");
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
