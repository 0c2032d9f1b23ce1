import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { gtinOf } from "~/domain/product/lens-gtin";
import { boxesFieldOf, presses } from "~/forms/shelf-count/typed-count";
import { action, loader } from "~/routes/products/shelf-count/shelf-count";
import { resetDatabase } from "~tests/helpers/database";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";
import { givenCatalogue, givenShopper, seriesById } from "~tests/services/cart/given-cart";
import { givenWeekly, lensId } from "~tests/services/stock/given-weekly";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const path = "/products/shelf-count";
const code = `01${gtinOf(seriesById("il-biofinity"), { power: -3, baseCurve: 8.6, diameter: 14 }, 6)}`;

const fieldOf = (power: number, counted: number | null = null) => boxesFieldOf({ key: lensId(power), counted });

async function givenPage() {
  const shopper = await givenShopper();
  await givenWeekly({ ...shopper, locationIds: [shopper.locationId] }, [{ power: -2, boxes: 3, weeks: 30 }]);
  const show = async () => loader(await pageArgs(shopper, { path }));
  const post = async (entries: [string, string][]) => outcomeOf(await action(await pageArgs(shopper, { path, form: entries })));
  const { countId, batchId } = await show();
  const form = (codes: string, intent: string, more: [string, string][] = []): [string, string][] => [
    ...([
      ["count", countId],
      ["batch", batchId],
      ["codes", codes],
    ] as [string, string][]),
    ...more,
    ["intent", intent],
  ];
  const counted = async () => (await show()).count.lines.map(({ key, counted: boxes }) => [key, boxes]);
  return { show, post, form, counted };
}

describe("counting the shelf", () => {
  test("counts scans one per line, and the typed numbers, however often the form is sent", async () => {
    const { post, form, counted } = await givenPage();
    const sent = form(`${code}\r\n${code}\r\n`, presses.count, [[fieldOf(-2), "4"]]);
    expect(await post(sent)).toMatchObject({ status: 302, location: path });
    expect(await post(sent)).toMatchObject({ status: 302, location: path });
    expect(await counted()).toEqual([
      [lensId(-2), 4],
      [lensId(-3), 2],
    ]);
  });

  test("returns codes that cannot be read and numbers that are none, and counts the other codes", async () => {
    const { post, form, counted } = await givenPage();
    const wrong = await post(form(`${code}\n`, presses.count, [[fieldOf(-2), "many"]]));
    expect(wrong).toMatchObject({ status: 422, data: { codes: `${code}\n`, wrong: [lensId(-2)], texts: { [lensId(-2)]: "many" } } });
    expect(await counted()).toEqual([[lensId(-2), null]]);
    const partly = await post(form(`${code}\nbox\n`, presses.finish));
    expect(partly).toMatchObject({ status: 422, data: { codes: "box\n", refused: [{ code: "box", mistake: "noCode" }] } });
    expect(await counted()).toEqual([
      [lensId(-3), 1],
      [lensId(-2), null],
    ]);
  });

  test("keeps what a colleague has counted since the page was shown, unless the number was changed", async () => {
    const { post, form, counted } = await givenPage();
    await post(form(`${code}\n`, presses.count));
    await post(form(`${code}\n${code}\n`, presses.count));
    await post(form("", presses.count, [[fieldOf(-3, 1), "1"]]));
    expect(await counted()).toContainEqual([lensId(-3), 2]);
    await post(form("", presses.count, [[fieldOf(-3, 1), "5"]]));
    expect(await counted()).toContainEqual([lensId(-3), 5]);
  });

  test("takes the last scan back, and finishes with what is in the field", async () => {
    const { show, post, form, counted } = await givenPage();
    await post(form(code, presses.count));
    const { count } = await show();
    await post(form("", `${presses.takeBack}${count.lastScanned?.boxId}`));
    expect(await counted()).toEqual([[lensId(-2), null]]);
    expect(await post(form("", presses.finish))).toMatchObject({ status: 409, data: { refusal: { code: "nothingCounted" } } });
    const last = form(`${code}\n${code}`, presses.finish).map(([name, value]): [string, string] => [
      name,
      name === "batch" ? uuid() : value,
    ]);
    expect(await post(last)).toMatchObject({ status: 302, location: "/products/usual-order" });
    const { count: after } = await show();
    expect([after.countId, after.finished?.lensesQuantity]).toEqual([null, 1]);
  });
});
