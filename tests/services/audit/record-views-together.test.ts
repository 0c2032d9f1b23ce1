import { v7 as newId } from "uuid";
import { beforeEach, expect, test } from "vitest";
import type { Doors } from "~/db/doors.server";
import { schema } from "~/db/schema.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import { createViewRecorder } from "~/services/audit/record-views-together.server";
import { emptyMemory } from "~/services/call-context.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue, now } from "~tests/helpers/given";
import { givenShopper, type Shopper } from "../cart/given-cart";

let shopper: Shopper;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
});

const view = (subjectId: string): AuditEntry => ({
  ...{ id: newId(), at: now, tenantId: shopper.tenantId, actorId: shopper.userId },
  ...{ action: "orderViewed", subjectKind: "cart", subjectId },
});

/** A request, and the transactions in which views were recorded. */
async function givenRequest(viewTenant?: Doors["viewTenant"]) {
  const { doors } = await testDatabase();
  let transactions = 0;
  const counting: Doors["viewTenant"] = (tenantId, work) => {
    transactions += 1;
    return (viewTenant ?? doors.viewTenant)(tenantId, work);
  };
  return { request: () => ({ doors: { ...doors, viewTenant: counting }, memory: emptyMemory() }), transactions: () => transactions };
}

const recorded = async () => {
  const { owner } = await testDatabase();
  const rows = await owner.select().from(schema.auditEntries).orderBy(schema.auditEntries.seq);
  return rows.map(({ subjectId }) => subjectId);
};

test("views that arrive while others are being recorded are recorded by one transaction after them", async () => {
  const { request, transactions } = await givenRequest();
  const record = createViewRecorder();
  await record(request(), shopper.tenantId, [view("first")]);
  const subjects = ["second", "third", "fourth", "fifth"];
  const [began, ...others] = subjects.map((subject) => record(request(), shopper.tenantId, [view(subject)]));
  await began;
  const later = record(request(), shopper.tenantId, [view("sixth")]);
  await Promise.all([...others, later]);
  expect(await recorded()).toEqual(["first", ...subjects, "sixth"]);
  expect(transactions()).toBe(3);
});

test("views of requests that have arrived are recorded by one transaction", async () => {
  const { request, transactions } = await givenRequest();
  const record = createViewRecorder();
  const first = record(request(), shopper.tenantId, [view("first")]);
  // A request that has arrived meanwhile gets so far while promises are fulfilled.
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  await Promise.all([first, record(request(), shopper.tenantId, [view("second")])]);
  expect(await recorded()).toEqual(["first", "second"]);
  expect(transactions()).toBe(1);
});

test("a request records a view once", async () => {
  const { request, transactions } = await givenRequest();
  const record = createViewRecorder();
  const one = request();
  await record(one, shopper.tenantId, [view("cart"), view("other")]);
  await record(one, shopper.tenantId, [view("cart")]);
  await record(request(), shopper.tenantId, [view("cart")]);
  await record(one, shopper.tenantId, []);
  expect(await recorded()).toEqual(["cart", "other", "cart"]);
  expect(transactions()).toBe(2);
});

test("views that cannot be recorded fail in each of their requests, and the next ones are recorded", async () => {
  const { doors } = await testDatabase();
  let isAway = true;
  const { request } = await givenRequest((tenantId, work) =>
    isAway ? Promise.reject(new Error("away")) : doors.viewTenant(tenantId, work),
  );
  const record = createViewRecorder();
  const failed = ["first", "second"].map((subject) => record(request(), shopper.tenantId, [view(subject)]));
  await Promise.all(failed.map((recording) => expect(recording).rejects.toThrow("away")));
  isAway = false;
  await record(request(), shopper.tenantId, [view("third")]);
  expect(await recorded()).toEqual(["third"]);
});
