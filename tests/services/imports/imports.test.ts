import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { importKinds } from "~/domain/import/import-file";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice, now } from "~tests/helpers/given";
import { givenOperatorIn } from "../session/accounts";
import { givenImporter, mydayPrice, priceHead, reason } from "./given-imports";

beforeEach(resetDatabase);

const previewId = uuid();

test.each([
  ["preview", { edition: "IL", kind: "prices", fileName: "a.csv", content: "a" }],
  ["readPreview", { previewId }],
  ["apply", { previewId, baseline: "0.1" }],
  ["list", { edition: "IL" }],
  ["readVersion", { edition: "IL", seq: 1 }],
  ["undo", { edition: "IL", seq: 1, reason }],
  ["download", { edition: "IL", kind: "prices" }],
] as const)("imports.%s is refused to admins and staff", async (name, input) => {
  const practice = await givenPractice();
  for (const role of ["practiceAdmin", "staff"] as const) {
    const calls = await callsFor(await givenPerson(practice, { role, email: `${role}@einayim.example` }));
    const call = calls.imports[name] as (given: object) => Promise<unknown>;
    await expect(call(input)).rejects.toMatchObject({ code: "notPermitted" });
  }
});

describe("a preview", () => {
  test("says what a file would change, and writes nothing", async () => {
    const { preview, priceOf } = await givenImporter();
    const before = await priceOf();
    const { samples, counts, mistakeCount } = await preview({ content: mydayPrice("123.45") });
    expect(counts).toEqual({ added: 0, changed: 1, removed: 0, unchanged: 0 });
    expect(mistakeCount).toBe(0);
    expect(samples).toMatchObject([{ change: "changed", itemId: "il-myday", name: "MyDay", part: "30" }]);
    expect(samples[0]?.fields).toContainEqual({ column: "priceRetail", before: ((before ?? 0) / 100).toString(), after: "123.45" });
    expect(await priceOf()).toBe(before);
  });

  test("counts large changes of price, and shows the largest first", async () => {
    const { preview } = await givenImporter();
    const { owner } = await testDatabase();
    const rows = (await owner.select().from(schema.prices))
      .filter(({ edition, priceRetail }) => edition === "IL" && priceRetail > 0)
      .slice(0, 2);
    const listed = (factors: readonly number[]) =>
      rows.map(({ itemId, packSize, priceRetail, priceAnnual, annualBoxes }, index) =>
        [itemId, packSize, (priceRetail / 100) * (factors[index] ?? 1), priceAnnual / 100, annualBoxes].join(","),
      );
    const of = async (...factors: number[]) => preview({ content: [priceHead, ...listed(factors)].join("\n") });
    const far = await of(3, 100);
    expect([far.leaps, far.samples.map(({ leap }) => leap)]).toEqual([2, [100, 3]]);
    const near = await of(1.5, 1);
    expect([near.leaps, near.samples.map(({ leap }) => leap)]).toEqual([0, [null]]);
  });

  test("of a file with mistakes reports each with its line, and is not stored", async () => {
    const { preview } = await givenImporter();
    const rows = Array.from({ length: 130 }, (_, index) => `il-none-${index},30,1,1,1`);
    await expect(preview({ content: [priceHead, ...rows].join("\n") })).rejects.toMatchObject({ code: "importRefused" });
    const [refusal] = await preview({ content: [priceHead, ...rows].join("\n") }).then(
      () => [],
      (error: unknown) => [error],
    );
    expect(refusal).toMatchObject({ status: 422, data: { mistakeCount: 130 } });
    expect((refusal as { data: { mistakes: unknown[] } }).data.mistakes).toHaveLength(100);
    const { owner } = await testDatabase();
    expect(await owner.select().from(schema.importPreviews)).toEqual([]);
  });

  test("belongs to its operator alone, one at a time, for 30 minutes", async () => {
    const { preview, operator, practice } = await givenImporter();
    const first = await preview({ content: mydayPrice("100") });
    const second = await preview({ content: mydayPrice("101") });
    await expect(operator.imports.readPreview(first)).rejects.toMatchObject({ code: "notFound" });
    expect((await operator.imports.readPreview(second)).counts).toEqual(second.counts);
    const colleague = await givenOperatorIn(practice, "second@distributor.example");
    const others = await callsFor(null, { carrier: colleague.carrier });
    await expect(others.imports.readPreview(second)).rejects.toMatchObject({ code: "notFound" });
    const later = new Date(now.getTime() + 30 * 60_000);
    const { owner } = await testDatabase();
    await owner.update(schema.importPreviews).set({ expiresAt: now }).where(eq(schema.importPreviews.id, second.previewId));
    await expect(operator.imports.apply(second)).rejects.toMatchObject({ code: "notFound" });
    expect(later.getTime()).toBe(second.expiresAt.getTime());
  });
});

describe("applying a file", () => {
  test("changes the prices that practices see, and is recorded as a version", async () => {
    const { take, operator, priceOf } = await givenImporter();
    const version = await take({ content: mydayPrice("123.45") });
    expect(version).toMatchObject({
      edition: "IL",
      seq: 1,
      kind: "prices",
      firstName: "Ori",
      lastName: "Tal",
      fileName: "prices.csv",
      undoneSeq: null,
    });
    expect(version.contentHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await priceOf()).toBe(12_345);
    expect((await operator.imports.list({ edition: "IL" })).versions).toEqual([version]);
    expect((await operator.imports.list({ edition: "KR" })).versions).toEqual([]);
  });

  test("is refused when the data changed since the preview: by another operator, or by the distributor's system", async () => {
    const { preview, operator, practice, priceOf } = await givenImporter();
    const mine = await preview({ content: mydayPrice("100") });
    const { carrier } = await givenOperatorIn(practice, "second@distributor.example");
    const colleague = await callsFor(null, { carrier });
    const theirs = await colleague.imports.preview({ edition: "IL", kind: "prices", fileName: "b.csv", content: mydayPrice("200") });
    await operator.imports.apply(mine);
    await expect(colleague.imports.apply(theirs)).rejects.toMatchObject({ code: "previewStale", status: 409 });
    expect(await priceOf()).toBe(10_000);
    const again = await colleague.imports.readPreview(theirs);
    expect(again.samples[0]?.fields).toContainEqual({ column: "priceRetail", before: "100", after: "200" });
    await colleague.imports.apply(again);
    expect(await priceOf()).toBe(20_000);
  });

  test("twice applies it once", async () => {
    const { preview, operator } = await givenImporter();
    const kept = await preview({ content: mydayPrice("100") });
    const applied = await operator.imports.apply(kept);
    expect(await operator.imports.apply(kept)).toEqual(applied);
    await expect(operator.imports.readPreview(kept)).rejects.toMatchObject({ code: "notFound" });
    expect((await operator.imports.list({ edition: "IL" })).versions).toHaveLength(1);
  });

  test("from two tabs at once applies it once, and returns the same version to both", async () => {
    const { preview, operator } = await givenImporter();
    const kept = await preview({ content: mydayPrice("100") });
    const [one, other] = await Promise.all([operator.imports.apply(kept), operator.imports.apply(kept)]);
    expect(other).toEqual(one);
    expect((await operator.imports.list({ edition: "IL" })).versions).toHaveLength(1);
  });

  test.each(["csv", "json"] as const)("that was downloaded changes nothing, as %s", async (format) => {
    const { operator } = await givenImporter();
    for (const edition of ["IL", "KR"] as const) {
      for (const kind of importKinds) {
        const seriesId = `${edition.toLowerCase()}-myday`;
        const { text, fileName } = await operator.imports.download({ edition, kind, format, seriesId });
        const { counts, samples } = await operator.imports.preview({ edition, kind, leftOut: "remove", fileName, content: text });
        expect(samples, `${edition} ${kind}`).toEqual([]);
        expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
        expect(counts.unchanged).toBeGreaterThan(5);
      }
    }
  });

  test("of products sets the GTINs by which boxes are scanned from then on", async () => {
    const { take, operator, buyer } = await givenImporter();
    const { text } = await operator.imports.download({ edition: "IL", kind: "products", seriesId: "il-myday" });
    const lines = text.split("\r\n");
    const at = lines.findIndex((line) => line.includes("pw-3_25~bc8_4~di14_2~90"));
    const derived = lines[at]?.split(",")[2] ?? "";
    await take({ kind: "products", content: text.replace(derived, "07290000000015") });
    const { lens } = await buyer.catalogue.findByScan({ scan: "07290000000015" });
    expect(lens).toMatchObject({ seriesId: "il-myday", productId: "il-myday~pw-3_25~bc8_4~di14_2~90", packSize: 90 });
    const chosen = { power: -3.25, packSize: 90 };
    const { lenses } = await buyer.orderForms.lenses({ lenses: [{ seriesId: "il-myday", chosen, quantity: 1 }] });
    expect(lenses[0]?.gtin).toBe("07290000000015");
    const suggested = await buyer.catalogue.suggest({ searchTerm: "myday -3.25" });
    const gtinOfPack = (packSize: number) => suggested.lenses.find((each) => each.packSize === packSize)?.gtin;
    expect([gtinOfPack(90), gtinOfPack(30)]).toEqual(["07290000000015", expect.stringMatching(/^0\d{13}$/)]);
  });

  test("of the catalogue removes a series and adds another", async () => {
    const { take, operator, buyer } = await givenImporter();
    const { text } = await operator.imports.download({ edition: "IL", kind: "catalogue", format: "json" });
    const { series, solutions } = JSON.parse(text) as { series: { id: string }[]; solutions: object[] };
    const myday = series.find(({ id }) => id === "il-myday");
    const content = JSON.stringify({
      series: [{ ...myday, id: "il-next", seriesNumber: 800, displayName: "Next Day", matchHistory: [] }],
      solutions,
    });
    const version = await take({ kind: "catalogue", leftOut: "remove", content });
    expect(version.counts).toMatchObject({ added: 1, changed: 0 });
    const listed = await buyer.catalogue.list({ country: "IL", pageSize: 100 });
    expect(listed.series.map(({ id, displayName }) => [id, displayName])).toEqual([["il-next", "Next Day"]]);
  });
});

describe("undoing", () => {
  test("restores the state before a version, undoing later ones of its kind too, and is a version itself", async () => {
    const { take, operator, priceOf } = await givenImporter();
    const before = await priceOf();
    await take({ content: mydayPrice("100") });
    await take({ content: mydayPrice("200") });
    const { undoing } = await operator.imports.readVersion({ edition: "IL", seq: 1 });
    expect(undoing).toMatchObject({ versions: 2, counts: { added: 0, changed: 1, removed: 0 }, kept: 0 });
    const undone = await operator.imports.undo({ edition: "IL", seq: 1, reason });
    expect(undone).toMatchObject({ seq: 3, kind: "prices", undoneSeq: 1, reason, fileName: null, contentHash: null });
    expect(await priceOf()).toBe(before);
    await operator.imports.undo({ edition: "IL", seq: 3, reason });
    expect(await priceOf()).toBe(20_000);
    await expect(operator.imports.undo({ edition: "IL", seq: 9, reason })).rejects.toMatchObject({ code: "notFound" });
  });

  test("sent twice is done once; where nothing is left to undo it is refused", async () => {
    const { take, operator } = await givenImporter();
    await take({ content: mydayPrice("100") });
    const undone = await operator.imports.undo({ edition: "IL", seq: 1, reason });
    expect(await operator.imports.undo({ edition: "IL", seq: 1, reason })).toEqual(undone);
    const other = { edition: "IL", seq: 1, reason: `${reason} again` } as const;
    await expect(operator.imports.undo(other)).rejects.toMatchObject({ code: "nothingToUndo", status: 409 });
    await expect(operator.imports.undo({ edition: "IL", seq: 1, reason: " " })).rejects.toMatchObject({ code: "malformed" });
  });

  test("of stock keeps what was ordered since", async () => {
    const { take, operator } = await givenImporter();
    const productId = "il-myday~pw-3_25~bc8_4~di14_2~90";
    const stock = (onHand: number) => ({ kind: "stock" as const, content: `itemId,productId,onHand\nil-myday,${productId},${onHand}\n` });
    await take(stock(50));
    await take(stock(10));
    const { owner } = await testDatabase();
    const shelf = eq(schema.stockLevels.productId, productId);
    await owner.update(schema.stockLevels).set({ onHand: 8 }).where(shelf);
    await operator.imports.undo({ edition: "IL", seq: 2, reason });
    expect(await owner.select({ onHand: schema.stockLevels.onHand }).from(schema.stockLevels).where(shelf)).toEqual([{ onHand: 48 }]);
  });
});
