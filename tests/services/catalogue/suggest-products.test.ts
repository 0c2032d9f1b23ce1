import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { codeOfMyday } from "~tests/helpers/demo-codes";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenPatient } from "../patients/patients";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const givenCalls = async () => callsFor(await givenPerson(await givenPractice()));

describe("a search for a product", () => {
  test("finds a lens when it holds a power, with the typed quantity", async () => {
    const { lenses, quantity } = await (await givenCalls()).catalogue.suggest({ searchTerm: "biofinity -3.25 x6" });
    expect(lenses.map(({ seriesId, values }) => [seriesId, values.power])).toContainEqual(["il-biofinity", -3.25]);
    expect(lenses.map(({ seriesId }) => seriesId)).not.toContain("il-biofinity-toric");
    expect(quantity).toBe(6);
  });

  test("names the GTIN on the box of each pack (D15)", async () => {
    const { lenses } = await (await givenCalls()).catalogue.suggest({ searchTerm: "myday -3.25" });
    expect(lenses.find(({ seriesId, packSize }) => seriesId === "il-myday" && packSize === 90)?.gtin).toBe(codeOfMyday("il"));
  });

  test("offers the lens in each of its packs, with what a box of it costs at that quantity (D25)", async () => {
    const calls = await givenCalls();
    const found = async (searchTerm: string) => {
      const { lenses } = await calls.catalogue.suggest({ searchTerm });
      return lenses.filter(({ seriesId }) => seriesId === "il-myday").map(({ packSize, unitPrice }) => [packSize, unitPrice?.amount]);
    };
    const [one, many] = [await found("myday -3.25"), await found("myday -3.25 x90")];
    expect(one.map(([packSize]) => packSize)).toEqual([30, 90]);
    expect(many.every(([, price], index) => Number(price) < Number(one[index]?.[1]))).toBe(true);
  });

  test("marks a lens that the practice does not order as not available", async () => {
    const calls = await callsFor(await givenPerson(await givenPractice(), { role: "practiceAdmin" }));
    await calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-biofinity", available: false }] });
    const { lenses } = await calls.catalogue.suggest({ searchTerm: "biofinity -3.25" });
    expect(lenses.map(({ seriesId, available }) => [seriesId, available])).toContainEqual(["il-biofinity", false]);
  });

  test("finds a toric lens when it holds a cylinder", async () => {
    const { lenses } = await (await givenCalls()).catalogue.suggest({ searchTerm: "biofinity toric -3 -1.25 x 170" });
    expect(lenses[0]).toMatchObject({ seriesId: "il-biofinity-toric", values: { power: -3, cylinder: -1.25, axis: 170 } });
    expect(lenses[0]?.productId).toContain("il-biofinity-toric~pw-3");
  });

  test.each(["biofinty", "biofinitty", "boifinity", "Biofinity toirc"])("forgives the typing error in %s", async (searchTerm) => {
    const { items } = await (await givenCalls()).catalogue.suggest({ searchTerm });
    expect(items[0]?.id).toMatch(/^il-biofinity/);
  });

  test("finds nothing for a power that is not made, nor for words like no product", async () => {
    const calls = await givenCalls();
    expect((await calls.catalogue.suggest({ searchTerm: "biofinity -77.25" })).lenses).toEqual([]);
    expect((await calls.catalogue.suggest({ searchTerm: "qqqqqq" })).items).toEqual([]);
    expect((await calls.catalogue.suggest({ searchTerm: "  " })).items).toEqual([]);
  });

  test("finds nothing that the practice hides", async () => {
    const person = await givenPerson(await givenPractice(), { role: "practiceAdmin" });
    const calls = await callsFor(person);
    await calls.catalogue.updateVisibility({ editSeriesInputs: [{ id: "il-biofinity", visible: false }] });
    const { items, lenses } = await calls.catalogue.suggest({ searchTerm: "biofinity -3.25" });
    expect([...items.map(({ id }) => id), ...lenses.map(({ seriesId }) => seriesId)]).not.toContain("il-biofinity");
  });
});

describe("a forgiving search for a patient", () => {
  const names = [
    ["Tamar", "Oren"],
    ["Dana", "Levi"],
    ["דנה", "לוי"],
    ["민수", "김"],
  ] as const;

  test.each([
    ["Tamra Oren", "Oren"],
    ["Tamar Orren", "Oren"],
    ["Lebi", "Levi"],
    ["Levy Dana", "Levi"],
    ["דנהה לוי", "לוי"],
    ["Zzzz", null],
  ])("finds for %s: %s", async (searchTerm, lastName) => {
    const person = await givenPerson(await givenPractice());
    const calls = await callsFor(person);
    for (const [first, last] of names) await givenPatient(calls, { firstName: first, lastName: last });
    const search = { tenantId: person.tenantId, searchTerm };
    expect((await calls.patients.search(search)).patients).toEqual([]);
    const { patients } = await calls.patients.search({ ...search, forgiving: true });
    expect(patients[0]?.lastName ?? null).toBe(lastName);
  });

  test("finds a Korean name by its initial consonants, which must match exactly", async () => {
    const person = await givenPerson(await givenPractice());
    const calls = await callsFor(person);
    for (const [first, last] of names) await givenPatient(calls, { firstName: first, lastName: last });
    const { patients } = await calls.patients.search({ tenantId: person.tenantId, searchTerm: "ㄱㅁㅅ" });
    expect(patients.map(({ lastName }) => lastName)).toEqual(["김"]);
  });
});
