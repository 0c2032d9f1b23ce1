import { pgTable, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtOnce } from "~/db/built-once.server";
import type { Database, Transaction } from "~/db/database.server";
import { EmbeddedClient } from "~/db/embedded-client.server";

let client: EmbeddedClient;

beforeAll(async () => {
  client = new EmbeddedClient();
  await client.waitReady;
  await client.exec("create table lenses (id int primary key, power numeric, facts jsonb, names text[], sold_on date)");
});

afterAll(() => client.close());

const insert = "insert into lenses values ($1, $2, $3, $4, $5)";
const select = "select * from lenses where id = $1";

test("within a transaction a statement is prepared once, and one that lists rows is planned each time", async () => {
  const prepared = await client.transaction(async (tx) => {
    for (const id of [1, 2, 3]) {
      await tx.query("select id from lenses where id = $1 + 0", [id]);
      await tx.query("select id from lenses where id > $1 order by id limit $2", [id, 1]);
    }
    return (await tx.query<{ statement: string }>("select statement from pg_prepared_statements where statement like 'select id%'")).rows;
  });
  expect(prepared).toEqual([{ statement: "select id from lenses where id = $1 + 0" }]);
});

test("values and rows are the same as those of a statement that is not prepared", async () => {
  const lenses = [
    [10, "-1.25", { name: "עין ימין", packs: [30, 90] }, ["a,b", 'with "quotes"', "안경"], "2026-11-28"],
    [11, null, null, [], null],
  ];
  for (const lens of lenses) {
    const [prepared] = (await client.transaction(async (tx) => (await tx.query(insert, lens)) && tx.query(select, [lens[0]]))).rows;
    const options = { rowMode: "array" as const, parsers: { 1082: (day: string) => day } };
    const inArray = await client.transaction((tx) => tx.query(select, [lens[0]], options));
    expect(prepared).toEqual((await client.query(select, [lens[0]])).rows[0]);
    expect(inArray.rows).toEqual((await client.query(select, [lens[0]], options)).rows);
    expect(inArray.rows[0]).toEqual(lens);
  }
});

test("what fails ends its transaction only", async () => {
  const twice = client.transaction(async (tx) => {
    await tx.query(insert, [20, null, null, null, null]);
    await tx.query(insert, [20, null, null, null, null]);
  });
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  await expect(client.transaction((tx) => tx.query("select nothing from lenses where id = $1", [1]))).rejects.toMatchObject({
    code: "42703",
  });
  expect((await client.transaction((tx) => tx.query(select, [20]))).rows).toEqual([]);
});

test("nothing runs in a transaction that has ended", async () => {
  const ended = await client.transaction(async (tx) => (await tx.query(select, [1])) && tx);
  await expect(async () => ended.query(select, [1])).rejects.toThrow("closed");
});

test("a query that is built once runs in the transaction that asks", async () => {
  const built = pgTable("built", { names: text("names") });
  const database = drizzle(client) as unknown as Database;
  await client.exec("create table built (names text)");
  let builds = 0;
  const all = (tx: Transaction) => {
    builds += 1;
    return tx.select().from(built).prepare("all_built");
  };
  const insertAndRead = (name: string) =>
    database.transaction(async (tx) => {
      await tx.insert(built).values({ names: name });
      return builtOnce(tx, all).execute();
    });
  expect(await insertAndRead("one")).toEqual([{ names: "one" }]);
  expect(await insertAndRead("two")).toEqual([{ names: "one" }, { names: "two" }]);
  expect(builds).toBe(1);
});
