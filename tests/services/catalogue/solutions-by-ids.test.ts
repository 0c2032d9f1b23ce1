import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

test("solutions are answered by their ids, in their order; unknown ones are left out", async () => {
  const { catalogue } = await callsFor(await givenPerson(await givenPractice()));
  const { solutions: listed } = await catalogue.solutions({ country: "IL" });
  const [first, second] = listed.map(({ id }) => id);
  const solutionIds = [second ?? "", "il-nothing", first ?? "", "kr-clearwell-360"];
  const { solutions } = await catalogue.solutionsByIds({ solutionIds });
  expect(solutions).toEqual([listed[1], listed[0]]);
});
