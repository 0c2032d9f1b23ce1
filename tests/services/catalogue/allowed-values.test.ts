import { safe } from "@orpc/client";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const callsIn = async (edition: "IL" | "KR") =>
  callsFor(await givenPerson(await givenPractice({ edition, subDomain: edition === "IL" ? "einayim" : "hanbit" })));

const asked = (edition: "IL" | "KR", version: "v2" | "v3") => ({
  params: { edition },
  query: { version },
  body: { param: "series" as const, seriesId: edition === "IL" ? "il-myday" : "kr-myday", currentValues: { power: -3 } },
});

test.each(["IL", "KR"] as const)(
  "the gateway's path answers the allowed values of %s as the other paths do, v3 without powers (D41)",
  async (edition) => {
    const { catalogue } = await callsIn(edition);
    const [v2, v3] = [asked(edition, "v2"), asked(edition, "v3")];
    const whole = await catalogue.allowedValues(v2.body);
    expect(await catalogue.allowedValuesOfEdition(v2)).toEqual(whole);
    expect("powers" in whole).toBe(edition === "IL");
    const { powers: _, ...withoutPowers } = whole;
    expect(await catalogue.allowedValuesOfEdition(v3)).toEqual(withoutPowers);
    expect(await catalogue.allowedValuesOf({ ...v3.body, version: "v3" })).toEqual(withoutPowers);
  },
);

test.each([
  ["of another edition", { params: { edition: "KR" as const } }],
  ["of a series that nobody makes", { body: { seriesId: "il-nothing" } }],
])("values %s are not found (D41)", async (_, given) => {
  const { catalogue } = await callsIn("IL");
  const [refusal] = await safe(catalogue.allowedValuesOfEdition({ ...asked("IL", "v2"), ...given } as never));
  expect(refusal).toMatchObject({ code: "notFound", status: 404 });
});

test("answers are kept until the catalogue has another version (D41)", async () => {
  const person = await givenPerson(await givenPractice());
  // Each time in a request of its own: one request sees one version.
  const answerOf = async () => safe((await callsFor(person)).catalogue.allowedValuesOfEdition(asked("IL", "v3")));
  const before = await answerOf();
  expect(before.isSuccess).toBe(true);
  const { owner } = await testDatabase();
  await owner.update(schema.series).set({ active: false }).where(eq(schema.series.id, "il-myday"));
  expect((await answerOf()).data).toEqual(before.data);
  await owner.update(schema.catalogueVersions).set({ version: sql`${schema.catalogueVersions.version} + 1` });
  expect((await answerOf()).error).toMatchObject({ code: "notFound" });
});
