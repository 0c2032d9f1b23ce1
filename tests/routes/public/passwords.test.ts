import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { noticeContext } from "~/context.server";
import { schema } from "~/db/schema.server";
import { action as forget } from "~/routes/public/forgot-password";
import { action as register, loader as visitRegister } from "~/routes/public/register";
import { action as reset, loader as visitReset } from "~/routes/public/reset-password";
import { action as accept, loader as visitTerms } from "~/routes/public/terms-acceptance";
import { issueOneTimeKey } from "~/services/people/one-time-key.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice, now, routeArgs } from "~tests/helpers/given";
import { givenAccount, givenInvited } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

type Arguments<Route extends (args: never) => unknown> = Parameters<Route>[0];
const good = { password: "Brand-New-Lens", passwordConfirmation: "Brand-New-Lens" };
const userRow = async (id: string) => (await (await testDatabase()).owner.select().from(schema.users).where(eq(schema.users.id, id)))[0];
const outboxRows = async () => (await testDatabase()).owner.select().from(schema.outbox);

describe("setting up an account", () => {
  const at = (key: string, form?: Record<string, string>) => routeArgs(null, { path: `/register?key=${key}`, form });

  test("shows whom the invitation is for", async () => {
    const { email, key } = await givenInvited(await givenPractice());
    const answer = await visitRegister(await at(key));
    expect(answer.data).toEqual({
      why: null,
      invitation: { email, firstName: "Dana", lastName: "Levi", practiceName: "Practice einayim", subDomain: "einayim" },
    });
  });

  test("asks for a key when there is none, and says when it is no longer valid", async () => {
    const answer = await visitRegister(await at("nonsense"));
    expect(answer).toMatchObject({ data: { invitation: null, why: "invitationExpired" }, init: { status: 410 } });
    const without = await visitRegister(await routeArgs(null, { path: "/register" }));
    expect(without.data).toEqual({ invitation: null, why: null });
    const empty = await visitRegister(await at(""));
    expect(empty).toMatchObject({ data: { invitation: null, key: { typed: "", mistake: "required" } }, init: { status: 422 } });
  });

  test("tells an address that tried 20 keys to wait, not that the invitation has expired", async () => {
    await givenPractice();
    for (let count = 0; count < 20; count += 1) await visitRegister(await at(`nonsense${count}`));
    const answer = await visitRegister(await at("nonsense"));
    expect(answer).toMatchObject({ data: { invitation: null, why: "tooManyRequests" }, init: { status: 429 } });
  });

  test("leads to the sign-in form of the practice and says that the account is ready", async () => {
    const practice = await givenPractice();
    const { key, userId } = await givenInvited(practice);
    const args = await at(key, { ...good, affirmsAge: "yes" });
    const answer = await register(args);
    expect((answer as Response).headers.get("Location")).toBe(`/?practice=${practice.tenantId}`);
    expect(args.context.get(noticeContext).take()).toMatchObject([{ key: "account:register.done" }]);
    expect(await userRow(userId)).toMatchObject({ status: "active", passwordSet: true, termsAcceptedAt: null });
  });

  test.each([
    ["nothing typed", {}, { password: "newPasswordRequired", affirmsAge: "ageNotAffirmed" }],
    ["two different passwords", { ...good, passwordConfirmation: "Other-Lens-1", affirmsAge: "yes" }, { confirmation: "passwordsDiffer" }],
    ["a weak password", { password: "lens", passwordConfirmation: "lens", affirmsAge: "yes" }, { password: "passwordTooShort" }],
    ["no affirmation of age", good, { affirmsAge: "ageNotAffirmed" }],
  ])("is refused with %s, and the person stays pending", async (_, form, mistakes) => {
    const { key, userId } = await givenInvited(await givenPractice());
    const answer = await register(await at(key, form));
    expect(answer).toMatchObject({ data: { code: null, mistakes }, init: { status: 422 } });
    expect(await userRow(userId)).toMatchObject({ status: "pending", passwordHash: null });
  });
});

describe("a forgotten password", () => {
  const ask = async (form: Record<string, string>) => {
    const args = await routeArgs(null, { path: "/forgot-password", form });
    return { args, answer: await forget(args) };
  };

  test.each([["noa@einayim.example"], ["nobody@einayim.example"]])("of %s gets the same answer", async (email) => {
    const practice = await givenPractice();
    await givenAccount(practice);
    const { args, answer } = await ask({ practice: practice.tenantId, email });
    expect((answer as Response).headers.get("Location")).toBe(`/?practice=${practice.tenantId}`);
    expect(args.context.get(noticeContext).take()).toMatchObject([{ key: "errors:resetRequested" }]);
    expect(await outboxRows()).toHaveLength(email.startsWith("noa") ? 1 : 0);
  });

  test("without a practice asks to select one first", async () => {
    expect((await ask({ email: "noa@einayim.example" })).answer).toMatchObject({ data: { code: "selectPractice" }, init: { status: 422 } });
    expect(await outboxRows()).toEqual([]);
  });

  test("with a bad e-mail sends nothing", async () => {
    const practice = await givenPractice();
    const { answer } = await ask({ practice: practice.tenantId, email: "noa" });
    expect(answer).toMatchObject({ data: { mistakes: { email: "emailInvalid" }, email: "noa" }, init: { status: 422 } });
    expect(await outboxRows()).toEqual([]);
  });
});

describe("a reset link", () => {
  async function givenLink() {
    const practice = await givenPractice();
    const person = await givenAccount(practice);
    const { doors } = await testDatabase();
    const { key } = await doors.withTenant(practice.tenantId, (db) =>
      issueOneTimeKey(db, { tenantId: practice.tenantId, userId: person.userId, kind: "reset" }, { now, sealingSecret: "" }),
    );
    return { practice, person, key };
  }
  const at = (key: string, form?: Record<string, string>, minutes = 0) =>
    routeArgs(null, { path: "/reset-password/key", params: { key }, form, parts: { now: new Date(now.getTime() + minutes * 60_000) } });

  test("shows whose password it sets, for 60 minutes", async () => {
    const { key, person } = await givenLink();
    const fresh = await visitReset((await at(key, undefined, 59)) as unknown as Arguments<typeof visitReset>);
    expect(fresh.data).toEqual({ email: person.email, why: null });
    const late = await visitReset((await at(key, undefined, 60)) as unknown as Arguments<typeof visitReset>);
    expect(late).toMatchObject({ data: { email: null, why: "resetExpired" }, init: { status: 410 } });
  });

  test("tells an address that tried 20 links to wait, not that the link has expired", async () => {
    await givenPractice();
    const visit = async (key: string) => visitReset((await at(key)) as unknown as Arguments<typeof visitReset>);
    for (let count = 0; count < 20; count += 1) await visit(`nonsense${count}`);
    expect(await visit("nonsense")).toMatchObject({ data: { email: null, why: "tooManyRequests" }, init: { status: 429 } });
  });

  test("works once", async () => {
    const { key, practice } = await givenLink();
    const first = await reset((await at(key, good)) as unknown as Arguments<typeof reset>);
    expect((first as Response).headers.get("Location")).toBe(`/?practice=${practice.tenantId}`);
    const again = await reset((await at(key, good)) as unknown as Arguments<typeof reset>);
    expect(again).toMatchObject({ data: { code: "resetExpired" }, init: { status: 410 } });
  });

  test("with a weak password changes nothing", async () => {
    const { key, person } = await givenLink();
    const before = await userRow(person.userId);
    const answer = await reset((await at(key, { password: "lens", passwordConfirmation: "lens" })) as unknown as Arguments<typeof reset>);
    expect(answer).toMatchObject({ data: { mistakes: { password: "passwordTooShort" } }, init: { status: 422 } });
    expect(await userRow(person.userId)).toEqual(before);
  });
});

describe("accepting the terms", () => {
  test("takes two steps, and only the second stores both", async () => {
    const person = await givenPerson(await givenPractice(), { termsAccepted: false });
    const page = (path: string, form?: Record<string, string>) => routeArgs(person, { path, form });
    const first = await accept(await page("/terms-acceptance", { step: "terms" }));
    expect(first.headers.get("Location")).toBe("/terms-acceptance?terms=accepted");
    expect((await userRow(person.userId))?.termsAcceptedAt).toBeNull();
    const step = await visitTerms(await page("/terms-acceptance?terms=accepted"));
    expect(step).toEqual({ step: "cookies" });
    const second = await accept(await page("/terms-acceptance", { step: "cookies" }));
    expect(second.headers.get("Location")).toBe("/products");
    expect(await userRow(person.userId)).toMatchObject({ termsAcceptedAt: now, cookiesAcceptedAt: now });
  });

  test("is not asked twice, nor of anyone who is not signed in", async () => {
    const person = await givenPerson(await givenPractice());
    const again = await visitTerms((await routeArgs(person)) as unknown as Arguments<typeof visitTerms>).catch(
      (thrown: Response) => thrown,
    );
    expect((again as Response).headers.get("Location")).toBe("/products");
    const stranger = await visitTerms((await routeArgs(null)) as unknown as Arguments<typeof visitTerms>).catch(
      (thrown: Response) => thrown,
    );
    expect((stranger as Response).headers.get("Location")).toBe("/");
  });
});
