import { beforeEach, describe, expect, test } from "vitest";
import { boxesField, sheetEntry } from "~/domain/order/sheet-entries";
import { loader as scannedLoader } from "~/routes/products/scanned";
import { action, loader as gridLoader } from "~/routes/products/stock-revenue/stock-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { codeOfMyday } from "~tests/helpers/demo-codes";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const gtin = codeOfMyday("il");
const productId = "il-myday~pw-3_25~bc8_4~di14_2~90";
const scan = `01${gtin}10AB12\u001d17271130`;
const gridPath = `/products/stock-revenue?${new URLSearchParams({ series: "il-myday", pack: "90", focus: productId, scan })}`;

const show = async (code?: string) => {
  const search = code === undefined ? "" : `?${new URLSearchParams({ code })}`;
  return (await scannedLoader(await pageArgs(await givenShopper(), { path: `/products/scanned${search}` }))).data;
};

describe("the page of a code", () => {
  test("shows the product of the code, with lot and expiry", async () => {
    const { scanned } = await show(scan);
    expect(scanned).toMatchObject({ lens: { productId }, code: { gtin, lot: "AB12", expiresOn: "2027-11-30" } });
  });

  test("asks for a code when there is none", async () => {
    expect(await show()).toEqual({ scan: "", scanned: null });
  });

  test("says that words are not a code", async () => {
    expect((await show("hello")).scanned).toMatchObject({ mistake: "noCode", lens: null });
  });

  test.each([
    ["with a NUL", "01\u0000", "unreadableText"],
    ["of 300 characters", "1".repeat(300), "textTooLong"],
  ])("refuses a text %s", async (_, text, mistake) => {
    expect(await show(text)).toMatchObject({ mistake, scanned: null });
  });
});

describe("the grid that a scan led to", () => {
  test("says what was scanned and has nothing typed", async () => {
    const shown = await gridLoader(await pageArgs(await givenShopper(), { path: gridPath }));
    expect(shown).toMatchObject({ focus: productId, scanned: { code: { lot: "AB12" }, lens: { productId } }, sent: null });
  });

  test("adds a box to the cell on request, and nothing to the cart", async () => {
    const shopper = await givenShopper();
    const sheet = { seriesId: "il-myday", preorderId: "0190a0a0-0000-7000-8000-000000000001", revision: null, base: {}, texts: {} };
    const form: [string, string][] = [sheetEntry(sheet), [boxesField(productId), "2"], ["intent", `one:${productId}`]];
    const { data } = outcomeOf(await action(await pageArgs(shopper, { path: gridPath, form })));
    expect(data).toMatchObject({ refusal: null, entries: expect.arrayContaining([[boxesField(productId), "3"]]) });
    expect(await shopper.calls.cart.view({ locationId: shopper.locationId })).toMatchObject({ cart: null });
  });

  test("leads back to the grid without the scan once boxes are added", async () => {
    const sheet = { seriesId: "il-myday", preorderId: "0190a0a0-0000-7000-8000-000000000001", revision: null, base: {}, texts: {} };
    const form: [string, string][] = [sheetEntry(sheet), [boxesField(productId), "1"], ["intent", "add"]];
    const { location } = outcomeOf(await action(await pageArgs(await givenShopper(), { path: gridPath, form })));
    expect(location).toBe("/products/stock-revenue?series=il-myday&pack=90");
  });
});
