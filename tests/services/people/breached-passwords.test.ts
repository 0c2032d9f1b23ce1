import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createOperator } from "~/services/people/create-operator.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor, givenPractice, now } from "~tests/helpers/given";
import { givenAccount, givenInvited, password } from "~tests/services/session/accounts";
import { outboxRows } from "./given-team";

const directory = mkdtempSync(join(tmpdir(), "dioptre-breached-"));
const breachedPasswords = join(directory, "hashes.txt");
const [breached, fresh] = ["Optik-Haus-9", "Optik-Haus-10"];
writeFileSync(breachedPasswords, `${createHash("sha1").update(breached).digest("hex").toUpperCase()}:12\r\n`);

beforeEach(resetDatabase);
afterAll(() => rmSync(directory, { recursive: true }));

test("a breached password can be chosen nowhere", async () => {
  const practice = await givenPractice();
  const [account, invited] = [await givenAccount(practice), await givenInvited(practice)];
  const settings = { ...(await callContextFor(null)).settings, breachedPasswords };
  const [visitor, own] = [await callsFor(null, { settings }), await callsFor(account, { settings })];
  await visitor.notifications.sendForgotPasswordEmail({ email: account.email, tenantId: practice.tenantId });
  const key = decodeURIComponent(
    String((await outboxRows()).at(-1)?.payload.link)
      .split("/")
      .at(-1) ?? "",
  );
  const choose = [
    (chosen: string) => visitor.users.register({ registrationkey: invited.key, password: chosen, affirmsAge: true }),
    (chosen: string) => visitor.users.resetPassword({ key, password: chosen }),
    (chosen: string) => own.users.update({ _id: account.userId, password: chosen, passwordSet: true, presentPassword: password }),
  ];
  for (const use of choose)
    await expect(use(breached)).rejects.toMatchObject({ code: "weakPassword", status: 422, data: { reason: "tooCommon" } });
  await own.users.update({ _id: account.userId, password: fresh, passwordSet: true, presentPassword: password });
  await visitor.users.register({ registrationkey: invited.key, password: fresh, affirmsAge: true });

  const [database, operator] = [await testDatabase(), { email: "ori@distributor.example", firstName: "Ori", lastName: "Tal" }];
  const create = (chosen: string) => createOperator(database, { ...operator, password: chosen }, { breachedPasswords, now });
  expect(await create(breached)).toMatchObject({ permitted: false, code: "tooCommon" });
  expect(await create(fresh)).toEqual({ permitted: true });
});
