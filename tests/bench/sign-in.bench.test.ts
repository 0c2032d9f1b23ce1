import { v7 as uuid } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { hashPassword } from "~/services/people/password-hash.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice, now } from "~tests/helpers/given";
import { compare, machine, report } from "./measure";

const rounds = 500;
const warmUp = 10;
let tenantId: string;

/** As many people as there are rounds, each tried once and from an address of its own, so that no limit and no lock is met. */
beforeAll(async () => {
  await resetDatabase();
  ({ tenantId } = await givenPractice());
  const passwordHash = await hashPassword("Clear-Sight-77");
  const rows = Array.from({ length: rounds + warmUp }, (_, place) => ({
    ...{ tenantId, id: uuid(), email: `known${place}@einayim.example`, emailKey: `known${place}@einayim.example` },
    ...{ firstName: "Noa", lastName: "Shalev", role: "staff" as const, status: "active" as const, passwordHash, passwordSet: true },
    ...{ createdAt: now, updatedAt: now },
  }));
  await (await testDatabase()).owner.insert(schema.users).values(rows);
});

test("known and unknown e-mails are refused in the same time", async () => {
  const tries = { known: 0, unknown: 0 };
  const tryWrong = async (kind: "known" | "unknown") => {
    const place = tries[kind]++;
    const callerAddress = `2001:db8:${kind === "known" ? 1 : 2}:${place.toString(16)}::1`;
    const calls = await callsFor(null, { callerAddress });
    const username = `${kind}${place}@einayim.example`;
    await expect(calls.session.authenticate({ username, password: "Wrong-Word-1", tenantId })).rejects.toMatchObject({
      code: "invalidCredentials",
    });
  };
  const { first, second } = await compare(
    () => tryWrong("known"),
    () => tryWrong("unknown"),
    { warmUp, rounds },
  );
  report(
    `wrong password of ${rounds} known e-mails ${first.toFixed(2)} ms, of as many unknown ones ${second.toFixed(2)} ms, medians, ${machine}`,
  );
  expect(Math.abs(first - second)).toBeLessThan(2);
});
