import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now, testCarrier } from "~tests/helpers/given";
import { keyOf, later, outboxRows } from "~tests/services/people/given-team";
import { givenAccount, givenInvited, givenOperator, password } from "./accounts";

beforeEach(resetDatabase);

/** A difference between clocks that is tolerated, and one that is not (D52). */
const tolerated = later(-5);
const tooEarly = new Date(tolerated.getTime() - 1);

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => "done",
    (refusal: Error & { code?: string }) => refusal.code ?? "",
  );

async function mailedKey(): Promise<string> {
  const link = String((await outboxRows()).at(-1)?.payload.link);
  return link.includes("?key=") ? keyOf(link) : decodeURIComponent(link.split("/").at(-1) ?? "");
}

describe("a clock that is set back by more than five minutes (D52)", () => {
  test("ends sessions", async () => {
    const { email, tenantId } = await givenAccount(await givenPractice());
    const carrier = testCarrier();
    await (await callsFor(null, { carrier })).session.authenticate({ username: email, password, tenantId });
    const readAt = async (at: Date) => outcome((await callsFor(null, { carrier, now: at })).session.read());
    expect([await readAt(tolerated), await readAt(tooEarly)]).toEqual(["done", "sessionExpired"]);
  });

  test("ends invitations, password resets (also of operators), and links that confirm an e-mail", async () => {
    const practice = await givenPractice();
    const { key } = await givenInvited(practice);
    const invitedAt = async (at: Date) => outcome((await callsFor(null, { now: at })).users.invitation({ registrationkey: key }));
    expect([await invitedAt(tolerated), await invitedAt(tooEarly)]).toEqual(["done", "keyInvalid"]);
    const noa = await givenAccount(practice);
    for (const { email } of [noa, await givenOperator()]) {
      await (await callsFor(null)).notifications.sendForgotPasswordEmail({ email, tenantId: practice.tenantId });
      const reset = await mailedKey();
      const checkAt = async (at: Date) => outcome((await callsFor(null, { now: at })).users.checkResetKey({ key: reset }));
      expect([email, await checkAt(tolerated), await checkAt(tooEarly)]).toEqual([email, "done", "keyInvalid"]);
    }
    await (await callsFor(noa)).users.update({ _id: noa.userId, email: "noa.new@einayim.example", presentPassword: password });
    const rows = await outboxRows();
    const link = String(rows.find(({ payload }) => payload.template === "confirmEmail")?.payload.link);
    const confirm = decodeURIComponent(link.split("/").at(-1) ?? "");
    const confirmAt = async (at: Date) => outcome((await callsFor(null, { now: at })).users.checkEmailKey({ key: confirm }));
    expect([await confirmAt(tolerated), await confirmAt(tooEarly)]).toEqual(["done", "keyInvalid"]);
  });

  test("ends the lock after wrong passwords", async () => {
    const { email, tenantId } = await givenAccount(await givenPractice());
    const tryAt = async (at: Date, typed: string) =>
      outcome(
        (await callsFor(null, { now: at, callerAddress: "198.51.100.7" })).session.authenticate({
          username: email,
          password: typed,
          tenantId,
        }),
      );
    for (let count = 0; count < 5; count += 1) await tryAt(now, "Wrong-Word-1");
    expect([await tryAt(tolerated, password), await tryAt(tooEarly, password)]).toEqual(["accountLockedWait", "done"]);
  });

  test("makes a known browser unknown", async () => {
    const { email, tenantId } = await givenAccount(await givenPractice());
    await (await callsFor(null)).session.authenticate({ username: email, password, tenantId });
    const calls = async (at: Date) => callsFor(null, { now: at, carrier: await signedInAt(at, { email, tenantId }) });
    const listedAt = async (at: Date) =>
      (await (await calls(at)).session.browsers()).browsers.filter(({ signedInAt }) => signedInAt.getTime() === now.getTime()).length;
    expect([await listedAt(tolerated), await listedAt(tooEarly)]).toEqual([1, 0]);
  });
});

async function signedInAt(at: Date, { email, tenantId }: { email: string; tenantId: string }) {
  const carrier = testCarrier();
  await (await callsFor(null, { carrier, now: at })).session.authenticate({ username: email, password, tenantId });
  return carrier;
}
