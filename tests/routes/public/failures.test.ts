import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { errors } from "~/locales/en/errors";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenAccount, password } from "~tests/services/session/accounts";

/*
 * What a person sees when our side fails (D38): a failure is never taken for a session that is over, and what was typed comes back.
 */

beforeAll(async () => void (await openPages()));
beforeEach(resetDatabase);

/** Does something while a table is missing, so that what needs it fails. */
async function without<Answer>(table: "sessions" | "audit_entries" | "outbox" | "orders", work: () => Promise<Answer>): Promise<Answer> {
  const { owner } = await testDatabase();
  const [here, away] = [sql.identifier(table), sql.identifier(`${table}_away`)];
  await owner.execute(sql`alter table ${here} rename to ${away}`);
  try {
    return await work();
  } finally {
    await owner.execute(sql`alter table ${away} rename to ${here}`);
  }
}

const nobody = { token: "none" };
const tryAgain = 'dialog a[href^="/"]:not([aria-label])';

test("the home page does not ask a signed-in person to sign in when the session cannot be read", async () => {
  const visitor = await visitorOf(await givenPerson(await givenPractice()));
  const page = await without("sessions", () => visitor.get("/"));
  expect([page.status, page.textAt("h1"), page.document.querySelector("#password")]).toEqual([500, errors.general.uhOh, null]);
  expect((await visitor.get("/")).location).toBe("/products");
});

test("a sign-in that failed keeps the e-mail and says so", async () => {
  const practice = await givenPractice();
  const { email } = await givenAccount(practice);
  const visitor = await visitorOf(nobody);
  const form = { practice: practice.tenantId, email, password };
  const page = await without("sessions", () => visitor.post(`/?index&practice=${practice.tenantId}`, form));
  expect([page.status, page.valueOf("email"), page.firstOf([errors.general.request])]).toEqual([500, email, errors.general.request]);
});

test("a failed request for a password mail keeps the dialog with the e-mail", async () => {
  const practice = await givenPractice();
  const { email } = await givenAccount(practice);
  const visitor = await visitorOf(nobody);
  const page = await without("outbox", () =>
    visitor.post(`/forgot-password?practice=${practice.tenantId}`, { practice: practice.tenantId, email }),
  );
  expect([page.status, page.valueOf("email")]).toEqual([500, email]);
  expect(page.textAt("dialog")).toContain(errors.general.request);
});

test("terms that cannot be read or accepted are offered again, with logging out as the only way out", async () => {
  const visitor = await visitorOf(await givenPerson(await givenPractice(), { termsAccepted: false }));
  const path = "/terms-acceptance?terms=accepted";
  const read = await without("sessions", () => visitor.get(path));
  const accepted = await without("audit_entries", () => visitor.post(path, { step: "cookies" }));
  for (const page of [read, accepted]) {
    expect([page.status, page.textAt("dialog h2")]).toEqual([500, errors.general.uhOh]);
    expect(page.document.querySelector(tryAgain)?.getAttribute("href")).toBe(path);
    expect(page.document.querySelector("dialog form")?.getAttribute("action")).toBe("/logout");
    expect(page.document.querySelector("dialog [aria-label=Close]")).toBeNull();
  }
  expect((await visitor.post(path, { step: "cookies" })).location).toBe("/products");
});

test("every dialog has an error view of its own", async () => {
  const modules = import.meta.glob<{ handle?: { modal?: boolean }; ErrorBoundary?: unknown }>("../../../app/routes/**/*.tsx");
  const without: string[] = [];
  let dialogs = 0;
  for (const [file, read] of Object.entries(modules)) {
    const { handle, ErrorBoundary } = await read();
    if (!handle?.modal) continue;
    dialogs += 1;
    if (!ErrorBoundary) without.push(file);
  }
  expect(without).toEqual([]);
  expect(dialogs).toBeGreaterThan(20);
});

test("whoever asks for pages too fast is told to wait a moment, and goes on", async () => {
  const practice = await givenPractice();
  const visitor = await visitorOf(nobody);
  const pages = await Promise.all(Array.from({ length: 130 }, () => visitor.get(`/?practice=${practice.tenantId}`)));
  const refused = pages.find(({ status }) => status === 429);
  expect(pages.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect([refused?.textAt("h1"), refused?.textAt("main a")]).toEqual([errors.tooManyPage.title, "Try again"]);
});

test.each(["/?index", "/forgot-password", "/language", "/register?key=a", "/reset-password/a", "/kept-form", "/cart"])(
  "a body that is no form is the sender's mistake at %s, and not logged as ours",
  async (path) => {
    const visitor = await visitorOf(nobody);
    const broken = new Blob(["--x\r\nno part"], { type: "multipart/form-data; boundary=x" });
    for (const body of ["email=noa@einayim.example", broken]) {
      const page = await visitor.send(path, body);
      expect(page.status).toBe(400);
      if (path === "/?index") expect(page.html).toContain(errors.badRequest);
    }
    expect(visitor.logged).toEqual([]);
  },
);

test("a location that cannot be changed, and a receipt that cannot be read, are failures of ours and no missing pages", async () => {
  const practice = await givenPractice({ locations: 2 });
  const visitor = await visitorOf(await givenPerson(practice));
  const { owner } = await testDatabase();
  const locationId = practice.locationIds[1] ?? "";
  await owner.execute(sql`revoke update on sessions from dioptre_app`);
  const moved = await visitor.post("/location", { locationId, back: "/products" });
  await owner.execute(sql`grant update on sessions to dioptre_app`);
  const receipt = await without("orders", () => visitor.get(`/order-confirmation?cart=${locationId}`));
  expect([moved.status, receipt.status]).toEqual([500, 500]);
  expect(visitor.logged).toHaveLength(2);
  expect((await visitor.post("/location", { locationId: practice.tenantId })).status).toBe(404);
  expect((await visitor.get(`/order-confirmation?cart=${locationId}`)).status).toBe(404);
  expect(visitor.logged).toHaveLength(2);
});
