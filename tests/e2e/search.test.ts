import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { codeOfMyday } from "~tests/helpers/demo-codes";
import { emptyCart } from "~tests/helpers/empty-cart";
import { testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

/** The search in the bar, or that of its own page, where the bar has none. */
const box = (page: Page) => page.locator("input[name=words][data-search-shortcut]");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/** A page whose search is ready for keys. */
async function openSearch({ path = "/cart", ...who }: { path?: string; practice?: "hanbit"; host?: "kr.localhost" } = {}): Promise<Page> {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "staff", ...who }, path);
  await page.locator("[role=combobox][data-search-shortcut]").waitFor();
  return page;
}

async function search(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await options(page).first().waitFor();
}

describe("the search, while a person types", () => {
  testInFull("leads from a lens to the grid of its series at that power, with the keyboard alone", async () => {
    const page = await openSearch();
    await page.keyboard.press("/");
    await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type("myday -3.25");
    await options(page).first().waitFor();
    expect(await options(page).first().textContent()).toMatch(/MyDay.*-3\.25/);
    await expectNoAxeFindings(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/products\/stock-revenue\?series=il-myday/);
    await expect.poll(() => box(page).inputValue()).toBe("");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toContain("pw-3_25");
  });

  testInFull("adds a lens with its boxes to the cart, with the keyboard alone, and opens its grid with the boxes typed", async () => {
    const page = await openSearch({ path: "/products" });
    const locationId = await emptyCart(page);
    await search(page, "myday -3.25 x6");
    expect(await options(page).first().textContent()).toMatch(/MyDay \d+.*-3\.25.*× 6.*a box.*Add/);
    expect(await options(page).nth(1).textContent()).toMatch(/Opens the stock order.*Open/);
    await expectNoAxeFindings(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const carted = async () => (await callInPage(page, `${ordersPath}/cart/view`, { locationId })).cart?.itemsQuantity;
    await expect.poll(carted).toBe(6);
    expect(new URL(page.url()).pathname).toBe("/products");
    await search(page, "myday -3.25 x2");
    await options(page).filter({ hasText: "Opens the stock order" }).first().click();
    await page.waitForURL(/boxes=2/);
    const typed = page.locator("input[name*='pw-3_25']").first();
    await expect.poll(() => typed.inputValue()).toBe("8");
  });

  testInFull("copies the GTIN of a lens, and opens the grid that is its shelf list with the question how to print it", async () => {
    const page = await openSearch();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: location.href }) }));
    await page.reload();
    await page.locator("[role=combobox][data-search-shortcut]").waitFor();
    await search(page, "myday -3.25 x2");
    await options(page).filter({ hasText: "GTIN" }).first().click();
    await page.getByText(/^GTIN \D?\d{14}\D? is copied\.$/).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^\d{14}$/);
    expect(new URL(page.url()).pathname).toBe("/cart");
    await search(page, "myday -3.25");
    await options(page).filter({ hasText: "Print the shelf list of" }).first().click();
    await page.waitForURL(/stock-revenue\?series=il-myday&pack=/);
    await expect.poll(() => page.evaluate(() => (window as { printed?: string }).printed)).toBe(page.url());
    await page.goto(new URL(`/products/scanned?code=${copied}`, page.url()).href);
    await page.getByText(/MyDay/).first().waitFor();
  });

  testInFull("finds a product and a patient in spite of a typing error, and a product by its code", async () => {
    const page = await openSearch();
    await search(page, "biofinty");
    expect(await options(page).first().textContent()).toContain("Biofinity");
    await search(page, codeOfMyday("il"));
    await expect.poll(() => options(page).first().textContent()).toContain("MyDay");
    const { tenant, locations } = await callInPage(page, "/api/session");
    const lastName = `Zilberstein ${randomUUID().slice(0, 4)}`;
    const patient = { id: randomUUID(), firstName: "Ofra", lastName, phone: "050-000-0077", locationId: locations[0]._id };
    await callInPage(page, `${masterPath}/patients/create`, patient);
    await box(page).fill("Zilbersten Ofra");
    await options(page).filter({ hasText: lastName }).filter({ hasText: "050-000-0077" }).waitFor();
    expect(tenant.subDomain).toBe("carmel");
  });

  testInFull("finds an order by the number of its parcel", async () => {
    const page = await openSearch();
    const { tenant } = await callInPage(page, "/api/session");
    const { orders } = await callInPage(page, `${ordersPath}/v2/tenant/${tenant._id}`, { pageSize: 100 });
    const shipped = orders.find(({ parcels }: { parcels: unknown[] }) => parcels.length > 0);
    await search(page, shipped.parcels[0].trackingNumber);
    await options(page).filter({ hasText: shipped.confirmationNum }).click();
    await page.waitForURL(/\/history\/history-detail/);
  });

  test("shows only the answer to the last search", async () => {
    const page = await openSearch({ path: "/search" });
    let isFirst = true;
    await page.route("**/search/live", async (route) => {
      const wait = isFirst;
      isFirst = false;
      if (wait) await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    const sent = page.waitForRequest("**/search/live");
    await box(page).fill("biofinity");
    await sent;
    await search(page, "myday");
    await page.waitForTimeout(1700);
    expect(await options(page).first().textContent()).toContain("MyDay");
  });

  testInFull("finds a Korean name by its initial consonants", async () => {
    const page = await openSearch({ practice: "hanbit", host: "kr.localhost" });
    const { locations } = await callInPage(page, "/api/session");
    const patient = { id: randomUUID(), firstName: "뽀삐", lastName: "제갈", locationId: locations[0]._id };
    await callInPage(page, `${masterPath}/patients/create`, patient);
    await search(page, "ㅈㄱㅃㅃ");
    expect(await options(page).first().textContent()).toContain("제갈뽀삐");
  });
});

test("without JavaScript a button of a small window opens the search, with the patient's order one press away", async () => {
  const helper = await openPage();
  await signIn(helper, { practice: "carmel", person: "staff" }, "/about");
  const { locations } = await callInPage(helper, "/api/session");
  const patient = { id: randomUUID(), firstName: "Ofra", lastName: `Yahav ${randomUUID().slice(0, 4)}`, locationId: locations[0]._id };
  await callInPage(helper, `${masterPath}/patients/create`, patient);
  const page = await openPage({ javaScript: false, viewport: { width: 390, height: 844 } });
  await signIn(page, { practice: "carmel", person: "staff" }, "/history");
  await page.locator("[data-search-opener]").click();
  await page.locator("header input[name=words]").fill(`Ofra ${patient.lastName}`);
  await page.locator("header [role=search]").getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/\/search\?s=[0-9a-f-]+$/);
  await page.getByRole("link", { name: `Order for` }).first().click();
  await page.waitForURL(new RegExp(`/products/patient-revenue\\?patient=${patient.id}`));
});

testInFull("Ctrl+K leads from a field to any page, with the keyboard alone", async () => {
  const page = await openSearch({ path: "/products/solutions" });
  await page.locator("main input").first().focus();
  await page.keyboard.press("Control+k");
  await expect.poll(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("returns");
  await options(page).filter({ hasText: "Returns" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/history\/returns/);
});
