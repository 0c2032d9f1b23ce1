import { eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import type { Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { hearStatements, resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice } from "~tests/helpers/given";

let tenantId: string;
let userId: string;

beforeAll(async () => {
  await resetDatabase();
  const practice = await givenPractice();
  ({ tenantId, userId } = await givenPerson(practice));
});

/** Reads of every type that the tables and the queries have. */
const typed = (word: string) => sql`
  select true as yes, 3::smallint as small, ${-7}::int as whole, 9007199254740993::bigint as large, -1.250::numeric as power,
    0.1::double precision as part, 'חנות "לב", \\ 안경'::text as text, ${word}::varchar as word, '\\x00ff'::bytea as bytes,
    '01890000-0000-7000-8000-000000000001'::uuid as id, '2026-11-28'::date as day, '2026-11-28 09:30:00.123456+02'::timestamptz as at,
    '{"lens": [null, 1.50, "a\\"b"]}'::jsonb as facts, '[1, {"a": 2}]'::json as list, array['a,b', null, '"'] as texts,
    array[1, 2] as numbers, array[1::bigint] as larges, array[-0.5::numeric] as powers, array['2026-11-28'::date] as days,
    array['01890000-0000-7000-8000-000000000001'::uuid] as ids
  union all
  select ${null}::boolean, null, null, null, null, null, '', '', null, null, null, null, null, 'null', array[]::text[], null, null, null, null, null`;

const people = (tx: Transaction) => {
  const { users, sessions } = schema;
  const other = alias(users, "other");
  return tx
    .select({
      person: { id: users.id, email: users.email, muted: users.mutedMails, createdAt: users.createdAt },
      session: { startedAt: sessions.createdAt, device: sessions.device },
      other: { id: other.id, name: other.firstName },
      doubled: sql<number>`length(${users.email})`.mapWith((length: number) => length * 2),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .leftJoin(other, sql`${other.id} = ${users.id} and ${other.email} = 'nobody'`)
    .where(eq(users.tenantId, tenantId));
};

const none = sql`select id, created_at from users where email = ${"nobody"}`;
const many = sql`with counted as (select n, n % 7 as part from generate_series(1, ${500}::int) n) select * from counted order by part desc, n`;

const rowsOfExecuted = async (answer: PromiseLike<unknown>) => ((await answer) as { rows: unknown[] }).rows;

const all = (tx: Transaction) => {
  const rowsOf = (query: SQL) => rowsOfExecuted(tx.execute(query));
  return [() => rowsOf(typed("first")), () => people(tx), () => rowsOf(none), () => rowsOf(many), () => rowsOf(typed("second"))];
};

async function statementsOf(work: (tx: Transaction) => Promise<unknown>): Promise<string[]> {
  const { owner } = await testDatabase();
  const heard = await hearStatements(() => owner.transaction(work));
  return heard.filter((statement) => !/^(begin|commit|rollback)/.test(statement));
}

test("reads begun at the same moment are one statement, and their results are those of statements of their own", async () => {
  const { owner } = await testDatabase();
  const alone = await owner.transaction(async (tx) => {
    const results: unknown[] = [];
    for (const read of all(tx)) results.push(await read());
    return results;
  });
  let together: unknown[] = [];
  const statements = await statementsOf(async (tx) => {
    together = await Promise.all(all(tx).map((read) => read()));
  });
  expect(statements).toHaveLength(1);
  expect(together).toEqual(alone);
  expect(alone[1]).toMatchObject([{ person: { id: userId }, other: null }]);
});

test("what changes something or locks is a statement of its own, after the reads begun before it, and lists are sent apart", async () => {
  const count = sql`select count(*)::int as rows from kept`;
  const lock = sql`select n from kept where n = ${1} for update`;
  const list = sql`select n from kept where n > ${0} order by n limit ${1}`;
  const insert = sql`insert into kept values (${1})`;
  const work = async (tx: Transaction) => {
    await tx.execute(sql`create temporary table kept (n int) on commit drop`);
    const begun = [count, list, insert, lock, count, list, count, list].map((each) => rowsOfExecuted(tx.execute(each)));
    const [zero, none, one] = [[{ rows: 0 }], [], [{ n: 1 }]];
    expect(await Promise.all(begun)).toEqual([zero, none, none, one, [{ rows: 1 }], one, [{ rows: 1 }], one]);
    return rowsOfExecuted(tx.execute(sql`select statement from pg_prepared_statements where statement like ${"%kept where n > %"}`));
  };
  await statementsOf(work);
  let planned: unknown[] = [];
  const [, ...statements] = await statementsOf(async (tx) => {
    planned = await work(tx);
  });
  const kinds = statements.map((statement) => (/limit \$\d/.test(statement) ? "list" : statement.split(" ")[0]));
  expect(kinds).toEqual(["select", "list", "insert", "select", "select", "list", "select"]);
  // Lists are planned each time.
  expect(planned).toEqual([]);
});

test("reads that are sent together fail together", async () => {
  const { owner } = await testDatabase();
  const divided = (by: number) => sql`select 1 / ${by}::int as part`;
  await owner.transaction((tx) => tx.execute(divided(1)));
  const failing = owner.transaction(async (tx) => {
    const answers = await Promise.allSettled([tx.execute(divided(2)), tx.execute(divided(0))]);
    expect(answers).toMatchObject([{ reason: { cause: { code: "22012" } } }, { reason: { cause: { code: "22012" } } }]);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
});
