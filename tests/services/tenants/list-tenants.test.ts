import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { directoryWords } from "~/domain/account/directory-words";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPractice } from "~tests/helpers/given";

beforeEach(resetDatabase);

let visitors = 0;

/** Searches as a visitor that nobody else is, so that no limit is shared between tests. */
async function search(text: string | undefined, callerAddress = `198.51.100.${++visitors}`) {
  const calls = await callsFor(null, { callerAddress });
  return (await calls.tenants.list({ app: "apac", search: text })).map(
    ({ practiceName, location }) => `${practiceName} · ${location.name}`,
  );
}

/** A practice whose directory entry has this name and place. */
async function givenListed(subDomain: string, practiceName: string, places: string[]) {
  const practice = await givenPractice({ subDomain, locations: places.length });
  const { owner } = await testDatabase();
  await owner.transaction(async (tx) => {
    for (const [index, locationId] of practice.locationIds.entries()) {
      const locationName = places[index] ?? "";
      const { tenantId } = practice;
      const words = directoryWords({ practiceName, locationName }).map((word) => ({ tenantId, locationId, word }));
      await tx
        .update(schema.directoryEntries)
        .set({ practiceName, locationName })
        .where(eq(schema.directoryEntries.locationId, locationId));
      await tx.insert(schema.directoryWords).values(words);
    }
  });
  return practice;
}

describe("finding a practice", () => {
  test.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["one character", "e"],
    ["one character and marks", " e-' "],
  ])("answers nothing to %s", async (_, text) => {
    await givenListed("einayim", "Einayim", ["Harbour"]);
    expect(await search(text)).toEqual([]);
  });

  test.each([
    ["the beginning of its name", "eina", ["Einayim · Harbour", "Einayim · Market Square"]],
    ["its name in capitals", "EINAYIM", ["Einayim · Harbour", "Einayim · Market Square"]],
    ["the beginning of its place", "harb", ["Einayim · Harbour"]],
    ["name and place", "einayim market", ["Einayim · Market Square"]],
    ["a Hebrew name with its marks left out", "עיני", ["עֵינַיִם · חיפה"]],
    ["a Korean name", "한빛", ["한빛안경원 · 명동점"]],
    ["a slip of the pen", "einaymi", ["Einayim · Harbour", "Einayim · Market Square"]],
    ["letters in the middle of a word", "nayim", []],
  ])("by %s", async (_, text, expected) => {
    await givenListed("einayim", "Einayim", ["Harbour", "Market Square"]);
    await givenListed("carmel", "Carmel Optics", ["Haifa"]);
    await givenListed("enayim", "עֵינַיִם", ["חיפה"]);
    await givenListed("hanbit", "한빛안경원", ["명동점"]);
    expect(await search(text)).toEqual(expected);
  });

  test("by the beginning of its partner number, from four characters on (D51)", async () => {
    const practice = await givenPractice();
    const { owner } = await testDatabase();
    const [entry] = await owner.select().from(schema.directoryEntries);
    const number = entry?.partnerNumber ?? "";
    expect(await search(number)).toEqual(["Practice einayim · Location 1"]);
    expect(await search(number.slice(0, 4))).toEqual(["Practice einayim · Location 1"]);
    const fullWidth = number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    for (const typed of [`\u200f${number}\u200e`, ` ${number} `, fullWidth])
      expect(await search(typed)).toEqual(["Practice einayim · Location 1"]);
    expect(await search(number.slice(0, 3))).toEqual([]);
    expect(await search(`\u200f${number.slice(0, 3)}`)).toEqual([]);
    expect(await search(number.slice(-4))).toEqual([]);
    expect(await search("4%00")).toEqual([]);
    expect(practice.subDomain).toBe("einayim");
  });

  test("answers at most twenty places", async () => {
    await givenListed(
      "einayim",
      "Einayim",
      Array.from({ length: 25 }, (_, index) => `Place ${String(index).padStart(2, "0")}`),
    );
    expect(await search("einayim")).toHaveLength(20);
  });

  test("allows ten searches a second from one address, and others go on", async () => {
    await givenListed("einayim", "Einayim", ["Harbour"]);
    const outcomes = await Promise.all(
      Array.from({ length: 14 }, () => search("einayim", "203.0.113.7").catch((error: { code: string }) => error.code)),
    );
    const refusals = outcomes.filter((outcome) => outcome === "tooManyRequests").length;
    expect(refusals).toBeGreaterThan(0);
    expect(refusals).toBeLessThanOrEqual(4);
    expect(await search("einayim", "203.0.113.8")).toEqual(["Einayim · Harbour"]);
  });

  test("counts the addresses of one IPv6 network as one", async () => {
    await givenListed("einayim", "Einayim", ["Harbour"]);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, host) =>
        search("einayim", `2001:db8:0:7::${host + 1}`).catch((error: { code: string }) => error.code),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "tooManyRequests").length).toBeGreaterThan(0);
    expect(await search("einayim", "2001:db8:0:8::1")).toEqual(["Einayim · Harbour"]);
  });
});
