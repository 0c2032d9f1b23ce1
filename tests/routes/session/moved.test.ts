import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPerson, givenPractice } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

const strip = "form[action='/location'] > p";

test("a person who lost access to their location is told so on every page, and where they are now, until they continue there", async () => {
  const practice = await givenPractice({ locations: 2 });
  const [first = "", second = ""] = practice.locationIds;
  const person = await givenPerson(practice, { locationIds: [first, second] });
  const visitor = await visitorOf(person);
  expect((await visitor.get("/cart")).textAt(strip)).toBeNull();
  const { owner } = await testDatabase();
  const { userLocations } = schema;
  await owner.delete(userLocations).where(and(eq(userLocations.userId, person.userId), eq(userLocations.locationId, first)));
  for (const path of ["/cart", "/patients/00000000-0000-4000-8000-000000000000"]) {
    expect((await visitor.get(path)).textAt(strip), path).toMatch(/no longer have access to Location 1.*at Location 2 now/);
  }
  const continued = await visitor.follow(await visitor.post("/location", { locationId: second, back: "/cart" }));
  expect([continued.textAt("h1"), continued.textAt(strip)]).toEqual(["Cart and checkout", null]);
});
