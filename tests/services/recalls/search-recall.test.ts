import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenShopper, shopperOf } from "../cart/given-cart";
import { codeOf, givenShipped, receive } from "../deliveries/given-deliveries";
import { givenShelf, packs, trialCode, trialId } from "../fitting/given-fitting";
import { callsLater } from "../orders/placed-orders";

beforeEach(resetDatabase);

/**
 * Three boxes of lot A1: two for stock, of which one in small letters, and one that nobody ordered; one of B2 for stock, one for the patient.
 */
async function givenLots() {
  const given = await givenShipped();
  await receive(given, [
    codeOf(-3.25, { lot: "A1" }),
    codeOf(-3.25, { lot: "a1" }),
    codeOf(-2, { lot: "A1" }),
    codeOf(-3.25, { lot: "B2" }),
  ]);
  await receive(given, [codeOf(-3.25, { lot: "B2", expires: "280131" }), codeOf(-1)], 180);
  return { ...given, calls: await callsLater(given.shopper, 200) };
}

/** The number under the code of a trial pack. */
const gtinOfTrial = (power: number) => trialCode(power).replace("(01)", "");

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof callsLater>>["recalls"]["search"]>>;
const shown = ({ found }: Answer) => found.map(({ lot, ordered, patientId, quantity }) => [lot, ordered?.patientLast, patientId, quantity]);

const audited = async (tenantId: string, action: string) => {
  const { owner } = await testDatabase();
  const rows = await owner.select().from(schema.auditEntries).where(eq(schema.auditEntries.tenantId, tenantId));
  return rows.filter((row) => row.action === action).map(({ subjectId }) => subjectId);
};

describe("the search for a recalled lot (D87)", () => {
  test("finds every line that received it, and unexpected boxes, last received first", async () => {
    const { calls, patient } = await givenLots();
    const b2 = await calls.recalls.search({ lots: "b2" });
    expect(shown(b2)).toEqual([
      ["B2", "Levi", patient.id, 1],
      ["B2", null, null, 1],
    ]);
    expect([b2.boxes, b2.patients, b2.next]).toEqual([2, 1, null]);
    expect(b2.found[0]?.expiresOn).toBe("2028-01-31");
    const a1 = await calls.recalls.search({ lots: "A1" });
    expect(shown(a1)).toEqual(
      expect.arrayContaining([
        ["A1", null, null, 1],
        ["a1", null, null, 1],
        ["A1", undefined, null, 1],
      ]),
    );
    expect([a1.boxes, a1.patients]).toEqual([3, 0]);
    expect((await calls.recalls.search({ lots: "A1, B2" })).boxes).toBe(5);
  });

  test("finds the trial packs that were given out from a fitting set, with the patient who was named, unless that was undone", async () => {
    const { calls, locationId, patient, put, shopper } = await givenShelf();
    const later = (minutes: number) => callsLater(shopper, minutes);
    await put(packs(-3, 4, { lot: "t 9", expiresOn: "2028-01-31" }), packs(-2, 4, { lot: "T9" }));
    const give = async (minutes: number, power: number, number: number, to: string | null) => {
      const given = packs(power, number);
      await (await later(minutes)).fitting.use({ locationId, patientId: to, boxes: [], packs: [given] });
      return given.id;
    };
    const first = await give(1, -3, 2, patient.id);
    const undone = await give(2, -3, 1, patient.id);
    await (await later(3)).fitting.undo({ locationId, ids: [undone] });
    const unnamed = await give(4, -3, 1, null);
    const last = await give(5, -2, 1, patient.id);
    const answer = await calls.recalls.search({ lots: "T9" });
    expect([answer.boxes, answer.packs, answer.patients, answer.next]).toEqual([0, 4, 1, null]);
    const name = { patientFirst: "Dana", patientLast: "Levi" };
    expect(answer.found).toMatchObject([
      { id: last, lot: "T9", quantity: 1, given: name, patientId: patient.id, ordered: null, deliveryId: null },
      { id: unnamed, lot: "t 9", quantity: 1, given: { patientFirst: null, patientLast: null }, patientId: null },
      { id: first, lot: "t 9", expiresOn: "2028-01-31", quantity: 2, given: name, product: { productId: trialId(-3) } },
    ]);
    const counted = async (product: string) => (await calls.recalls.search({ lots: "T9", product })).packs;
    expect([await counted("myd"), await counted("biofinity"), await counted(gtinOfTrial(-2)), await counted(codeOf(-2).slice(4))]).toEqual([
      ...[4, 0, 1, 0],
    ]);
    expect((await calls.recalls.search({ lots: "T8" })).found).toEqual([]);
  });

  test("finds trial packs whose lot was typed in full-width characters or with direction marks", async () => {
    const { calls, locationId, put } = await givenShelf();
    await put(packs(-3, 1, { lot: "Ｔ９" }), packs(-2, 1, { lot: "\u2066T 9\u2069" }));
    await calls.fitting.use({ locationId, patientId: null, boxes: [], packs: [packs(-3), packs(-2)] });
    expect((await calls.recalls.search({ lots: "T9" })).packs).toBe(2);
  });

  test("reads trial packs and boxes in one order, page by page, each once", async () => {
    const { calls, locationId, patient, put, shopper } = await givenShelf();
    await put(packs(-3, 60, { lot: "T9" }));
    const boxes = Array.from({ length: 60 }, () => packs(-3));
    await calls.fitting.use({ locationId, patientId: patient.id, boxes: [], packs: boxes });
    const first = await calls.recalls.search({ lots: "T9" });
    const later = await callsLater(shopper, 40);
    const second = await later.recalls.search({ lots: "T9", next: first.next ?? "" });
    const ids = [...first.found, ...second.found].map(({ id }) => id);
    expect([first.found.length, second.found.length, new Set(ids).size, second.next]).toEqual([50, 10, 60, null]);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect((await audited(shopper.tenantId, "patientViewed")).filter((id) => id === patient.id)).toHaveLength(2);
    const { body } = await calls.recalls.download({ lots: "T9" });
    const rows = (await new Response(body as ReadableStream).text()).trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(60);
    expect(rows[0]).toMatch(/^T9,,2026-11-24,.*,Dana,Levi,.*,fittingSet$/);
    expect(await audited(shopper.tenantId, "patientExported")).toEqual([patient.id]);
  });

  test.each([
    ["by a part of its name", "myd", 3],
    ["by another name", "biofinity", 0],
    ["by the code on its box", codeOf(-3.25).replace("(01)", ""), 2],
    ["by the code on another box", codeOf(-1).replace("(01)", ""), 0],
  ])("for one product, %s", async (_, product, boxes) => {
    const { calls } = await givenLots();
    expect((await calls.recalls.search({ lots: "A1", product })).boxes).toBe(boxes);
  });

  test("is paged by key", async () => {
    const { calls, shopper } = await givenLots();
    const { owner } = await testDatabase();
    const [row] = await owner.select().from(schema.receivedBoxes).where(eq(schema.receivedBoxes.lot, "a1"));
    if (!row) throw new Error("Nothing was received");
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...{ ...row, lot: "Z9", lotKey: "Z9", id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}` },
      countedAt: new Date(row.countedAt.getTime() + Math.floor(index / 3)),
    }));
    await owner.insert(schema.receivedBoxes).values(many);
    const first = await calls.recalls.search({ lots: "Z9" });
    const second = await calls.recalls.search({ lots: "Z9", next: first.next ?? "" });
    const ids = [...first.found, ...second.found].map(({ id }) => id);
    expect([first.found.length, second.found.length, new Set(ids).size, second.next]).toEqual([50, 10, 60, null]);
    expect([first.boxes, second.boxes]).toEqual([60, 60]);
    const [refusal] = await safe((await callsLater(shopper, 200)).recalls.search({ lots: "Z9", next: "elsewhere" }));
    expect(refusal).toMatchObject({ code: "malformed" });
  });

  test("records a view of each patient that is shown", async () => {
    const { calls, patient, shopper } = await givenLots();
    const before = (await audited(shopper.tenantId, "patientViewed")).filter((id) => id === patient.id).length;
    await calls.recalls.search({ lots: "A1" });
    await calls.recalls.search({ lots: "B2" });
    expect((await audited(shopper.tenantId, "patientViewed")).filter((id) => id === patient.id)).toHaveLength(before + 1);
  });

  test("has a file with all lines, recorded as an export of each patient", async () => {
    const { calls, patient, shopper } = await givenLots();
    const { headers, body } = await calls.recalls.download({ lots: "B2" });
    expect(headers["content-disposition"]).toBe('attachment; filename="recall-2026-11-24.csv"');
    const [head, ...rows] = (await new Response(body as ReadableStream).text()).trim().split("\r\n");
    expect(head).toContain("lot,expiresOn,receivedDay,locationName");
    expect(rows.map((row) => [row.includes("B2"), row.includes("Levi")])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(await audited(shopper.tenantId, "patientExported")).toEqual([patient.id]);
  });

  test("finds nothing of other practices, nor of the person's inaccessible locations", async () => {
    const { shopper } = await givenLots();
    const stranger = await givenShopper({ subDomain: "carmel", role: "practiceAdmin" });
    expect((await stranger.calls.recalls.search({ lots: "A1 B2" })).found).toEqual([]);
    const { owner } = await testDatabase();
    const doctor = await shopperOf(shopper.practice, { email: "doctor@einayim.example" });
    await owner.update(schema.users).set({ isDoctor: true }).where(eq(schema.users.id, doctor.userId));
    expect((await doctor.calls.recalls.search({ lots: "A1 B2" })).boxes).toBe(5);
    await owner.update(schema.receivedBoxes).set({ locationId: stranger.locationId }).where(eq(schema.receivedBoxes.lot, "none"));
  });

  test("accepts fifty lots at a time, and is not for staff", async () => {
    const { calls, shopper } = await givenLots();
    const lots = (count: number) => Array.from({ length: count }, (_, index) => `L${index}`).join(" ");
    expect((await calls.recalls.search({ lots: lots(50) })).found).toEqual([]);
    expect((await safe(calls.recalls.search({ lots: lots(51) })))[0]).toMatchObject({
      code: "tooManyLots",
      status: 422,
      data: { max: 50 },
    });
    const staff = await shopperOf(shopper.practice, { email: "staff@einayim.example" });
    expect((await safe(staff.calls.recalls.search({ lots: "A1" })))[0]).toMatchObject({ code: "notPermitted", status: 403 });
  });
});
