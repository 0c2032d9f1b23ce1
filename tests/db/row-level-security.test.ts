import { beforeAll, describe, expect, test } from "vitest";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue } from "~tests/helpers/given";
import { givenShopper } from "~tests/services/cart/given-cart";
import { givenHoldings } from "./given-holdings";
import type { Held } from "./held";
import { otherQueries } from "./other-queries";
import { practiceQueries } from "./practice-queries";

let held: Held;
let otherTenant: string;

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  const shopper = await givenShopper({ subDomain: "einayim", role: "practiceAdmin", email: "staff@einayim.example" });
  otherTenant = (await givenShopper({ subDomain: "carmel" })).tenantId;
  held = await givenHoldings(shopper);
});

/** How much an answer holds: rows, entries, a count; one for anything else that is there. */
function amountOf(answer: unknown): number {
  if (answer === null || answer === undefined || answer === false) return 0;
  if (typeof answer === "number") return answer;
  if (answer instanceof Map || answer instanceof Set) return answer.size;
  return Array.isArray(answer) ? answer.length : 1;
}

describe("a query that names a practice", () => {
  test.each(Object.keys(practiceQueries))("%s finds rows through the practice's own door, and nothing through another's", async (name) => {
    const { doors } = await testDatabase();
    const amountThrough = (tenantId: string) =>
      doors.withTenant(tenantId, async ({ tx }) => amountOf(await practiceQueries[name]?.(tx, held)));
    expect(await amountThrough(held.tenant)).toBeGreaterThan(0);
    expect(await amountThrough(otherTenant)).toBe(0);
  });
});

test("every query is tried here, or listed among those that read no practice data", () => {
  const modules = import.meta.glob<Record<string, unknown>>("../../app/db/queries/*/*.server.ts", { eager: true });
  const functions = Object.values(modules).flatMap((module) => Object.keys(module).filter((name) => typeof module[name] === "function"));
  expect([...Object.keys(practiceQueries), ...Object.values(otherQueries).flat()].sort()).toEqual(functions.sort());
});
