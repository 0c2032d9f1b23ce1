import { beforeEach, expect, test } from "vitest";
import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import type { Replica, ReplicaNeed } from "~/db/replica.server";
import { schema } from "~/db/schema.server";
import { rememberWrites } from "~/server/remember-writes.server";
import { createCalls } from "~/services/create-calls.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenOperatorIn } from "./session/accounts";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

class PassedOver extends Error {}

/** A door of a primary that is away. */
const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));

/** A stand-by in the same database, and what is asked of it; `fails` when it shall be passed over. */
async function givenReplica({ fails = false, isAway = false, behindMs = 0 } = {}) {
  const { doors } = await testDatabase();
  const needs: ReplicaNeed[] = [];
  const replica: Replica = {
    isAway: () => isAway,
    isPassedOver: (error) => error instanceof PassedOver,
    readTenant: async (tenantId, need, work) => {
      needs.push(need);
      if (fails) throw new PassedOver();
      return doors.readTenant(tenantId, (db) => work({ ...db, behindMs }));
    },
    writtenPosition: async () => "0/ABC",
    behindSeconds: async () => 0,
    close: async () => undefined,
  };
  const admin = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
  const context = await callContextFor(admin, { replica });
  return { admin, needs, context, calls: createCalls(context, rememberWrites) };
}

const auditedActions = async () => {
  const { owner } = await testDatabase();
  return (await owner.select({ action: schema.auditEntries.action }).from(schema.auditEntries)).map(({ action }) => action);
};

test("a history that the stand-by answers is in the audit trail of the primary, once, and asks for no position afterwards", async () => {
  const { admin, needs, context, calls } = await givenReplica();
  expect((await calls.orders.history({ tenantId: admin.tenantId })).orders).toEqual([]);
  expect(needs).toEqual([{ after: null, behindMsMax: 5_000 }]);
  expect(await auditedActions()).toEqual(["orderViewed"]);
  expect(context.carrier.written).toBeNull();
});

test.each([
  ["is passed over", { fails: true }, 1],
  ["is away", { isAway: true }, 0],
])("where the stand-by %s the primary answers, and the trail has one entry", async (_, replica, asked) => {
  const { admin, needs, calls } = await givenReplica(replica);
  await calls.orders.history({ tenantId: admin.tenantId });
  expect(needs).toHaveLength(asked);
  expect(await auditedActions()).toEqual(["orderViewed"]);
});

test("who has written asks for what they wrote; a cart and one order are never read from the stand-by", async () => {
  const { admin, needs, context, calls } = await givenReplica();
  await calls.catalogue.setFavourite({ itemId: "il-myday", isFavourite: true });
  expect(context.carrier.written).toBe("0/ABC");
  await calls.cart.view({ locationId: admin.locationIds[0] });
  await calls.cart.count({ locationId: admin.locationIds[0] });
  expect(needs).toEqual([]);
  await calls.catalogue.suggest({ searchTerm: "myday" });
  expect(needs).toEqual([{ after: "0/ABC", behindMsMax: 5_000 }]);
});

test("while the primary is away, a session that is to be marked as used does not keep its person from the stand-by", async () => {
  const { context } = await givenReplica();
  const later = new Date(context.now.getTime() + 10 * 60_000);
  const calls = createCalls({ ...context, now: later, doors: { ...context.doors, viewTenant: refused } }, rememberWrites);
  await calls.session.read();
  expect([context.carrier.written, context.memory.callsWriting]).toEqual([null, 0]);
});

test("nor does a write that could not begin", async () => {
  const { context } = await givenReplica();
  const calls = createCalls({ ...context, doors: { ...context.doors, withTenant: refused } }, rememberWrites);
  await expect(calls.catalogue.setFavourite({ itemId: "il-myday", isFavourite: true })).rejects.toThrow("refused");
  expect([context.carrier.written, context.memory.callsWriting]).toEqual([null, 0]);
});

test("marking a session as used is no write that its person could miss", async () => {
  const { context } = await givenReplica();
  const later = new Date(context.now.getTime() + 10 * 60_000);
  await createCalls({ ...context, now: later }, rememberWrites).session.read();
  expect(context.carrier.written).toBeNull();
});

test("an operator who only looks has written nothing that they could miss", async () => {
  const { context } = await givenReplica();
  const { carrier } = await givenOperatorIn(await givenPractice({ subDomain: "carmel" }));
  const operator = createCalls({ ...context, carrier }, rememberWrites);
  await operator.operator.practices({});
  expect(carrier.written).toBeNull();
});

test("a write that was lost after it had begun counts, because it may have been committed", async () => {
  const { context } = await givenReplica();
  const lost = async (tenantId: string, work: (db: PracticeDb) => Promise<unknown>) => {
    await context.doors.withTenant(tenantId, work);
    throw Object.assign(new Error("lost"), { code: "ECONNRESET" });
  };
  const doors = { ...context.doors, withTenant: lost as Doors["withTenant"] };
  const calls = createCalls({ ...context, doors }, rememberWrites);
  await expect(calls.catalogue.setFavourite({ itemId: "il-myday", isFavourite: true })).rejects.toThrow("lost");
  expect([context.carrier.written, context.memory.callsWriting]).toEqual(["0/ABC", 0]);
});

test.each([
  [5_000, false],
  [5_001, true],
])("figures from a stand-by %d ms behind say so: %s", async (behindMs, isBehind) => {
  const { admin, needs, context, calls } = await givenReplica({ behindMs });
  const asked = { country: "IL" as const, tenantId: admin.tenantId, startDate: "2026-11-01", endDate: "2026-11-30" };
  const figures = await calls.reports.figures(asked);
  expect([figures.isBehind, context.now.getTime() - figures.countedAt.getTime()]).toEqual([isBehind, behindMs]);
  expect(needs).toEqual([{ after: null, behindMsMax: 300_000 }]);
});
