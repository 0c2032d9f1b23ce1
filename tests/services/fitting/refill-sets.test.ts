import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShopper, givenShelf as givenStock, mydayLine, officeTrial } from "../cart/given-cart";
import { givenShipped, receive } from "../deliveries/given-deliveries";
import { callsLater } from "../orders/placed-orders";
import { givenShelf, packs, trialCode, trialId } from "./given-fitting";

beforeEach(resetDatabase);

type Proposed = { series: { allowance: object; lines: { productId: string; proposed: number; leftOut: object | null }[] }[] };
const linesOf = ({ series }: Proposed) =>
  series.flatMap(({ lines }) => lines.map(({ productId, proposed, leftOut }) => [productId, proposed, leftOut]));

test("proposes what is missing within the trial rules of the cart, and lists what is left out (D161)", async () => {
  const { calls, locationId, want, buy, put } = await givenShelf();
  await want(-3, 3);
  await want(-1, 1);
  await want(-2, 1);
  await put(packs(-2));
  const none = await calls.fitting.refill({ locationId });
  expect(none.series).toMatchObject([
    { allowance: { max: 0, used: 0, left: 0, reason: "revenueMissing" }, goesWith: [{ seriesId: "il-myday", name: expect.any(String) }] },
  ]);
  expect(linesOf(none)).toEqual([
    [trialId(-3), 0, { packs: 3, reason: "revenueMissing", max: 0 }],
    [trialId(-1), 0, { packs: 1, reason: "revenueMissing", max: 0 }],
  ]);
  await buy(-3, 3);
  const some = await calls.fitting.refill({ locationId, seriesId: "il-myday-trial" });
  expect(some.series[0]?.allowance).toEqual({ max: 3, used: 0, left: 3, reason: null });
  expect(linesOf(some)).toEqual([
    [trialId(-3), 2, { packs: 1, reason: "exceedsRevenueTimesMultiplier", max: 3 }],
    [trialId(-1), 1, null],
  ]);
  expect(some.packs).toEqual({ lacking: 4, proposed: 3, leftOut: 1 });
  const others = await calls.fitting.refill({ locationId, excluded: [trialId(-1)] });
  expect(linesOf(others)).toEqual([
    [trialId(-3), 3, null],
    [trialId(-1), 0, null],
  ]);
});

test("does not propose what is in a cart of the location, which uses up the allowance", async () => {
  const { calls, locationId, want, buy } = await givenShelf();
  await want(-3, 2);
  await want(-1, 2);
  await buy(-3, 2);
  const trials = officeTrial([mydayLine(-3, 1, { seriesId: "il-myday-trial", packSize: 5 })]);
  await calls.cart.sync({ locationId, preorders: [trials] });
  const { series } = await calls.fitting.refill({ locationId });
  expect(series[0]?.allowance).toEqual({ max: 2, used: 1, left: 1, reason: null });
  expect(series[0]?.lines.map(({ productId, expected, lacking, proposed }) => [productId, expected, lacking, proposed])).toEqual([
    [trialId(-3), 1, 1, 0],
    [trialId(-1), 0, 2, 1],
  ]);
});

test("ordered trial packs are on their way until their delivery is finished, which puts them on the shelf with lot and expiry date", async () => {
  const trials = officeTrial([mydayLine(-1, 2, { seriesId: "il-myday-trial", packSize: 5 })]);
  const given = await givenShipped({ trials });
  const { shopper, locationId } = given;
  const calls = await callsLater(shopper, 110);
  await calls.fitting.setWanted({ locationId, wanted: [{ productId: trialId(-1), packs: 3 }] });
  const lens = async () => {
    const later = await callsLater(shopper, 140);
    const { blocks } = await later.fitting.view({ locationId, seriesId: "il-myday-trial" });
    return blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).find((cell) => cell?.productId === trialId(-1));
  };
  expect(await lens()).toMatchObject({ onShelf: 0, onTheWay: 2, missing: 3 });
  expect((await calls.fitting.refill({ locationId })).packs.lacking).toBe(1);
  await receive(given, [trialCode(-1, { lot: "T7", expires: "280131" })]);
  expect(await lens()).toMatchObject({
    ...{ onShelf: 1, onTheWay: 1, missing: 2 },
    lots: [{ lot: "T7", expiresOn: "2028-01-31", packs: 1, expiry: null }],
  });
});

test("of a line that is delivered in two parts, what arrived of the first does not count for the second", async () => {
  await givenCatalogue();
  await givenStock(trialId(-1), 1);
  const trials = officeTrial([mydayLine(-1, 2, { seriesId: "il-myday-trial", packSize: 5 })]);
  const given = await givenShipped({ shopper: await givenShopper({ role: "practiceAdmin" }), trials });
  const { shopper, locationId } = given;
  await receive(given, [trialCode(-1)]);
  const { blocks } = await (await callsLater(shopper, 140)).fitting.view({ locationId, seriesId: "il-myday-trial" });
  const cells = blocks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  expect(cells.find((cell) => cell?.productId === trialId(-1))).toMatchObject({ onShelf: 1, onTheWay: 1 });
});

test("the shelf of another practice is not found", async () => {
  const { locationId } = await givenShelf();
  const stranger = await givenShopper({ subDomain: "carmel" });
  await expect(stranger.calls.fitting.refill({ locationId })).rejects.toMatchObject({ code: "notFound" });
  await expect(stranger.calls.fitting.overview({ locationId })).rejects.toMatchObject({ code: "notFound" });
});
