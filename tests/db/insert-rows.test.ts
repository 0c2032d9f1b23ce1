import { asc, sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";
import type { Transaction } from "~/db/database.server";
import { insertNewRows, insertRows } from "~/db/insert-rows.server";
import { calendarDay, instant } from "~/db/schema/columns.server";
import { testDatabase } from "~tests/helpers/database";

const samples = pgTable("inserted_samples", {
  id: uuid("sample_id").primaryKey(),
  position: integer("position").notNull(),
  note: text("note").notNull().default("none"),
  isSent: boolean("is_sent").notNull().default(false),
  content: jsonb("content").$type<unknown>(),
  day: calendarDay("expected_day"),
  at: instant("at"),
});

type Sample = typeof samples.$inferInsert;

/** Runs a test with an empty table of its own, in a transaction. */
async function withSamples(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const { owner } = await testDatabase();
  await owner.transaction(async (tx) => {
    await tx.execute(sql`create temporary table inserted_samples (
      sample_id uuid primary key, position integer not null, note text not null default 'of the database',
      is_sent boolean not null default true, content jsonb, expected_day date, at timestamptz) on commit drop`);
    await work(tx as Transaction);
  });
}

const stored = (tx: Transaction) => tx.select().from(samples).orderBy(asc(samples.position));

test("rows are stored with their values as they are inserted one by one, and with the defaults of what they omit", async () => {
  const rows: Sample[] = [
    {
      id: uuidv7(),
      position: 1,
      note: 'מיי דיי "30" \\ ',
      isSent: true,
      content: { "pack's": [1, -0.25, null] },
      day: "2026-11-28",
      at: null,
    },
    { id: uuidv7(), position: 2, content: "a text", at: new Date("2026-03-27T00:30:00.123Z") },
    { id: uuidv7(), position: 3, content: null, day: null },
    { id: uuidv7(), position: 4, note: "", isSent: false, content: [] },
  ];
  await withSamples(async (tx) => {
    await insertRows(tx, samples, rows);
    const inserted = await stored(tx);
    await tx.delete(samples);
    for (const { note = "none", isSent = false, ...row } of rows) await tx.insert(samples).values({ ...row, note, isSent });
    expect(inserted).toEqual(await stored(tx));
    expect(inserted).toMatchObject(rows);
    expect(inserted[1]).toMatchObject({ note: "none", isSent: false, day: null });
  });
});

test("any number of rows is inserted, also none", async () => {
  const rows = Array.from({ length: 4001 }, (_, position) => ({ id: uuidv7(), position }));
  await withSamples(async (tx) => {
    await insertRows(tx, samples, []);
    expect(await stored(tx)).toEqual([]);
    await insertRows(tx, samples, rows);
    expect((await stored(tx)).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });
});

test("new rows are inserted beside those whose key exists, which are left unchanged", async () => {
  const known = { id: uuidv7(), position: 1, note: "kept" };
  const added = { id: uuidv7(), position: 2, note: "added" };
  await withSamples(async (tx) => {
    await insertRows(tx, samples, [known]);
    await insertNewRows(tx, samples, [{ ...known, note: "changed" }, added]);
    expect((await stored(tx)).map(({ note }) => note)).toEqual(["kept", "added"]);
  });
});
