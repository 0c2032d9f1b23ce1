import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { distributionStatements, engines, spreadTables, wholeTables } from "~/db/distribution.server";
import { createDoors } from "~/db/doors.server";
import { findUser } from "~/db/queries/people/people.server";
import { hearStatements, resetDatabase, testDatabase } from "~tests/helpers/database";
import { findUnpinned } from "~tests/helpers/find-unpinned";
import { givenCatalogue } from "~tests/helpers/given";
import { givenBelongings } from "~tests/services/belongings";
import { givenShopper, type Shopper } from "~tests/services/cart/given-cart";
import { givenHoldings } from "./given-holdings";
import type { Held } from "./held";
import { practiceQueries } from "./practice-queries";

/* What engines demand that spread the rows of practices over machines. None of them was run; these are their stated conditions. */

let shopper: Shopper;
let held: Held;

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper({ subDomain: "einayim" });
  held = await givenHoldings(shopper);
});

type Key = { table: string; columns: string[] };

async function rowsOf<Row>(statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { owner } = await testDatabase();
  const { rows } = (await owner.execute(statement)) as { rows: Row[] };
  return rows;
}

describe("the tables", () => {
  test("are all listed, each after those it refers to", async () => {
    const found = await rowsOf<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
    );
    expect(found.map(({ name }) => name)).toEqual([...wholeTables, ...spreadTables].sort());
    const references = await rowsOf<{ from: string; to: string }>(
      sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and conparentid = 0`,
    );
    const order = [...wholeTables, ...spreadTables];
    expect(references.filter(({ from, to }) => order.indexOf(to) > order.indexOf(from))).toEqual([]);
  });

  test("that are distributed have the practice in every unique key and every foreign key to another of them", async () => {
    const unique = await rowsOf<Key>(sql`
      select indrelid::regclass::text as table, array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
      from pg_index join pg_class on pg_class.oid = indrelid where indisunique and relnamespace = 'public'::regnamespace`);
    const foreign = await rowsOf<Key & { to: string }>(sql`
      select conrelid::regclass::text as table, confrelid::regclass::text as to,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f'`);
    const isSpread = (table: string) => spreadTables.includes(table);
    const withoutPractice = [...unique, ...foreign.filter(({ to }) => isSpread(to))].filter(
      ({ table, columns }) => isSpread(table) && !columns.includes("tenant_id"),
    );
    expect(unique.length).toBeGreaterThan(spreadTables.length);
    expect(withoutPractice).toEqual([]);
  });

  test("that are replicated to every machine refer to no distributed one", async () => {
    const found = await rowsOf<{ from: string; to: string }>(
      sql`select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f' and conparentid = 0`,
    );
    expect(found.filter(({ from, to }) => wholeTables.includes(from) && spreadTables.includes(to))).toEqual([]);
  });

  test("have no trigger and no serial column", async () => {
    expect(await rowsOf(sql`select tgname from pg_trigger where not tgisinternal`)).toEqual([]);
    const counting = sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`;
    expect(await rowsOf(counting)).toEqual([]);
  });
});

describe("a statement of a practice's door", () => {
  const spread = new Set(spreadTables);
  const findAll = async (statements: readonly string[]) => {
    const found: string[] = [];
    for (const statement of new Set(statements)) {
      for (const table of await findUnpinned(statement, spread)) found.push(`${table}: ${statement}`);
    }
    return found;
  };

  test("is reported when it joins rows of several practices", async () => {
    const joined = 'select * from orders o join transactions t on t.order_id = o.id where o."tenant_id" = $1';
    expect(await findUnpinned(joined, spread)).toEqual(["transactions"]);
    const nested = "select * from carts where tenant_id = $1 and exists (select 1 from preorders p where p.cart_id = carts.id)";
    expect(await findUnpinned(nested, spread)).toEqual(["preorders"]);
    const right = "with mine as (select * from carts where tenant_id = $1) select * from mine join orders o using (tenant_id)";
    expect(
      await findUnpinned(right.replace("using (tenant_id)", "on (o.tenant_id, o.cart_id) = (mine.tenant_id, mine.id)"), spread),
    ).toEqual([]);
  });

  test.each(Object.keys(practiceQueries))("of %s reads the rows of one practice", async (name) => {
    const { doors } = await testDatabase();
    const asked = await hearStatements(() => doors.withTenant(held.tenant, async ({ tx }) => practiceQueries[name]?.(tx, held)));
    expect(await findAll(asked)).toEqual([]);
  });

  test("of the carts and orders names the practice for every table", async () => {
    const other = await givenShopper({ subDomain: "hanbit" });
    const asked = await hearStatements(() => givenBelongings(other, "Cohen"));
    expect(asked.length).toBeGreaterThan(100);
    expect(await findAll(asked)).toEqual([]);
  });
});

test("doors that set their role by SET LOCAL keep practices apart as the others do", async () => {
  const { owner } = await testDatabase();
  const doors = createDoors(owner, "commands");
  const other = await givenShopper({ subDomain: "carmel" });
  const seenBy = (tenantId: string) => doors.readTenant(tenantId, (db) => findUser(db, shopper.userId));
  expect((await seenBy(shopper.tenantId))?.id).toBe(shopper.userId);
  expect(await seenBy(other.tenantId)).toBeNull();
  const role = sql`select current_user as role`;
  const inside = await doors.withTenant(shopper.tenantId, ({ tx }) => tx.execute(role));
  expect(inside).toMatchObject({ rows: [{ role: "dioptre_app" }] });
  expect(await rowsOf(role)).not.toEqual([{ role: "dioptre_app" }]);
});

test.each(engines)("%s gets a statement for every table", (engine) => {
  const printed = distributionStatements(engine).join("\n");
  expect([...wholeTables, ...spreadTables].filter((name) => !printed.includes(name))).toEqual([]);
});
