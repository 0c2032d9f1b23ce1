import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answers } from "~/calls/answers";
import { createDoors, type Doors } from "~/db/doors.server";
import { insertSession } from "~/db/queries/people/sessions.server";
import { schema } from "~/db/schema.server";
import { seededRandom } from "~/demo/seeded-random";
import { presentVersions } from "~/domain/account/legal-versions";
import { identityKey } from "~/domain/patient/identity-key";
import { nameSortKey } from "~/domain/patient/name-sort-key";
import { searchEntries } from "~/domain/patient/search-entries";
import { emptyMemory } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import { newSessionToken } from "~/services/session/session-token.server";
import { testCarrier } from "~tests/helpers/given";
import { type BenchDatabase, openBenchDatabase } from "./patient-search-database";

const now = new Date("2026-11-24T10:05:00Z");
const practices = { small: 1000, large: 100_000 };
const firstNames = 600;
const lastNames = 4000;
/** The searches of a day: one word, two, beginnings, a phone, its end, a number, nobody. */
const terms = ["fen", "fenora", "lomak te", "te lom", "ba", "050-01", "4417", "E-20418", "zzzz", "fenora lomak", ""];

type FoundPatient = Answers["patients"]["search"]["patients"][number];

let database: BenchDatabase;
let doors: Doors;
const searches: Partial<Record<keyof typeof practices, (term: string) => Promise<{ patients: FoundPatient[] }>>> = {};

beforeAll(async () => {
  database = await openBenchDatabase();
  doors = createDoors(database.owner);
  for (const [name, count] of Object.entries(practices)) await addPractice(name as keyof typeof practices, count);
  await database.owner.execute(sql`analyze`);
}, 600_000);

afterAll(() => database.close());

/** A made-up name by its number: pronounceable, and as unevenly spread as real ones. */
function nameOf(number: number): string {
  const syllables = ["fe", "no", "ra", "lo", "ma", "te", "ka", "ri", "su", "ba", "do", "mi", "ze", "ha", "vi", "ol"];
  const parts = [number % 16, Math.floor(number / 16) % 16, Math.floor(number / 256) % 16];
  return parts.map((part) => syllables[part]).join("");
}

async function addPractice(name: keyof typeof practices, count: number): Promise<void> {
  const random = seededRandom(`bench ${name}`);
  const [tenantId, locationId, userId] = [uuid(), uuid(), uuid()];
  const place = {
    tenantId,
    street: "3 Mole Street",
    city: "Haifa",
    zip: "3300007",
    shipToCode: `${name}-1`,
    partnerNumber: `4100-${name}`,
  };
  const people = { tenantId, email: `staff@${name}.example`, firstName: "Noa", lastName: "Shalev", createdAt: now, updatedAt: now };
  await database.owner.insert(schema.tenants).values({
    ...{
      tenantId,
      practiceName: name,
      subDomain: name,
      countryCode: "IL" as const,
      status: "approved",
      email: people.email,
      phone: "050-000-0001",
    },
    ...{
      practiceNumber: count,
      letters: name.slice(0, 3).toUpperCase(),
      partnerNumber: name,
      language: "he" as const,
      createdAt: now,
      updatedAt: now,
    },
  });
  await database.owner.insert(schema.locations).values({ ...place, id: locationId, name, defaultShippingOption: "DAY", position: 0 });
  await database.owner.insert(schema.users).values({
    ...{
      ...people,
      id: userId,
      emailKey: people.email,
      role: "practiceAdmin" as const,
      status: "active" as const,
      passwordSet: true,
      termsAcceptedAt: now,
      ...presentVersions("IL"),
    },
  });
  const rows = Array.from({ length: count }, (_, index) => {
    const firstName = nameOf(Math.floor(random.between(0, firstNames) ** 2 / firstNames));
    const lastName = nameOf(random.between(0, lastNames));
    const phoneDigits = `050${String(1_000_000 + index * 7).padStart(7, "0")}`;
    const fields = {
      firstName,
      lastName,
      dob: `19${10 + (index % 90)}-0${1 + (index % 9)}-1${index % 10}`,
      customerId: `E-${index}`,
      externalId: null,
    };
    const keys = { identityKey: `${identityKey(fields)} ${index}`, sortKey: nameSortKey(fields), phoneDigits, phone: phoneDigits };
    return { tenantId, id: uuid(), locationId, ...fields, ...keys, createdAt: now, updatedAt: now };
  });
  for (let start = 0; start < rows.length; start += 5000) await insertPatients(rows.slice(start, start + 5000));
  const { token, idHash } = newSessionToken(tenantId);
  await doors.withTenant(tenantId, ({ tx }) => insertSession(tx, { tenantId, idHash, userId, locationId, createdAt: now, seenAt: now }));
  searches[name] = (searchTerm) => {
    const calls = createCalls({
      doors,
      replica: null,
      settings: {
        publicUrl: "http://localhost",
        environment: "development",
        addressVerifierUrl: null,
        distributorKey: null,
        sealingSecret: "",
        operatorsNeedFactor: false,
        everybodyNeedsFactor: false,
        breachedPasswords: null,
        workers: 1,
      },
      ...{
        now,
        hostSubDomain: null,
        callerAddress: "127.0.0.1",
        apiKey: null,
        language: "he" as const,
        statusTexts: String,
        shippingTexts: String,
        erasedName: String,
        logFailure: () => undefined,
        memory: emptyMemory(),
      },
      carrier: testCarrier(token),
    });
    return calls.patients.search({ tenantId, searchTerm });
  };
}

type Row = typeof schema.patients.$inferInsert & { phoneDigits: string; customerId: string; externalId: null };

/** Thousands at once, as one JSON parameter each; foreign keys are right by construction and not checked. */
async function insertPatients(rows: readonly Row[]): Promise<void> {
  const people = JSON.stringify(
    rows.map((row) => ({
      ...{ tenant_id: row.tenantId, id: row.id, location_id: row.locationId, first_name: row.firstName, last_name: row.lastName },
      ...{ customer_id: row.customerId, identity_key: row.identityKey, sort_key: row.sortKey, dob: row.dob, phone: row.phone },
      ...{ phone_digits: row.phoneDigits, sms: false, note: "", ship_to_patient: false, created_at: now, updated_at: now },
    })),
  );
  const words = JSON.stringify(
    rows.flatMap((row) => searchEntries(row).map((word) => ({ tenant_id: row.tenantId, patient_id: row.id, word }))),
  );
  await database.owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into patients select * from jsonb_populate_recordset(null::patients, ${people}::jsonb)`);
    await tx.execute(sql`insert into patient_words select * from jsonb_populate_recordset(null::patient_words, ${words}::jsonb)`);
  });
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test("searching 100,000 patients takes at most 1.5 times as long as searching 1,000", async () => {
  const { small, large } = searches;
  if (!small || !large) throw new Error("The practices were not made");
  const times: Record<string, { small: number[]; large: number[] }> = {};
  for (let round = 0; round < 41; round += 1) {
    for (const term of terms) {
      const of = times[term] ?? { small: [], large: [] };
      times[term] = of;
      // The first rounds warm up both.
      const [one, other] = [await millisecondsOf(() => small(term)), await millisecondsOf(() => large(term))];
      if (round < 6) continue;
      of.small.push(one);
      of.large.push(other);
    }
  }
  for (const [term, of] of Object.entries(times)) {
    const [one, other] = [median(of.small), median(of.large)];
    console.info(
      `${JSON.stringify(term).padEnd(16)} 1,000: ${one.toFixed(2)} ms   100,000: ${other.toFixed(2)} ms   ratio ${(other / one).toFixed(2)}`,
    );
  }
  const total = (name: "small" | "large") => Object.values(times).reduce((sum, of) => sum + median(of[name]), 0);
  const ratio = total("large") / total("small");
  console.info(`patient search on ${database.kind}: ratio ${ratio.toFixed(2)} over ${terms.length} searches`);
  expect(ratio).toBeLessThan(1.5);
});

test("the right patient of 100,000 comes first, by number, phone and name in either order", async () => {
  const { large } = searches;
  if (!large) throw new Error("The practice was not made");
  const firstFor = async (term: string) => (await large(term)).patients[0];
  const wanted = await firstFor("e-54321");
  expect(wanted?.customerId).toBe("E-54321");
  const { id, firstName, lastName, phone } = wanted ?? { id: "", firstName: "", lastName: "", phone: "" };
  expect((await firstFor(phone ?? ""))?.id).toBe(id);
  for (const name of [`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${lastName} ${firstName}`.toUpperCase()])
    expect(await firstFor(name), name).toMatchObject({ firstName, lastName });
});
