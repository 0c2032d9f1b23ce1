import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsLater } from "../orders/placed-orders";
import { givenShelf, packs, scanned, trialCode, trialId } from "./given-fitting";

beforeEach(resetDatabase);

describe("the fitting sets of a location (D160)", () => {
  test("show what is there, wanted, missing and expiring, at that location only", async () => {
    const { calls, locationId, otherId, put, want } = await givenShelf();
    await want(-3, 4);
    await want(-1, 1);
    await put(packs(-3, 1, { lot: "A1", expiresOn: "2028-01-31" }), packs(-3, 2, { expiresOn: "2026-12-31" }), packs(-2));
    const { sets, expiring, others, day } = await calls.fitting.overview({ locationId });
    expect(day).toBe("2026-11-24");
    expect(sets).toMatchObject([{ seriesId: "il-myday-trial", lenses: 3, onShelf: 4, wanted: 5, missing: 2, soon: 2, expired: 0 }]);
    expect(
      expiring.map(({ product, lot, expiresOn, packs: number, expiry }) => [product.productId, lot, expiresOn, number, expiry]),
    ).toEqual([[trialId(-3), null, "2026-12-31", 2, "soon"]]);
    expect(others).toEqual([]);
    expect((await calls.fitting.overview({ locationId: otherId })).sets).toEqual([]);
    const { sums, layout } = await calls.fitting.view({ locationId, seriesId: "il-myday-trial" });
    expect([layout, sums.missing]).toEqual(["quarters", 2]);
    expect((await safe(calls.fitting.view({ locationId, seriesId: "il-myday" })))[0]).toMatchObject({ code: "notFound" });
  });

  test("have the wanted packs that were set last; a lens with 0 is not in the set", async () => {
    const { calls, locationId, want, lensOf } = await givenShelf();
    await want(-3, 4);
    await want(-3, 2);
    expect(await lensOf(-3)).toMatchObject({ wanted: 2, missing: 2 });
    await want(-3, 0);
    expect((await calls.fitting.overview({ locationId })).sets).toEqual([]);
    const unknown = [{ productId: "il-myday~pw-3_25~bc8_4~di14_2~90", packs: 1 }];
    expect((await safe(calls.fitting.setWanted({ locationId, wanted: unknown })))[0]).toMatchObject({ code: "notMade" });
  });
});

describe("packs that are put on the shelf", () => {
  test("are there once however often they are sent, with the lot and expiry date in their codes", async () => {
    const { calls, locationId, lensOf } = await givenShelf();
    const boxes = scanned(trialCode(-3, { lot: "A1", expires: "280131" }), trialCode(-3, { lot: "A1", expires: "280131" }), trialCode(-3));
    const sent = { locationId, boxes, packs: [packs(-3, 2, { lot: "B2" })] };
    expect(await calls.fitting.put(sent)).toEqual({ packs: 5, refused: [] });
    expect(await calls.fitting.put(sent)).toEqual({ packs: 5, refused: [] });
    const lens = await lensOf(-3);
    expect(lens?.onShelf).toBe(5);
    expect(lens?.lots).toEqual([
      { lot: "A1", expiresOn: "2028-01-31", packs: 2, expiry: null },
      { lot: null, expiresOn: null, packs: 1, expiry: null },
      { lot: "B2", expiresOn: null, packs: 2, expiry: null },
    ]);
  });

  test("are refused individually when unreadable, not a trial lens, or expired", async () => {
    const { calls, locationId, lensOf } = await givenShelf();
    const boxes = scanned("box", "(01)04006381333931", trialCode(-3, { expires: "261031" }), trialCode(-3), "00190090434363");
    const { packs: number, refused } = await calls.fitting.put({ locationId, boxes, packs: [] });
    expect(number).toBe(1);
    expect(refused.map(({ id, mistake }) => [boxes.findIndex((box) => box.id === id), mistake])).toEqual([
      [0, "noCode"],
      [1, "unknown"],
      [2, "expired"],
      [4, expect.any(String)],
    ]);
    const [expired] = await safe(
      calls.fitting.put({ locationId, boxes: [], packs: [packs(-1), packs(-3, 1, { expiresOn: "2026-10-31" })] }),
    );
    expect(expired).toMatchObject({ code: "packExpired", data: { expiresOn: "2026-10-31" } });
    expect([(await lensOf(-1))?.onShelf, (await lensOf(-3))?.onShelf]).toEqual([0, 1]);
  });
});

describe("packs that are given out", () => {
  test("are those that expire first, each act once", async () => {
    const { put, use, lensOf } = await givenShelf();
    await put(packs(-3, 1, { lot: "LATE", expiresOn: "2028-01-31" }), packs(-3, 1, { lot: "SOON", expiresOn: "2026-12-31" }));
    const given = packs(-3);
    expect(await use(given)).toEqual({ packs: 1, refused: [] });
    expect(await use(given)).toEqual({ packs: 1, refused: [] });
    expect((await lensOf(-3))?.lots.map(({ lot }) => lot)).toEqual(["LATE"]);
  });

  test("are refused when fewer are there, and nothing in the form is given out", async () => {
    const { put, use, lensOf, calls, locationId, otherId } = await givenShelf();
    await put(packs(-3, 2), packs(-1, 1));
    const [refusal] = await safe(use(packs(-1), packs(-3, 3)));
    expect(refusal).toMatchObject({ code: "notOnShelf", data: { left: 2 } });
    expect([(await lensOf(-1))?.onShelf, (await lensOf(-3))?.onShelf]).toEqual([1, 2]);
    const [elsewhere] = await safe(calls.fitting.use({ locationId: otherId, boxes: [], packs: [packs(-1)] }));
    expect(elsewhere).toMatchObject({ code: "notOnShelf", data: { left: 0 } });
    const boxes = scanned(trialCode(-2), trialCode(-1));
    expect(await calls.fitting.use({ locationId, boxes, packs: [] })).toEqual({
      packs: 1,
      refused: [{ id: boxes[0]?.id, mistake: "notOnShelf" }],
    });
  });

  test("to a patient are recorded in the audit trail once, and do not change the patient's trial allowance", async () => {
    const { put, calls, locationId, patient, acts } = await givenShelf();
    await put(packs(-3, 5, { lot: "A1" }));
    const sent = { locationId, patientId: patient.id, boxes: [], packs: [packs(-3, 3)] };
    await calls.fitting.use(sent);
    await calls.fitting.use(sent);
    expect(await acts()).toEqual([
      ["used", 3, "A1", patient.id],
      ["put", 5, "A1", null],
    ]);
    const { answers } = await calls.cart.trialAllowance({ locationId, questions: [{ patientId: patient.id }] });
    expect(answers[0]?.left).toBe(2);
    const trail = async () => {
      const { entries } = await calls.audit.list({ subjectKind: "patient", subjectId: patient.id });
      return entries.map(({ action }) => action).filter((action) => action.startsWith("trialLens"));
    };
    expect(await trail()).toEqual(["trialLensGiven"]);
    await calls.fitting.undo({ locationId, ids: [sent.packs[0]?.id ?? ""] });
    expect(await trail()).toEqual(["trialLensTakenBack", "trialLensGiven"]);
  });
});

describe("expired packs", () => {
  test("count as missing, are never given out, and are discarded once", async () => {
    const { shopper, locationId, put, want } = await givenShelf();
    await want(-3, 2);
    await put(packs(-3, 2, { expiresOn: "2026-11-30" }), packs(-1, 1));
    const later = await callsLater(shopper, 10 * 24 * 60);
    const sums = async () => (await later.fitting.view({ locationId, seriesId: "il-myday-trial" })).sums;
    expect(await sums()).toMatchObject({ onShelf: 1, expired: 2, missing: 2 });
    expect((await safe(later.fitting.use({ locationId, boxes: [], packs: [packs(-3)] })))[0]).toMatchObject({ code: "notOnShelf" });
    const id = uuid();
    expect(await later.fitting.discard({ id, locationId })).toEqual({ packs: 2 });
    expect(await later.fitting.discard({ id, locationId })).toEqual({ packs: 2 });
    expect(await sums()).toMatchObject({ onShelf: 1, expired: 0, missing: 2 });
    await later.fitting.undo({ locationId, ids: [id] });
    expect(await sums()).toMatchObject({ expired: 2 });
  });
});

test("the latest acts of a series are listed however much was done with others since", async () => {
  const { calls, locationId, put, shopper } = await givenShelf();
  await put(packs(-3, 2));
  const { owner } = await testDatabase();
  const { fittingPacks } = schema;
  const [first] = await owner.select().from(fittingPacks);
  if (!first) throw new Error("Nothing was put on the shelf");
  const putAt = new Date(first.putAt.getTime() + 60_000);
  const others = Array.from({ length: 200 }, () => ({ ...first, id: uuid(), productId: "il-biofinity-trial~pw-3~bc8_6~di14~3", putAt }));
  await owner.insert(fittingPacks).values(others);
  const later = await callsLater(shopper, 10);
  const { acts } = await later.fitting.view({ locationId, seriesId: "il-myday-trial" });
  expect(acts.map(({ act, packs: number }) => [act, number])).toEqual([["put", 2]]);
  expect((await calls.fitting.overview({ locationId })).acts[0]?.packs).toBe(400);
});

describe("undoing", () => {
  test("puts what was given out back where it was, once", async () => {
    const { put, use, lensOf, calls, locationId, acts } = await givenShelf();
    await put(packs(-3, 2, { lot: "A1" }));
    const given = packs(-3);
    await use(given);
    expect(await calls.fitting.undo({ locationId, ids: [given.id] })).toEqual({ packs: 1 });
    expect(await calls.fitting.undo({ locationId, ids: [given.id] })).toEqual({ packs: 1 });
    expect((await lensOf(-3))?.onShelf).toBe(2);
    expect(await acts()).toEqual([["put", 2, "A1", null]]);
  });

  test("removes packs that were put on the shelf, unless some were given out or a day has passed", async () => {
    const { shopper, put, use, lensOf, calls, locationId } = await givenShelf();
    const [one, two] = [packs(-3, 2), packs(-1, 2)];
    await put(one, two);
    await use(packs(-3));
    expect((await safe(calls.fitting.undo({ locationId, ids: [one.id, two.id] })))[0]).toMatchObject({ code: "packsTaken", status: 409 });
    expect([(await lensOf(-3))?.onShelf, (await lensOf(-1))?.onShelf]).toEqual([1, 2]);
    const later = await callsLater(shopper, 25 * 60);
    expect((await safe(later.fitting.undo({ locationId, ids: [two.id] })))[0]).toMatchObject({ code: "undoTooLate", status: 409 });
    await calls.fitting.undo({ locationId, ids: [two.id] });
    expect((await lensOf(-1))?.onShelf).toBe(0);
  });
});
