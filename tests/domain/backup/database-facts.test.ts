import { expect, test } from "vitest";
import { type DatabaseFacts, findBrokenInvariants, findTableDifferences, rowsOf } from "~/domain/backup/database-facts";

const whole = { ordersWithoutParts: 0, ordersWithOtherSums: 0, ordersWithoutBoxes: 0, partsWithoutTheirHistory: 0 };

const noted: DatabaseFacts = {
  tables: { carts: { rows: 3, checksum: "17" }, orders: { rows: 2, checksum: "-4" } },
  orders: { placed: 2, broken: whole },
};

const withTables = (tables: DatabaseFacts["tables"]): DatabaseFacts => ({ ...noted, tables });

test.each<[string, DatabaseFacts["tables"], unknown[]]>([
  ["the same", noted.tables, []],
  ["a table that is gone", { orders: { rows: 2, checksum: "-4" } }, [{ table: "carts", why: "missing" }]],
  ["a table more", { ...noted.tables, actors: { rows: 0, checksum: "0" } }, [{ table: "actors", why: "unexpected" }]],
  ["a row less", { ...noted.tables, orders: { rows: 1, checksum: "-4" } }, [{ table: "orders", why: "rows" }]],
  ["another content", { ...noted.tables, orders: { rows: 2, checksum: "-5" } }, [{ table: "orders", why: "content" }]],
])("%s", (_, tables, differences) => {
  expect(findTableDifferences(noted, withTables(tables))).toEqual(differences);
});

test("broken invariants are named with their numbers, and all rows are counted", () => {
  expect(findBrokenInvariants(noted.orders)).toEqual([]);
  const broken = { ...whole, ordersWithoutParts: 2, partsWithoutTheirHistory: 1 };
  expect(findBrokenInvariants({ placed: 2, broken })).toEqual([
    { invariant: "ordersWithoutParts", count: 2 },
    { invariant: "partsWithoutTheirHistory", count: 1 },
  ]);
  expect(rowsOf(noted)).toBe(5);
});
