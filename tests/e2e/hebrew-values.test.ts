import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { emptyCart } from "~tests/helpers/empty-cart";
import { isFull } from "~tests/helpers/figures";
import { findSignedValues } from "~tests/helpers/find-signed-values";
import { signIn } from "~tests/helpers/sign-in";

const line = (seriesId: string, packSize: number, values: object) => ({ id: randomUUID(), seriesId, packSize, quantity: 2, ...values });

/** A cart with a stock order, an order for a patient and a trial for the office; answers what the pages of the table need. */
async function fillCart(page: Page) {
  const locationId = await emptyCart(page);
  const { tenant } = await callInPage(page, "/api/session");
  const { patients } = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  const patient: string = patients[0].id;
  const toric = { power: -3.25, cylinder: -1.25, axis: 180, baseCurve: 8.7, diameter: 14.5 };
  const eyes = { right: line("il-biofinity-toric", 6, toric), left: line("il-biofinity", 6, { power: 2.5 }) };
  const preorder = randomUUID();
  const preorders = [
    { id: preorder, orderType: "Patient", patientId: patient, merchandise: { purchaseType: "Revenue", rx: eyes } },
    {
      id: randomUUID(),
      orderType: "Stock",
      merchandise: { purchaseType: "Revenue", lines: [line("il-myday", 90, { power: -3.25 }), line("il-myday", 90, { power: 1.5 })] },
    },
  ];
  const { cart } = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders });
  return { cart: cart.id as string, patient, preorder };
}

type Filled = Awaited<ReturnType<typeof fillCart>>;

/**
 * Every kind of page that shows lens values; the last ones in the order of a checkout. Those with `values` must show some. The walk in
 * Hebrew of tests/e2e/accessibility.test.ts looks at the same values of its screens, so the check leaves out those with `inFull`.
 */
const pages: readonly { name: string; inFull?: true; values: boolean; path: (filled: Filled, page: Page) => Promise<string> | string }[] = [
  { name: "catalogue", inFull: true, values: true, path: () => "/products" },
  { name: "details of a series", inFull: true, values: true, path: () => "/products/details/il-biofinity-toric" },
  { name: "stock grid of spheres", inFull: true, values: true, path: () => "/products/stock-revenue?series=il-myday" },
  { name: "stock grid of torics", values: true, path: () => "/products/stock-revenue?series=il-biofinity-toric" },
  { name: "stock grid of multifocals", inFull: true, values: true, path: () => "/products/stock-revenue?series=il-biofinity-multifocal" },
  { name: "order for a patient", inFull: true, values: true, path: ({ patient }) => `/products/patient-revenue?patient=${patient}` },
  {
    name: "order for a patient from the cart",
    values: true,
    path: ({ patient, preorder }) => `/products/patient-revenue?patient=${patient}&preorder=${preorder}`,
  },
  { name: "trials for a patient", values: true, path: ({ patient }) => `/products/patient-trial?patient=${patient}&pair` },
  { name: "trials for the office", inFull: true, values: false, path: () => "/products/patient-trial/office" },
  { name: "patient", inFull: true, values: false, path: ({ patient }) => `/patients/${patient}` },
  { name: "cart", values: true, path: () => "/cart" },
  {
    name: "review",
    values: true,
    path: async ({ cart }, page) =>
      `/checkout?hold=${(await callInPage(page, `${ordersPath}/cart/startcheckout`, { cartId: cart })).holdId}`,
  },
  {
    name: "confirmation",
    values: false,
    path: async ({ cart }, page) => {
      const holdId = new URL(page.url()).searchParams.get("hold");
      await callInPage(page, `${ordersPath}/cart/checkout`, { cartId: cart, holdId, acceptTerms: true });
      return `/order-confirmation?cart=${cart}`;
    },
  },
  { name: "history", inFull: true, values: false, path: () => "/history?when=everything&at=all" },
  { name: "details of an order", values: true, path: ({ cart }) => `/history/history-detail?cart=${cart}` },
];

/** With JavaScript, where more is drawn; `npm run prove` looks at the pages without it too. */
const ways: [name: string, javaScript: boolean][] = [["with JavaScript", true]];
if (isFull) ways.push(["without JavaScript", false]);

test.each(ways)(
  "on Hebrew pages %s every signed value is painted with its sign on the left",
  async (_, javaScript) => {
    const page = await openPage({ locale: "he-IL", javaScript });
    await signIn(page, { practice: "carmel", person: "staff", host: "il.localhost" });
    const filled = await fillCart(page);
    const turned: Record<string, string[]> = {};
    const withoutValues: string[] = [];
    for (const { name, values, path } of pages.filter(({ inFull }) => isFull || !inFull)) {
      await page.goto(new URL(await path(filled, page), page.url()).href);
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      if (javaScript) await focusCell(page);
      const found = await page.evaluate(findSignedValues);
      if (found.turned.length > 0) turned[name] = found.turned;
      if (values && found.seen === 0) withoutValues.push(name);
    }
    expect(turned).toEqual({});
    expect(withoutValues).toEqual([]);
  },
  300_000,
);

/** In a grid: a cell in focus with boxes in it, so that its facts, the plot's sentence and the draft speak of its power. */
async function focusCell(page: Page): Promise<void> {
  const cell = page.locator("input[data-at]").nth(12);
  if ((await cell.count()) === 0) return;
  await cell.fill("900");
  await page.locator("#cell-facts[data-lens]").first().waitFor();
}

test("a value that is not isolated is reported", async () => {
  const page = await openPage();
  await page.setContent(`<body dir="rtl"><p>עוצמה -3.25</p><p>עוצמה <bdi dir="ltr">-3.25</bdi></p><select><option>-1.00</option></select>
    <input value="-2.00"><input dir="ltr" value="-2.25"><p>ב-24 שעות, EIN-1042-000317, 050-000-0001</p></body>`);
  expect(await page.evaluate(findSignedValues)).toEqual({
    seen: 5,
    turned: ["עוצמה -3.25", "option -1.00", "input -2.00"],
  });
});
