import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { initialConsonants } from "~/domain/patient/initial-consonants";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenPractice, now } from "~tests/helpers/given";

beforeEach(resetDatabase);

test("the migration gives existing patients the same initial consonants as the rule", async () => {
  const { owner } = await testDatabase();
  const { tenantId, locationIds } = await givenPractice({ edition: "KR" });
  const names = [
    ["김", "민수"],
    ["남궁", "까치"],
    ["Oren", "Tamar"],
    ["김", "Tamar"],
  ] as const;
  for (const [lastName, firstName] of names) {
    const id = uuid();
    await owner.insert(schema.patients).values({
      ...{ tenantId, id, locationId: locationIds[0], firstName, lastName, identityKey: id, sortKey: lastName },
      ...{ createdAt: now, updatedAt: now },
    });
  }
  const statements = readFileSync("app/db/migrations/0012_initial-consonants.sql", "utf8").split("--> statement-breakpoint");
  for (const statement of statements) await owner.execute(sql.raw(statement));
  const words = (await owner.select().from(schema.patientWords)).map(({ word }) => word);
  expect(words.sort()).toEqual([initialConsonants("김민수"), initialConsonants("남궁까치")].sort());
});
