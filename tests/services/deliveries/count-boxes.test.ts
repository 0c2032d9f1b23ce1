import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "~/db/schema.server";
import { matchBoxes } from "~/domain/delivery/match-boxes";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenShopper, mydayId, shopperOf } from "../cart/given-cart";
import { callsLater } from "../orders/placed-orders";
import { codeOf, givenShipped, scanned } from "./given-deliveries";

beforeEach(resetDatabase);

type View = Awaited<ReturnType<Awaited<ReturnType<typeof callsLater>>["deliveries"]["view"]>>;
const expectedOf = ({ lines }: Pick<View, "lines">) =>
  lines.map(({ patientLast, product, left }) => [patientLast, product.productId, left]);
/** How many boxes each line got, and how many none waits for. */
const countedOf = ({ lines, boxes }: Pick<View, "lines" | "boxes">) => {
  const matched = matchBoxes(lines, boxes);
  return [...matched.lines.map((each) => each.boxes.length), matched.unexpected.length];
};

describe("what a location expects (D86)", () => {
  test("is listed by line once shipped, stock before patients, with the codes of the boxes", async () => {
    const { shopper, locationId } = await givenShipped();
    const view = await (await callsLater(shopper, 120)).deliveries.view({ locationId });
    expect(expectedOf(view)).toEqual([
      [null, mydayId(-3.25), 3],
      [null, mydayId(-1), 1],
      ["Levi", mydayId(-3.25), 2],
    ]);
    expect(view.lines.map(({ gtin }) => `(01)${gtin}`)).toEqual([codeOf(-3.25), codeOf(-1), codeOf(-3.25)]);
    expect([view.deliveryId, view.boxes]).toEqual([null, []]);
  });

  test.each([
    ["not before it leaves", "ReadyToShip", 120, 0],
    ["while the distributor calls it delivered", "Delivered", 120, 3],
    ["not for ever after that", "Delivered", 6 * 24 * 60, 0],
  ] as const)("%s", async (_, until, minutes, count) => {
    const { shopper, locationId } = await givenShipped({ until });
    const { lines } = await (await callsLater(shopper, minutes)).deliveries.view({ locationId });
    expect(lines).toHaveLength(count);
  });

  test("does not include other locations or practices", async () => {
    const { locationId } = await givenShipped();
    const stranger = await givenShopper({ subDomain: "carmel" });
    const [refusal] = await safe(stranger.calls.deliveries.view({ locationId }));
    expect(refusal).toMatchObject({ code: "notFound" });
  });
});

describe("counting", () => {
  test("keeps lot and expiry, the order of the scans, and unexpected boxes", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const codes = [codeOf(-3.25, { lot: "A1", expires: "280131" }), codeOf(-1), codeOf(-2), codeOf(-3.25, { lot: "B2" })];
    const deliveryId = uuid();
    const counted = await calls.deliveries.count({ locationId, deliveryId, boxes: scanned(...codes) });
    expect(counted).toMatchObject({ deliveryId, refused: [] });
    expect(counted.boxes.map(({ product, lot, expiresOn }) => [product?.productId, lot, expiresOn])).toEqual([
      [mydayId(-3.25), "A1", "2028-01-31"],
      [mydayId(-1), null, null],
      [mydayId(-2), null, null],
      [mydayId(-3.25), "B2", null],
    ]);
    const view = await calls.deliveries.view({ locationId });
    expect(view.boxes).toEqual(counted.boxes);
    expect(countedOf(view)).toEqual([2, 1, 0, 1]);
  });

  test("counts every box of those sent at once before any delivery is open", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await Promise.all(Array.from({ length: 6 }, () => callsLater(shopper, 120)));
    const deliveryId = uuid();
    const send = async (each: (typeof calls)[number]) => each.deliveries.count({ locationId, deliveryId, boxes: scanned(codeOf(-1)) });
    const counted = await Promise.all(calls.map(send));
    expect(counted.map(({ boxes }) => boxes.length).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("counts a box once, however often it is sent, also in one message", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const [box] = scanned(codeOf(-1));
    const sent = { locationId, deliveryId: uuid(), boxes: box ? [box, box] : [] };
    const once = await calls.deliveries.count(sent);
    expect(await calls.deliveries.count(sent)).toEqual(once);
    expect(once.boxes).toHaveLength(1);
  });

  test("continues the delivery that a colleague began, and both see all boxes", async () => {
    const { shopper, locationId } = await givenShipped();
    const colleague = await shopperOf(shopper.practice, { email: "noa@einayim.example", locationIds: [locationId] });
    const mine = { locationId, deliveryId: uuid(), boxes: scanned(codeOf(-1)) };
    const theirs = { locationId, deliveryId: uuid(), boxes: scanned(codeOf(-3.25)) };
    await (await callsLater(shopper, 120)).deliveries.count(mine);
    const both = await (await callsLater(colleague, 121)).deliveries.count(theirs);
    expect(both.deliveryId).toBe(mine.deliveryId);
    expect(both.boxes.map(({ id }) => id)).toEqual([mine.boxes[0]?.id, theirs.boxes[0]?.id]);
  });

  test("refuses only what is not a code, and counts the others", async () => {
    const { shopper, locationId } = await givenShipped();
    const [wrong, none, right, unknown] = scanned(
      codeOf(-1).replace(/\d$/, (digit) => `${(Number(digit) + 1) % 10}`),
      "hello",
      codeOf(-1),
      "04006381333931",
    );
    const boxes = [wrong, none, right, unknown].flatMap((box) => box ?? []);
    const counted = await (await callsLater(shopper, 120)).deliveries.count({ locationId, deliveryId: uuid(), boxes });
    expect(counted.refused).toEqual([
      { id: wrong?.id, mistake: "wrongCheckDigit" },
      { id: none?.id, mistake: "noCode" },
    ]);
    expect(counted.boxes.map(({ id, gtin, product }) => [id, gtin, product?.productId])).toEqual([
      [right?.id, expect.any(String), mydayId(-1)],
      [unknown?.id, "04006381333931", undefined],
    ]);
  });

  test("by hand adds one of an expected product, and of no other", async () => {
    const { shopper, locationId } = await givenShipped();
    const byHand = (productId: string) => ({ id: uuid(), productId, way: "hand" as const });
    const boxes = [byHand(mydayId(-1)), byHand(mydayId(-9))];
    const counted = await (await callsLater(shopper, 120)).deliveries.count({ locationId, deliveryId: uuid(), boxes });
    expect(counted.boxes).toEqual([expect.objectContaining({ id: boxes[0]?.id, lot: null, way: "hand" })]);
    expect(counted.refused).toEqual([{ id: boxes[1]?.id, mistake: "notExpected" }]);
  });

  test("opens no delivery for boxes that were counted in a finished one, or of which none is accepted", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const sent = { locationId, deliveryId: uuid(), boxes: scanned(codeOf(-1)) };
    await calls.deliveries.count(sent);
    await calls.deliveries.finish({ deliveryId: sent.deliveryId });
    const unanswered = await calls.deliveries.count({ ...sent, deliveryId: uuid() });
    expect(unanswered).toEqual({ deliveryId: null, boxes: [], refused: [] });
    expect(await calls.deliveries.count(sent)).toEqual(unanswered);
    const wrong = [...scanned("hello"), { id: uuid(), productId: mydayId(-9), way: "hand" as const }];
    const refused = await calls.deliveries.count({ locationId, deliveryId: uuid(), boxes: wrong });
    expect(refused).toMatchObject({ deliveryId: null, boxes: [], refused: [{ mistake: "noCode" }, { mistake: "notExpected" }] });
    const { owner } = await testDatabase();
    expect((await owner.select().from(schema.deliveries)).map(({ id }) => id)).toEqual([sent.deliveryId]);
  });

  test("counts a box of two tabs once when both send it before any delivery is open", async () => {
    const { shopper, locationId } = await givenShipped();
    const [box] = scanned(codeOf(-1));
    const boxes = box ? [box] : [];
    const send = async () => (await callsLater(shopper, 120)).deliveries.count({ locationId, deliveryId: uuid(), boxes });
    const counted = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(counted.map(({ deliveryId }) => deliveryId)).size).toBe(1);
    expect(counted.map((each) => each.boxes.map(({ id }) => id))).toEqual(counted.map(() => [box?.id]));
  });

  test("takes a box back once, and keeps it so when its scan is sent again", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const sent = { locationId, deliveryId: uuid(), boxes: scanned(codeOf(-1), codeOf(-1)) };
    await calls.deliveries.count(sent);
    const boxId = sent.boxes[1]?.id ?? "";
    const left = await calls.deliveries.takeBack({ locationId, boxId });
    expect(left.boxes.map(({ id }) => id)).toEqual([sent.boxes[0]?.id]);
    expect(await calls.deliveries.takeBack({ locationId, boxId })).toEqual(left);
    expect((await calls.deliveries.count(sent)).boxes).toEqual(left.boxes);
    const [refusal] = await safe(calls.deliveries.takeBack({ locationId, boxId: uuid() }));
    expect(refusal).toMatchObject({ code: "notFound" });
  });

  test("accepts a thousand boxes per delivery, removed ones not counted", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const deliveryId = uuid();
    const hundred = () => scanned(...Array.from({ length: 100 }, () => codeOf(-1)));
    for (let batch = 0; batch < 10; batch += 1) await calls.deliveries.count({ locationId, deliveryId, boxes: hundred() });
    const [refusal] = await safe(calls.deliveries.count({ locationId, deliveryId, boxes: scanned(codeOf(-1)) }));
    expect(refusal).toMatchObject({ code: "deliveryFull", data: { max: 1000 } });
    const { boxes } = await calls.deliveries.view({ locationId });
    expect(boxes).toHaveLength(1000);
    await calls.deliveries.takeBack({ locationId, boxId: boxes[0]?.id ?? "" });
    await calls.deliveries.count({ locationId, deliveryId, boxes: scanned(codeOf(-1)) });
    await expect(calls.deliveries.count({ locationId, deliveryId, boxes: scanned(codeOf(-1)) })).rejects.toMatchObject({
      code: "deliveryFull",
    });
  });
});
