import { beforeEach, expect, test } from "vitest";
import { action } from "~/routes/products/pins";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice, routeArgs } from "~tests/helpers/given";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const press = async (person: Awaited<ReturnType<typeof givenPerson>>, seriesId: string, pinned: boolean, back = "/products?kind=toric") =>
  action((await routeArgs(person, { path: "/products/pins", form: { seriesId, pinned: String(pinned), back } })) as never);

test("a press pins a series for the person and leads back, a second one unpins it (D44)", async () => {
  const person = await givenPerson(await givenPractice());
  const calls = await callsFor(person);
  const answer = await press(person, "il-myday", true);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/products?kind=toric"]);
  expect((await calls.catalogue.pins()).seriesIds).toEqual(["il-myday"]);
  await press(person, "il-myday", false, "https://elsewhere.example/");
  expect((await calls.catalogue.pins()).seriesIds).toEqual([]);
});

test("the thirteenth pin is refused with an explanation", async () => {
  const person = await givenPerson(await givenPractice());
  const calls = await callsFor(person);
  const { series } = await calls.catalogue.list({ country: "IL", pageSize: 13 });
  for (const { id } of series) expect((await press(person, id, true)).status).toBe(302);
  expect((await calls.catalogue.pins()).seriesIds).toEqual(series.slice(0, 12).map(({ id }) => id));
});
