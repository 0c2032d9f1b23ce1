import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPractice } from "~tests/helpers/given";
import { callPermissions } from "~tests/structure/permissions";

beforeEach(resetDatabase);

type Calls = Awaited<ReturnType<typeof callsFor>>;

/** Calls that share the limit of 100 a second by address. */
const together: Record<string, (calls: Calls) => Promise<unknown>> = {
  "tenants.bySubDomain": (calls) => calls.tenants.bySubDomain({ subDomain: "einayim" }),
  "tenants.byId": (calls) => calls.tenants.byId({ tenantId: "0199aaaa-0000-7000-8000-000000000001" }),
  "session.confirmSignIn": (calls) => calls.session.confirmSignIn({ ticket: "none", code: "123456" }),
  "session.keepForm": (calls) => calls.session.keepForm({ path: "/patients/new", entries: [] }),
  "session.logout": (calls) => calls.session.logout(),
};

/** Calls with a limit of their own, and the test that shows it. */
const byThemselves = {
  "tenants.list": "tests/services/tenants/list-tenants.test.ts",
  "session.authenticate": "tests/services/session/address-tries.test.ts",
  "users.invitation": "tests/services/session/address-tries.test.ts",
  "users.register": "tests/services/session/address-tries.test.ts",
  "users.resetPassword": "tests/services/session/address-tries.test.ts",
  "users.checkResetKey": "tests/services/session/address-tries.test.ts",
  "users.checkEmailKey": "tests/services/session/address-tries.test.ts",
  "users.confirmEmail": "tests/services/session/address-tries.test.ts",
  "notifications.sendForgotPasswordEmail": "tests/services/session/address-tries.test.ts",
};

const refusedOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.filter((answer) => answer.status === "rejected" && answer.reason?.code === "tooManyRequests").length;

test("every call that anyone may make is limited", () => {
  const known = [...Object.keys(together), ...Object.keys(byThemselves), "catalogue.packShot"];
  expect(known.sort()).toEqual([...callPermissions.anyone].sort());
});

test("an address makes some calls 100 times a second, all of them together, and another address goes on", async () => {
  await givenPractice();
  const calls = await callsFor(null, { callerAddress: "203.0.113.7" });
  const asked = Array.from({ length: 60 }, () => Object.values(together)).flat();
  const refused = refusedOf(await Promise.allSettled(asked.map((ask) => ask(calls))));
  expect(refused).toBeGreaterThan(0);
  expect(asked.length - refused).toBeGreaterThanOrEqual(100);
  const network = await callsFor(null, { callerAddress: "2001:db8::1" });
  expect(await network.tenants.bySubDomain({ subDomain: "einayim" })).toMatchObject({ subDomain: "einayim" });
});

test("an address has 1,000 pictures a second", async () => {
  const calls = await callsFor(null, { callerAddress: "203.0.113.8" });
  const asked = await Promise.allSettled(Array.from({ length: 1500 }, () => calls.catalogue.packShot({ imageId: "none" })));
  const refused = refusedOf(asked);
  expect(refused).toBeGreaterThan(0);
  expect(asked.length - refused).toBeGreaterThanOrEqual(1000);
});

test("processes that share it let through as many together as one would", async () => {
  const { settings } = await callContextFor(null);
  const ofMany = await callsFor(null, { callerAddress: "203.0.113.9", settings: { ...settings, workers: 50 } });
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => ofMany.session.logout()));
  expect(answers.length - refusedOf(answers)).toBeLessThan(10);
});
