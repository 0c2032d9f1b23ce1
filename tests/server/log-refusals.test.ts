import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { createLog } from "~/integrations/log.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { logRefusals } from "~/server/log-refusals.server";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, givenPerson, givenPractice, now } from "~tests/helpers/given";

beforeEach(resetDatabase);

const facts = { id: "request", hostname: "localhost", clientAddress: "127.0.0.1", acceptedLanguages: null } as RequestFacts;

test("logs refusals with ids and without the input, but not refusals by rules or of an ended session", async () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const person = await givenPerson(await givenPractice(), { role: "staff" });
  const { doors, settings, carrier } = await callContextFor(person);
  const answer = answerHere({ doors, settings, around: [logRefusals(log)] });
  const { calls } = answer({ now, facts, carrier, apiKey: null });
  await calls.session.read();
  const patientId = uuid();
  await calls.users.list().catch(() => null);
  await calls.patients.read({ patientId, tenantId: person.tenantId } as never).catch(() => null);
  await calls.users.update({ _id: person.userId, email: "Zephyrquist@einayim.example" }).catch(() => null);
  const nobody = answer({ now, facts, carrier: { ...carrier, token: null } as typeof carrier, apiKey: null });
  await nobody.calls.session.read().catch(() => null);
  await nobody.calls.session
    .authenticate({ username: "Zephyrquist@einayim.example", password: "x", tenantId: person.tenantId })
    .catch(() => null);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "a call was refused");
  const who = { person: person.userId, practice: person.tenantId };
  expect(logged).toMatchObject([
    { call: "users.list", code: "notPermitted", status: 403, ...who },
    { call: "patients.read", code: "notFound", status: 404, ...who },
    { call: "session.authenticate", code: "invalidCredentials", status: 401, person: null, practice: null },
  ]);
  expect(lines.join("")).not.toMatch(new RegExp(`Zephyrquist|${patientId}`));
});
