import { beforeEach, describe, expect, test } from "vitest";
import { callsContext, noticeContext } from "~/context.server";
import { returnPathContext } from "~/middleware/return-path.server";
import { action, loader } from "~/routes/public/home";
import { action as logOut, loader as visitLogOut } from "~/routes/public/logout";
import { resetDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice, routeArgs, testCarrier } from "~tests/helpers/given";
import { givenAccount, givenInvited, password } from "~tests/services/session/accounts";

beforeEach(resetDatabase);

type Args = Parameters<typeof action>[0];
const homeArgs = async (...given: Parameters<typeof routeArgs>) =>
  (await routeArgs(...given)) as unknown as Args & Awaited<ReturnType<typeof routeArgs>>;
type Answer = { data: unknown; init: { status?: number } };

/** Posts the sign-in form. */
async function post(form: Record<string, string>, parts = {}) {
  const args = await homeArgs(null, { form, parts });
  return { args, answer: await action(args) };
}

describe("the home page", () => {
  test("knows no practice before one is chosen, and shows the next cut-off of the host's market", async () => {
    const { data: facts } = await loader(await homeArgs(null));
    expect(facts).toMatchObject({ practice: null, fixed: false, search: null, hits: null });
    expect(facts.cutOff).toEqual({
      edition: "IL",
      cutOffAt: new Date("2026-11-24T13:30:00Z"),
      cutOffDay: "2026-11-24",
      today: true,
      arrivalDay: "2026-11-25",
    });
    expect((await loader(await homeArgs(null, { host: "kr.localhost" }))).data.cutOff).toMatchObject({ edition: "KR", today: false });
  });

  test("knows the practice and the location of its address", async () => {
    const practice = await givenPractice({ locations: 2 });
    const [, second] = practice.locationIds;
    const { data: facts } = await loader(await homeArgs(null, { path: `/?practice=${practice.tenantId}&location=${second}` }));
    expect(facts.practice).toMatchObject({ tenantId: practice.tenantId, practiceName: "Practice einayim" });
    expect(facts).toMatchObject({ locationId: second, fixed: false });
  });

  test.each([
    ["of its host", { host: "einayim.il.localhost" }, "bySubDomain"],
    ["of its address", { path: "/?practice=0190c000-0000-7000-8000-000000000001" }, "byId"],
  ] as const)("does not treat a practice %s that could not be read as unknown", async (_, options, call) => {
    const args = await homeArgs(null, options);
    const failed = new Error("The database is away");
    const tenants = { [call]: () => Promise.reject(failed) };
    args.context.set(
      callsContext,
      new Proxy(args.calls, { get: (calls, area) => (area === "tenants" ? tenants : Reflect.get(calls, area)) }),
    );
    await expect(loader(args)).rejects.toBe(failed);
  });

  test("belongs to the practice whose host it is, whatever the address says", async () => {
    const practice = await givenPractice();
    const other = await givenPractice({ subDomain: "carmel" });
    const { data: facts } = await loader(
      await homeArgs(null, { host: "einayim.il.localhost", path: `/?practice=${other.tenantId}&search=carmel` }),
    );
    expect(facts).toMatchObject({ fixed: true, search: null, hits: null });
    expect(facts.practice?.tenantId).toBe(practice.tenantId);
  });

  test.each([["not-an-id"], ["018f0000-0000-7000-8000-000000000000"]])("knows no practice for %s", async (id) => {
    await givenPractice();
    expect((await loader(await homeArgs(null, { path: `/?practice=${id}` }))).data.practice).toBeNull();
  });

  test("leads a signed-in person to the products", async () => {
    const person = await givenPerson(await givenPractice());
    const answer = await loader(await homeArgs(person)).catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get("Location")).toBe("/products");
  });
});

describe("the sign-in form", () => {
  test.each([
    ["nothing", {}, { practice: "practiceRequired", email: "emailRequired", password: "passwordRequired" }],
    ["no practice", { email: "noa@einayim.example", password }, { practice: "practiceRequired" }],
    ["a bad e-mail", { practice: "018f0000-0000-7000-8000-000000000000", email: "noa", password }, { email: "emailInvalid" }],
  ])("with %s is refused, field by field", async (_, form, mistakes) => {
    const { answer } = await post(form);
    expect(answer).toMatchObject({
      data: { code: null, mistakes, email: (form as { email?: string }).email ?? "" },
      init: { status: 422 },
    });
  });

  test("leads to the products, or back to where the session ended", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const form = { practice: practice.tenantId, email, password };
    const first = await post(form);
    expect((first.answer as Response).headers.get("Location")).toBe("/products");
    const args = await homeArgs(null, { form });
    args.context.get(returnPathContext).keep("/cart?form=1");
    expect(((await action(args)) as Response).headers.get("Location")).toBe("/cart?form=1");
    expect(args.context.get(returnPathContext).take()).toBeNull();
  });

  test("answers a wrong password with 401 and the e-mail, never the password", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const carrier = testCarrier();
    const { answer } = await post({ practice: practice.tenantId, email, password: "Wrong-Password" }, { carrier });
    expect(answer).toMatchObject({ data: { code: "invalidCredentials", email, mistakes: {} }, init: { status: 401 } });
    expect(JSON.stringify((answer as Answer).data)).not.toContain("Wrong-Password");
    expect(carrier.token).toBeNull();
  });

  test("answers a lock with 423, first the short one, then the one that needs a new password", async () => {
    const practice = await givenPractice();
    const { email } = await givenAccount(practice);
    const wrong = { practice: practice.tenantId, email, password: "Wrong-Password" };
    for (let times = 0; times < 5; times += 1) await post(wrong);
    expect((await post(wrong)).answer).toMatchObject({ data: { code: "accountLockedWait", email }, init: { status: 423 } });
    const later = { now: new Date("2026-11-24T10:09:00Z") };
    for (let times = 0; times < 5; times += 1) await post(wrong, later);
    expect((await post(wrong, later)).answer).toMatchObject({ data: { code: "tooManyInvalidLogins", email }, init: { status: 423 } });
  });

  test("leads an invitation key typed as password to the account set-up", async () => {
    const practice = await givenPractice();
    const { email, key } = await givenInvited(practice);
    const { answer } = await post({ practice: practice.tenantId, email, password: key });
    expect((answer as Response).headers.get("Location")).toBe(`/register?key=${encodeURIComponent(key)}`);
  });
});

describe("logging out", () => {
  test("ends the session and says so on the home page", async () => {
    const person = await givenPerson(await givenPractice());
    const args = await routeArgs(person, { path: "/logout", form: {} });
    const answer = await logOut(args);
    expect(answer.headers.get("Location")).toBe("/");
    expect(args.context.get(noticeContext).take()).toMatchObject([{ key: "account:signedOut" }]);
    await expect(args.calls.session.read()).rejects.toMatchObject({ code: "sessionExpired" });
  });

  test("does not happen on a GET", async () => {
    const person = await givenPerson(await givenPractice());
    expect(visitLogOut().headers.get("Location")).toBe("/");
    expect((await (await routeArgs(person)).calls.session.read()).user._id).toBe(person.userId);
  });
});
