import { safe } from "@orpc/client";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { gtinOf } from "~/domain/product/lens-gtin";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { seriesById } from "~tests/services/cart/given-cart";
import { biofinity, placeOrder } from "~tests/services/orders/placed-orders";
import { givenWeekly, lensId } from "./given-weekly";

beforeEach(resetDatabase);

const codeOf = (power: number, more = "") => `(01)${gtinOf(seriesById("il-biofinity"), { power, baseCurve: 8.6, diameter: 14 }, 6)}${more}`;
const scanned = (...codes: string[]) => codes.map((code) => ({ id: uuid(), code }));
const typed = (productId: string, boxes: number) => ({ id: uuid(), productId, boxes });

async function givenShelf() {
  await givenCatalogue();
  const practice = await givenPractice({ locations: 2 });
  const person = await givenPerson(practice);
  const calls = await callsFor(person);
  const [locationId = "", otherId = ""] = person.locationIds;
  await givenWeekly(person, [
    { power: -2, boxes: 3, weeks: 30 },
    { power: -3, boxes: 2, weeks: 30 },
  ]);
  const count = (boxes: { id: string; code: string }[], numbers: ReturnType<typeof typed>[] = [], countId = uuid()) =>
    calls.stock.countShelf({ locationId, countId, boxes, typed: numbers });
  return { practice, person, calls, locationId, otherId, count };
}

type Lines = { lines: readonly { key: string; counted: number | null }[] };
const countedOf = ({ lines }: Lines) => lines.flatMap(({ key, counted }) => (counted === null ? [] : [[key, counted]]));

describe("a shelf that is not counted yet", () => {
  test("lists what the location keeps with what it is believed to hold, without what is on its way", async () => {
    const { person, calls, locationId, otherId } = await givenShelf();
    const before = await calls.stock.viewShelfCount({ locationId });
    expect(before).toMatchObject({ day: "2026-11-24", countId: null, lastScanned: null, finished: null });
    expect(before.lines.map(({ key, counted }) => [key, counted])).toEqual([
      [lensId(-3), null],
      [lensId(-2), null],
    ]);
    await placeOrder(person, { lines: [biofinity(-3, 4)] });
    const after = await calls.stock.viewShelfCount({ locationId });
    expect(after.lines.map(({ onTheWay }) => onTheWay - (before.lines[0]?.onTheWay ?? 0))).toEqual([4, expect.any(Number)]);
    expect((await calls.stock.viewShelfCount({ locationId: otherId })).lines).toEqual([]);
  });
});

describe("counting", () => {
  test("counts each box once, sets typed numbers, and refuses codes that cannot be read", async () => {
    const { count } = await givenShelf();
    const boxes = scanned(codeOf(-3, "(17)280131(10)A1"), codeOf(-3), codeOf(-5), "(01)04006381333931", "4006381333932", "box");
    const first = await count(boxes, [typed(lensId(-2), 7)]);
    expect(first.refused.map(({ mistake }) => mistake)).toEqual(["noCode", "noCode"].map(() => expect.any(String)));
    expect(first.refused.map(({ id }) => id)).toEqual(boxes.slice(4).map(({ id }) => id));
    expect(countedOf(first)).toEqual([
      [lensId(-2), 7],
      ["04006381333931", 1],
      [lensId(-5), 1],
      [lensId(-3), 2],
    ]);
    expect(first.lines.find(({ key }) => key === lensId(-3))?.lots).toEqual([{ lot: "A1", expiresOn: "2028-01-31", quantity: 1 }]);
    const again = await count(boxes);
    expect([countedOf(again), again.countId]).toEqual([countedOf(first), first.countId]);
  });

  test("holds 5,000 entries and not one more, of which removed ones are none", async () => {
    const { count, calls, locationId } = await givenShelf();
    await count(scanned(codeOf(-3)));
    const { owner } = await testDatabase();
    const copy = sql`jsonb_build_object('id', gen_random_uuid(), 'place', number)`;
    await owner.execute(
      sql`insert into shelf_boxes select (jsonb_populate_record(box, ${copy})).* from shelf_boxes box, generate_series(2, 4998) number`,
    );
    const full = { code: "countFull", status: 409, data: { max: 5000 } };
    await expect(count(scanned(codeOf(-3), codeOf(-2), codeOf(-2)))).rejects.toMatchObject(full);
    const last = scanned(codeOf(-3), codeOf(-3));
    expect(countedOf(await count(last))).toEqual([[lensId(-3), 5000]]);
    await expect(count(scanned(codeOf(-3)))).rejects.toMatchObject(full);
    await calls.stock.takeBackFromShelf({ locationId, boxId: last[0]?.id ?? "" });
    expect(countedOf(await count(scanned(codeOf(-3))))).toEqual([[lensId(-3), 5000]]);
  });

  test("takes a typed number as the whole, and later scans add to it", async () => {
    const { count } = await givenShelf();
    await count(scanned(codeOf(-3), codeOf(-3), codeOf(-3)));
    expect(countedOf(await count([], [typed(lensId(-3), 1)]))).toEqual([[lensId(-3), 1]]);
    expect(countedOf(await count(scanned(codeOf(-3))))).toEqual([[lensId(-3), 2]]);
    expect(countedOf(await count([], [typed(lensId(-2), 0)]))).toEqual([
      [lensId(-2), 0],
      [lensId(-3), 2],
    ]);
  });

  test("opens no count for what was counted in a finished one, or of which nothing is accepted", async () => {
    const { calls, count } = await givenShelf();
    const [boxes, numbers] = [scanned(codeOf(-3)), [typed(lensId(-2), 7)]];
    const { countId } = await count(boxes, numbers);
    await calls.stock.finishShelfCount({ countId: countId ?? "", uncounted: "unknown" });
    for (const sentTo of [uuid(), countId ?? ""]) {
      const again = await count(boxes, numbers, sentTo);
      expect([again.countId, countedOf(again), again.refused]).toEqual([null, [], []]);
    }
    const refused = await count(scanned("box"), [typed(lensId(-9), 4)]);
    expect([refused.countId, refused.refused.map(({ mistake }) => mistake)]).toEqual([null, ["noCode"]]);
    const { owner } = await testDatabase();
    expect((await owner.select().from(schema.shelfCounts)).map(({ id }) => id)).toEqual([countId]);
  });

  test("counts once what two tabs send at once before any count is open", async () => {
    const { person, locationId } = await givenShelf();
    const sent = { locationId, boxes: scanned(codeOf(-3)), typed: [typed(lensId(-2), 7)] };
    const send = async () => (await callsFor(person)).stock.countShelf({ ...sent, countId: uuid() });
    const counted = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(counted.map(({ countId }) => countId)).size).toBe(1);
    const [once] = counted;
    expect(once && countedOf(once)).toEqual([
      [lensId(-2), 7],
      [lensId(-3), 1],
    ]);
    expect(counted.map(countedOf)).toEqual(counted.map(() => once && countedOf(once)));
  });

  test("is shared: a colleague counts in the same count", async () => {
    const { practice, count, locationId } = await givenShelf();
    const mine = await count(scanned(codeOf(-3)));
    const colleague = await callsFor(await givenPerson(practice, { email: "dana@einayim.example" }));
    const theirs = await colleague.stock.countShelf({ locationId, countId: uuid(), boxes: scanned(codeOf(-3)), typed: [] });
    expect([theirs.countId, countedOf(theirs)]).toEqual([mine.countId, [[lensId(-3), 2]]]);
  });

  test("takes a box back once, and not after the count is finished", async () => {
    const { calls, count, locationId } = await givenShelf();
    const [one, two] = [scanned(codeOf(-3)), scanned(codeOf(-3))];
    const { countId } = await count([...one, ...two]);
    const boxId = one[0]?.id ?? "";
    await calls.stock.takeBackFromShelf({ locationId, boxId });
    expect(countedOf(await calls.stock.takeBackFromShelf({ locationId, boxId }))).toEqual([[lensId(-3), 1]]);
    expect(countedOf(await count(one))).toEqual([[lensId(-3), 1]]);
    await calls.stock.finishShelfCount({ countId: countId ?? "", uncounted: "unknown" });
    const [late] = await safe(calls.stock.takeBackFromShelf({ locationId, boxId: two[0]?.id ?? "" }));
    expect(late).toMatchObject({ code: "countFinished" });
  });
});

describe("a finished count", () => {
  test("is what the usual order then rests on", async () => {
    const { calls, count, locationId } = await givenShelf();
    const { countId } = await count(scanned(codeOf(-3)), [typed(lensId(-2), 40)]);
    const finish = () => calls.stock.finishShelfCount({ countId: countId ?? "", uncounted: "unknown" });
    expect(await finish()).toEqual({ countId, lensesQuantity: 2 });
    expect(await finish()).toEqual({ countId, lensesQuantity: 2 });
    const { series } = await calls.stock.proposal({ locationId });
    const lenses = series.flatMap((each) => each.lenses);
    expect(lenses.map(({ productId }) => productId)).toEqual([lensId(-3)]);
    expect(lenses[0]?.reason).toMatchObject({ countedOn: "2026-11-24" });
    const view = await calls.stock.viewShelfCount({ locationId });
    expect(view).toMatchObject({ countId: null, finished: { lensesQuantity: 2, finishedBy: expect.any(String) } });
    expect(view.lines.find(({ key }) => key === lensId(-2))?.believed).toBe(40);
    const [late] = await safe(calls.stock.countShelf({ locationId, countId: countId ?? "", boxes: scanned(codeOf(-3)), typed: [] }));
    expect(late).toMatchObject({ code: "countFinished" });
  });

  test("of the whole shelf records none of what was not counted", async () => {
    const { calls, count } = await givenShelf();
    const { countId } = await count(scanned(codeOf(-3)));
    await calls.stock.finishShelfCount({ countId: countId ?? "", uncounted: "none" });
    const { owner } = await testDatabase();
    const figures = await owner.select().from(schema.shelfFigures).orderBy(schema.shelfFigures.productId);
    expect(figures.map(({ productId, boxes }) => [productId, boxes])).toEqual([
      [lensId(-2), 0],
      [lensId(-3), 1],
    ]);
  });

  test("needs something that was counted", async () => {
    const { calls, count, locationId } = await givenShelf();
    const boxes = scanned(codeOf(-3));
    const { countId } = await count(boxes);
    await calls.stock.takeBackFromShelf({ locationId, boxId: boxes[0]?.id ?? "" });
    const [refusal] = await safe(calls.stock.finishShelfCount({ countId: countId ?? "", uncounted: "none" }));
    expect(refusal).toMatchObject({ code: "nothingCounted" });
    const { owner } = await testDatabase();
    expect(await owner.select().from(schema.shelfFigures)).toEqual([]);
  });
});
