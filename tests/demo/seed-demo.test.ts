import { verify } from "@node-rs/argon2";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { demoAccountLines, demoAccounts } from "~/demo/demo-accounts";
import { demoInvitation } from "~/demo/demo-invitation";
import { demoEmails, demoPassword } from "~/demo/demo-people";
import { findDemoAccounts } from "~/demo/find-demo-accounts.server";
import { seedDemo } from "~/demo/seed-demo.server";
import { checkPassword } from "~/domain/account/check-password";
import { searchWords } from "~/domain/account/search-key";
import { identityKey } from "~/domain/patient/identity-key";
import { promotionRuns } from "~/domain/price/promotion";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { testInFull } from "~tests/helpers/figures";
import { givenPractice, now } from "~tests/helpers/given";
import { everyRow, rowsOf } from "./seeded-rows";

const day = 86_400_000;
const languages = ["en", "he", "ja", "ko"];

beforeAll(async () => {
  await seedDemo(await resetDatabase(), now);
});

test("the demo has its three practices, and the public picker finds every location but Support", async () => {
  const tenants = await rowsOf(schema.tenants);
  expect(tenants.map(({ subDomain, countryCode, letters }) => [subDomain, countryCode, letters]).sort()).toEqual([
    ["carmel", "IL", "CAR"],
    ["einayim", "IL", "EIN"],
    ["hanbit", "KR", "HAN"],
  ]);
  const locations = await rowsOf(schema.locations);
  const entries = await rowsOf(schema.directoryEntries);
  expect(locations.length).toBe(7);
  expect(entries.length).toBe(6);
  expect(locations.filter(({ id }) => !entries.some(({ locationId }) => locationId === id)).map(({ name }) => name)).toEqual(["Support"]);
  const words = (await rowsOf(schema.directoryWords)).map(({ word }) => word);
  expect(words).toEqual(expect.arrayContaining(["einayim", "עיני", "carmel", "כרמל", "hanbit", "한빛안경", "강변점"]));
  expect(words).not.toContain("support");
});

describe("the people", () => {
  test("every account but the invited ones opens with the printed password and has accepted the terms", async () => {
    const people = [...(await rowsOf(schema.users)), ...(await rowsOf(schema.operators))];
    expect(people.map(({ email }) => email).sort()).toEqual([...demoEmails].sort());
    const accounts = demoAccounts();
    for (const { email, password } of accounts) {
      const person = people.find((each) => each.email === email);
      if (password === null)
        expect(person).toMatchObject({ passwordHash: null, passwordSet: false, status: "pending", termsAcceptedAt: null });
      else expect(person?.termsAcceptedAt?.getTime(), email).toBeLessThan(now.getTime());
    }
    const hashes = new Set(people.flatMap(({ passwordHash }) => passwordHash ?? []));
    expect(hashes.size).toBe(1);
    for (const hash of hashes) expect(await verify(hash, demoPassword)).toBe(true);
  });

  test("each practice has an admin, a doctor, a member of staff and an invited person", async () => {
    const users = await rowsOf(schema.users);
    for (const subDomain of ["einayim", "carmel", "hanbit"]) {
      const found = (local: string) => users.find(({ email }) => email === `${local}@${subDomain}.example`);
      expect(found("admin")).toMatchObject({ role: "practiceAdmin", isDoctor: false, status: "active", isAccountOwner: true });
      expect(found("doctor")).toMatchObject({ role: "staff", isDoctor: true, status: "active" });
      expect(found("staff")).toMatchObject({ role: "staff", isDoctor: false, status: "active" });
      expect(found("pending")).toMatchObject({ role: "staff", status: "pending" });
    }
  });

  test("the printed invitation keys are stored hashed and still live; the invitation of one person has run out", async () => {
    const keys = await rowsOf(schema.oneTimeKeys);
    const printed = demoAccounts().flatMap(({ invitationKey }) => invitationKey ?? []);
    expect(printed.length).toBe(3);
    for (const { tenantId, userId, keyHash, expiresAt } of keys) {
      const user = (await rowsOf(schema.users)).find(({ id }) => id === userId);
      expect(keyHash).toBe(demoInvitation(tenantId, user?.email ?? "").keyHash);
      expect(expiresAt > now).toBe(user?.email !== "lior@einayim.example");
    }
    expect(keys.length).toBe(4);
    expect(printed.every((key) => demoAccountLines().some((line) => line.includes(key)))).toBe(true);
  });

  test("the printed password is one that the rules allow", () => {
    expect(checkPassword(demoPassword, "admin@einayim.example").permitted).toBe(true);
  });

  test("all accounts are found again for the check of production, and none in a database without them", async () => {
    expect(await findDemoAccounts(await testDatabase())).toEqual(demoEmails);
  });
});

test("sixty patients are found by every word of their names and have the phones of the demo", async () => {
  const patients = await rowsOf(schema.patients);
  const words = await rowsOf(schema.patientWords);
  expect(patients.length).toBe(60);
  for (const patient of patients) {
    const own = words.filter(({ patientId }) => patientId === patient.id).map(({ word }) => word);
    const unfound = searchWords(`${patient.firstName} ${patient.lastName}`).filter((word) => !own.some((entry) => entry.startsWith(word)));
    expect(unfound).toEqual([]);
    expect(patient.identityKey).toBe(identityKey(patient));
    expect(patient.phoneDigits).toBe(patient.phone?.replaceAll("-", "") ?? null);
  }
  const addresses = await rowsOf(schema.patientAddresses);
  const phones = [...patients, ...addresses, ...(await rowsOf(schema.locations)), ...(await rowsOf(schema.tenants))].map(
    ({ phone }) => phone,
  );
  expect(phones.filter((phone) => phone !== null && !/^(050-000-00\d\d|010-0000-00\d\d)$/.test(phone))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(20);
});

test("some patients have notes, by people of their practice, from before today (D95)", async () => {
  const notes = await rowsOf(schema.patientNotes);
  const writers = new Map((await rowsOf(schema.users)).map(({ id, tenantId }) => [id, tenantId]));
  expect(new Set(notes.map(({ tenantId }) => tenantId)).size).toBe(3);
  expect(notes.every(({ tenantId, writtenById }) => writers.get(writtenById) === tenantId)).toBe(true);
  expect(notes.every(({ writtenAt }) => writtenAt < now)).toBe(true);
});

test("both editions have promotions that run, one that ended and one to come, in four languages", async () => {
  const promotions = await rowsOf(schema.promotions);
  for (const edition of ["IL", "KR"]) {
    const own = promotions.filter((promotion) => promotion.edition === edition).map(({ data }) => data);
    expect(own.filter((promotion) => promotionRuns(promotion, "2026-11-24")).length).toBe(3);
    expect([own.filter(({ toDay }) => toDay < "2026-11-24").length, own.filter(({ fromDay }) => fromDay > "2026-11-24").length]).toEqual([
      1, 1,
    ]);
    for (const { names, texts, reviewNumber } of own) {
      expect([Object.keys(names).sort(), Object.keys(texts).sort()]).toEqual([languages, languages]);
      expect(reviewNumber !== null).toBe(edition === "KR");
    }
  }
});

test("shelves are full, low, empty, awaited and sold out", async () => {
  const levels = await rowsOf(schema.stockLevels);
  for (const edition of ["IL", "KR"]) {
    const own = levels.filter((level) => level.edition === edition);
    expect(own.some(({ onHand }) => onHand > 0 && onHand <= 6)).toBe(true);
    expect(own.some(({ onHand, expectedDay, soldOut }) => onHand === 0 && expectedDay === null && !soldOut)).toBe(true);
    expect(own.some(({ onHand, expectedDay }) => onHand === 0 && expectedDay !== null && expectedDay > "2026-11-24")).toBe(true);
    expect(own.some(({ soldOut }) => soldOut)).toBe(true);
  }
  expect((await rowsOf(schema.catalogueVersions)).map(({ edition, version }) => [edition, version]).sort()).toEqual([
    ["IL", 1],
    ["KR", 1],
  ]);
});

describe("seeding again", () => {
  testInFull(
    "the same moment gives the same demo",
    async () => {
      const first = await everyRow();
      await seedDemo(await resetDatabase(), now);
      expect(await everyRow()).toEqual(first);
    },
    60_000,
  );

  test("a second run changes nothing", async () => {
    const before = await everyRow();
    expect(await seedDemo(await testDatabase(), new Date(now.getTime() + day))).toBe(false);
    expect(await everyRow()).toEqual(before);
  }, 60_000);

  test("a database with another practice is left alone", async () => {
    const database = await resetDatabase();
    expect(await findDemoAccounts(database)).toEqual([]);
    await givenPractice({ subDomain: "others" });
    const before = await everyRow();
    expect(await seedDemo(database, now)).toBe(false);
    expect(await everyRow()).toEqual(before);
  }, 60_000);
});
