import { beforeEach, expect, test } from "vitest";
import { action, loader } from "~/routes/session/drafts";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, routeArgs } from "~tests/helpers/given";

beforeEach(resetDatabase);

type Loads = Parameters<typeof loader>[0];
type Acts = Parameters<typeof action>[0];

const path = "/waiting/drafts";
const draftsOf = async (person: { token: string }) => (await loader((await routeArgs(person, { path })) as unknown as Loads)).drafts;

test("a draft is handed to a colleague by a form, and is on the colleague's page", async () => {
  const practice = await givenPractice();
  const giver = await givenPerson(practice);
  const taker = await givenPerson(practice, { email: "taker@einayim.example" });
  const entries: [string, string][] = [["lastName", "Levi"]];
  const { formId } = await (await callsFor(giver)).session.keepForm({ path: "/patients/new", entries });
  const send = async (form: Record<string, string>) => action((await routeArgs(giver, { path, form })) as unknown as Acts);

  await expect(send({ formId: formId ?? "", userId: "nobody" })).rejects.toMatchObject({ init: { status: 404 } });
  expect((await draftsOf(giver)).length).toBe(1);
  expect(await send({ formId: formId ?? "", userId: taker.userId })).toMatchObject({ status: 302 });
  expect(await draftsOf(giver)).toEqual([]);
  expect(await draftsOf(taker)).toMatchObject([{ kind: "newPatient", path: "/patients/new", patient: { lastName: "Levi" } }]);
});
