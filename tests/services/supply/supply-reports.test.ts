import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenOperatorIn } from "../session/accounts";
import { countLots, givenSupplied, nameBusiness, newReport, shipOn } from "./given-supplies";

beforeEach(resetDatabase);

const october = { edition: "KR" as const, month: "2026-10" };

async function givenOctober() {
  const supplied = await givenSupplied();
  const { carrier } = await givenOperatorIn(await givenPractice({ subDomain: "carmel" }));
  return { ...supplied, operator: (await callsFor(null, { carrier })).supply };
}

test.each([
  ["read", october],
  ["take", { ...october, reportId: uuid() }],
  ["download", october],
] as const)("supply.%s is refused to admins and staff", async (name, input) => {
  const practice = await givenPractice({ edition: "KR" });
  for (const role of ["practiceAdmin", "staff"] as const) {
    const calls = await callsFor(await givenPerson(practice, { role, email: `${role}@hanbit.example` }));
    const call = calls.supply[name] as (given: object) => Promise<unknown>;
    await expect(call(input)).rejects.toMatchObject({ code: "notPermitted" });
  }
});

test("a market without that duty, and a report that was not taken, are not found", async () => {
  const { operator } = await givenOctober();
  await expect(operator.read({ ...october, edition: "IL" })).rejects.toMatchObject({ code: "notFound" });
  await expect(operator.take({ ...newReport(), edition: "IL" })).rejects.toMatchObject({ code: "notFound" });
  await expect(operator.download({ ...october, number: 1 })).rejects.toMatchObject({ code: "notFound" });
  await expect(operator.read({ ...october, month: "2026-13" })).rejects.toMatchObject({ code: "malformed" });
});

describe("the lines of a month", () => {
  test("are those of what was shipped in it, by lot, over all practices, with what each lacks", async () => {
    const { operator, shopper } = await givenOctober();
    await countLots(shopper, "A1", "A1", "B2");
    await shipOn("2026-10-05T03:00:00Z");
    const { entries, counts, dueDay, isOver } = await operator.read(october);
    expect(
      entries.map(({ line: { lot, expiresOn, quantity, packSize, missing } }) => [lot, expiresOn, quantity, packSize, missing]),
    ).toEqual([
      ["A1", "2029-04-30", 2, 90, ["recipientNumber"]],
      ["B2", "2029-04-30", 1, 90, ["recipientNumber"]],
      [null, null, 1, 90, ["recipientNumber", "lot", "expiresOn"]],
      [null, null, 1, 90, ["recipientNumber", "lot", "expiresOn"]],
    ]);
    expect(entries[0]?.line).toMatchObject({ permitNumber: "수허 14-2404", modelName: "MYDAY", day: "2026-10-05", productName: "MyDay" });
    expect(entries[0]?.line.udi).toMatch(/^\(01\)\d{14}\(17\)290430\(10\)A1$/);
    expect([counts, dueDay, isOver]).toEqual([{ all: 4, incomplete: 4, corrections: 0, toTell: 4 }, "2026-11-30", true]);
  });

  test("end and begin with the market's midnight", async () => {
    const { operator } = await givenOctober();
    const linesOf = async (month: string) => (await operator.read({ ...october, month })).counts.all;
    await shipOn("2026-10-31T14:59:59Z");
    expect([await linesOf("2026-10"), await linesOf("2026-11")]).toEqual([2, 0]);
    await shipOn("2026-10-31T15:00:00Z");
    expect([await linesOf("2026-10"), await linesOf("2026-11")]).toEqual([0, 2]);
  });

  test("can be narrowed to what is incomplete", async () => {
    const { operator, shopper } = await givenOctober();
    await nameBusiness(shopper, "0001234560");
    await countLots(shopper, "A1", "A1", "A1", "A1");
    await shipOn("2026-10-05T03:00:00Z");
    const { entries, counts } = await operator.read({ ...october, show: "incomplete" });
    expect([counts.all, counts.incomplete, entries.map(({ line }) => [line.recipientNumber, line.missing])]).toEqual([
      ...[2, 1],
      [["000-12-34560", ["lot", "expiresOn"]]],
    ]);
  });
});

describe("a report", () => {
  test("is taken once however often it is sent, and is what its file says for good", async () => {
    const { operator, shopper } = await givenOctober();
    await shipOn("2026-10-05T03:00:00Z");
    const report = newReport();
    expect(await Promise.all([operator.take(report), operator.take(report)])).toEqual([
      { number: 1, lines: 2 },
      { number: 1, lines: 2 },
    ]);
    await expect(operator.take(newReport())).rejects.toMatchObject({ code: "nothingToReport" });
    const before = await operator.download({ ...october, number: 1 });
    await countLots(shopper, "A1");
    await shipOn("2026-10-05T03:00:00Z");
    expect(await operator.download({ ...october, number: 1 })).toEqual(before);
    expect(before.fileName).toBe("supply-kr-2026-10-1.csv");
    expect(before.text.split("\r\n")[1]).toMatch(/^new,,CVI,000-98-76545,.*,2026-10-05,수허 14-2404,MYDAY,MyDay,\(01\)\d{14},/);
  });

  test("is corrected by the next one where a line has changed since", async () => {
    const { operator, shopper } = await givenOctober();
    await shipOn("2026-10-05T03:00:00Z");
    await operator.take(newReport());
    await countLots(shopper, "A1", "A1", "A1", "B2", "C3");
    await shipOn("2026-10-05T03:00:00Z");
    const { entries, counts } = await operator.read({ ...october, show: "corrections" });
    expect(counts).toEqual({ all: 3, incomplete: 3, corrections: 2, toTell: 3 });
    expect(
      entries.map(({ change, corrects, line, told }) => [change, corrects, line.lot, line.quantity, told?.lot, told?.quantity]),
    ).toEqual([
      ["corrected", 1, "A1", 3, null, 4],
      ["corrected", 1, "C3", 1, null, 1],
    ]);
    expect(await operator.take(newReport())).toEqual({ number: 2, lines: 3 });
    const { reports } = await operator.read(october);
    expect(reports).toMatchObject([
      { number: 1, lines: 2, lastName: "Tal" },
      { number: 2, lines: 3, lastName: "Tal" },
    ]);
    const { text } = await operator.download({ ...october, number: 2 });
    expect(text.split("\r\n").flatMap((row) => row.match(/^\w+,\d?,/) ?? [])).toEqual(["corrected,1,", "new,,", "corrected,1,"]);
  });

  test("is not taken before its month is over", async () => {
    const { operator } = await givenOctober();
    await expect(operator.take({ ...newReport(), month: "2026-11" })).rejects.toMatchObject({ code: "monthNotOver" });
    expect((await operator.read({ ...october, month: "2026-11" })).isOver).toBe(false);
  });
});

describe("the business registration number of a practice", () => {
  test("is kept as it is written, stays when it is not sent, and goes when it is empty", async () => {
    const { shopper } = await givenSupplied();
    expect((await nameBusiness(shopper, "000 12 34560")).tenant.businessNumber).toBe("000-12-34560");
    expect((await nameBusiness(shopper, null as never)).tenant.businessNumber).toBe("000-12-34560");
    expect((await nameBusiness(shopper, " ")).tenant.businessNumber).toBeNull();
  });

  test("is refused at its field with a wrong digit, and where the market asks for none", async () => {
    const { shopper } = await givenSupplied();
    const fields = (code: string) => ({ code: "invalidFields", data: { fields: { businessNumber: code } } });
    await expect(nameBusiness(shopper, "000-12-34561")).rejects.toMatchObject(fields("businessNumberInvalid"));
    const elsewhere = await givenPractice({ subDomain: "carmel" });
    const admin = await givenPerson(elsewhere, { role: "practiceAdmin", email: "admin@carmel.example" });
    const calls = await callsFor(admin);
    const { tenant, locations, revision } = await calls.tenants.config({ tenantId: elsewhere.tenantId });
    const { practiceName, email, phone, language } = tenant;
    const change = { tenantId: elsewhere.tenantId, revision, practiceName, email, phone, language, locations };
    await expect(calls.tenants.update({ ...change, businessNumber: "000-12-34560" })).rejects.toMatchObject(fields("notSupportedInMarket"));
  });
});
