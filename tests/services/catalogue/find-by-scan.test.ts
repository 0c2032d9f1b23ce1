import { beforeEach, describe, expect, test } from "vitest";
import type { LensValues } from "~/domain/lens/lens-values";
import { resetDatabase } from "~tests/helpers/database";
import { codeOfLens, codeOfMyday, codeOfSolution } from "~tests/helpers/demo-codes";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";

beforeEach(resetDatabase);

const gs = "\u001d";
const values: LensValues = { power: -3.25, baseCurve: 8.4, diameter: 14.2 };
const myday = codeOfMyday("il");
const productId = "il-myday~pw-3_25~bc8_4~di14_2~90";
const lens = { seriesId: "il-myday", name: "MyDay", trial: false, available: true, packSize: 90, productId, values };
const plain = { gtin: myday, lot: null, expiresOn: null, isExpired: false };
const nothing = { mistake: null, lens: null, solution: null };

/** A person of a practice that may hide a series or make it unavailable. The day is 2026-11-24. */
async function givenScanner(choice?: { visible?: boolean; available?: boolean }) {
  await givenCatalogue();
  const practice = await givenPractice();
  if (choice) {
    const admin = await callsFor(await givenPerson(practice, { role: "practiceAdmin" }));
    await admin.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-myday", ...choice }] });
  }
  const calls = await callsFor(await givenPerson(practice));
  return (scan: string) => calls.catalogue.findByScan({ scan });
}

describe("a scan", () => {
  test("of a box leads to its lens, with the product's name", async () => {
    const find = await givenScanner();
    expect(await find(myday)).toEqual({ ...nothing, code: plain, lens });
  });

  test.each([
    ["271130", "2027-11-30", false],
    ["261124", "2026-11-24", false],
    ["261123", "2026-11-23", true],
  ])("says lot and expiry, behind separators too: %s", async (day, expiresOn, isExpired) => {
    const find = await givenScanner();
    const answer = await find(`]d201${myday}10AB-12${gs}17${day}`);
    expect(answer).toEqual({ ...nothing, code: { gtin: myday, lot: "AB-12", expiresOn, isExpired }, lens });
  });

  test("of a trial lens says that it is one", async () => {
    const find = await givenScanner();
    expect((await find(codeOfLens("il-myday-trial", values, 5))).lens).toMatchObject({ seriesId: "il-myday-trial", trial: true });
  });

  test("of a solution leads to the solution", async () => {
    const find = await givenScanner();
    const gtin = codeOfSolution("il-clearwell-360");
    const solution = { solutionId: "il-clearwell-360", name: "Clearwell 360 ml", available: true };
    expect(await find(gtin)).toEqual({ ...nothing, code: { ...plain, gtin }, solution });
  });

  test("of a series that the practice may not order says so", async () => {
    const find = await givenScanner({ available: false });
    expect(await find(myday)).toEqual({ ...nothing, code: plain, lens: { ...lens, available: false } });
  });

  test("of a series that the practice hides has no match", async () => {
    const find = await givenScanner({ visible: false });
    expect(await find(myday)).toEqual({ ...nothing, code: plain });
  });

  test("of a product that is not sold here has no match", async () => {
    const find = await givenScanner();
    expect(await find("00190090434363")).toEqual({ ...nothing, code: { ...plain, gtin: "00190090434363" } });
  });

  test.each([
    ["00190090434364", "wrongCheckDigit"],
    ["hello 123", "noCode"],
  ])("that is not a code is refused with the reason: %s", async (scan, mistake) => {
    const find = await givenScanner();
    expect(await find(scan)).toEqual({ ...nothing, code: null, mistake });
  });
});
