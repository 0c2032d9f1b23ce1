import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import { loader as home } from "~/routes/public/home";
import { action as saveProfile } from "~/routes/settings/profile";
import { action, loader } from "~/routes/today/today";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, givenSession, now, routeArgs } from "~tests/helpers/given";
import { biofinity, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";

beforeEach(resetDatabase);

type Loads = Parameters<typeof loader>[0];
type Acts = Parameters<typeof action>[0];
type Person = Awaited<ReturnType<typeof givenPerson>>;

const path = "/today";
/** The arguments of the page for somebody who is signed in. */
async function argsOf(person: Person, form?: [string, string][]) {
  const args = await routeArgs(person, { path, ...(form && { form }) });
  args.context.set(sessionContext, await args.calls.session.read());
  return args;
}

const pageOf = async (person: Person) => loader((await argsOf(person)) as unknown as Loads);
const send = async (person: Person, again: string[]) =>
  action(
    (await argsOf(
      person,
      again.map((value) => ["again", value]),
    )) as unknown as Acts,
  );

/** Somebody with two patients who got boxes for half a year so many days ago. */
async function givenWearers() {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  for (const daysAgo of [178, 172]) {
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const token = await givenSession(person.tenantId, person.userId, person.locationIds[0], at);
    const patientId = await givenPatient(person, `Patient ${daysAgo}`);
    await placeOrder({ ...person, token }, { patientId, lines: [biofinity(-3, 1), biofinity(-2.75, 1)], parts: { now: at } });
  }
  return person;
}

test("the day at a glance lists the most urgent patients first, and leads to the cart once all are in it", async () => {
  const person = await givenWearers();
  const { work, preorderIds } = await pageOf(person);
  const [one, two] = work.ending.map(({ orderId }) => `${orderId}.${preorderIds[orderId]}`);
  expect(await send(person, [])).toMatchObject({ init: { status: 422 }, data: { isNoneChosen: true } });
  await expect(send(person, ["nothing"])).rejects.toMatchObject({ init: { status: 400 } });
  await expect(send(person, [`${uuid()}.${uuid()}`])).rejects.toMatchObject({ init: { status: 404 } });
  const sent = await send(person, [one ?? ""]);
  expect(sent).toMatchObject({ status: 302 });
  const repeated = await send(person, [`${work.ending[0]?.orderId}.${uuid()}`, two ?? ""]);
  expect(repeated).toMatchObject({
    data: { repeated: { added: [{ patientFirst: "Patient 172" }], held: [{ patientFirst: "Patient 178", reason: "inCart" }] } },
  });
  expect(await (await callsFor(person)).cart.count({ locationId: person.locationIds[0] })).toEqual({ itemsQuantity: 4 });
});

test("the day at a glance is the start page of people who choose it", async () => {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const leads = async () => {
    const answer = await home((await routeArgs(person, { path: "/" })) as never).catch((thrown: Response) => thrown);
    return answer instanceof Response ? answer.headers.get("Location") : null;
  };
  const choose = async (form: Record<string, string>) =>
    saveProfile((await routeArgs(person, { path: "/settings/profile", form: { intent: "start", ...form } })) as never);
  expect(await leads()).toBe("/products");
  await choose({ startToday: "on" });
  expect(await leads()).toBe("/today");
  await choose({});
  expect(await leads()).toBe("/products");
});
