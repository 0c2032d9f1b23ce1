import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(resetDatabase);

describe("a location to which the person lost access", () => {
  const withdraw = async (person: { userId: string }, from: string) => {
    const { owner } = await testDatabase();
    await owner
      .delete(schema.userLocations)
      .where(and(eq(schema.userLocations.userId, person.userId), eq(schema.userLocations.locationId, from)));
  };

  test("is named until the person continues in the one where the session is now", async () => {
    const practice = await givenPractice({ locations: 2 });
    const [first = "", second = ""] = practice.locationIds;
    const person = await givenPerson(practice, { locationIds: [first, second] });
    expect((await (await callsFor(person)).session.read()).formerLocation).toBeNull();
    await withdraw(person, first);
    expect(await (await callsFor(person)).session.read()).toMatchObject({ locationId: second, formerLocation: { name: "Location 1" } });
    await (await callsFor(person)).session.useLocation({ locationId: second });
    expect(await (await callsFor(person)).session.read()).toMatchObject({ locationId: second, formerLocation: null });
  });

  test("is not named when it is the distributor's", async () => {
    const practice = await givenPractice({ locations: 2 });
    const [first = "", second = ""] = practice.locationIds;
    const person = await givenPerson(practice, { locationIds: [first, second] });
    const { owner } = await testDatabase();
    await owner.update(schema.locations).set({ name: "Support" }).where(eq(schema.locations.id, first));
    await withdraw(person, first);
    expect(await (await callsFor(person)).session.read()).toMatchObject({ locationId: second, formerLocation: null });
  });
});
