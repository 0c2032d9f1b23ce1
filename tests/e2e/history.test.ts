import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { emptyCart } from "~tests/helpers/empty-cart";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

const at = (page: Page, path: string) => new URL(path, page.url()).href;

describe.each(waysOfScripts)("the orders %s", (_, javaScript) => {
  test("are searched without putting the words in the address, paged, and filtered", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "einayim", person: "staff" }, "/history");
    await page.locator('main input[name="words"]').fill("biofinity");
    await page.locator('main search button[type="submit"]').click();
    await page.waitForURL(/\/history\?s=/);
    await page.getByRole("heading", { name: /^Orders for “.biofinity.”$/ }).waitFor();
    expect(page.url()).not.toMatch(/biofinity/i);
    const rows = await page.locator("tbody tr").allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    // A row names the first product of its order and counts the others.
    expect(rows.some((text) => /biofinity/i.test(text))).toBe(true);
    expect(rows.filter((text) => !/biofinity|and \d+ more/i.test(text))).toEqual([]);

    await page.goto(at(page, "/history?when=everything&at=all"));
    const first = await page.locator("tbody th").allInnerTexts();
    await page.locator('a[rel="next"]').click();
    await page.locator('a[rel="prev"]').waitFor();
    expect(page.url()).toContain("page=2");
    const second = await page.locator("tbody th").allInnerTexts();
    expect([first.length, second.length]).toEqual([30, 30]);
    expect(second.filter((number) => first.includes(number))).toEqual([]);
    await page.locator('a[href*="when=today"]').first().click();
    await page.locator('a[aria-current="true"]', { hasText: "Today" }).waitFor();
    expect(page.url()).toContain("when=today");
  });

  test("are reordered into the cart once price and stock have been shown", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: javaScript ? "doctor" : "admin" }, "/history?when=everything");
    await emptyCart(page);
    await page.locator('tbody a[href^="/history/reorder"]').first().click();
    await page.getByText("Stock and delivery").first().waitFor();
    await page.getByRole("button", { name: "Add to the cart" }).click();
    await page.waitForURL("**/cart");
    await page
      .getByText(/is in the cart again/)
      .first()
      .waitFor({ state: "attached" });
    expect(await page.locator("main tbody tr").count()).toBeGreaterThan(0);
  });
});

test("an admin downloads the report of the shown days as CSV; staff are not offered it", async () => {
  const admin = await openPage();
  await signIn(admin, { practice: "einayim", person: "admin" }, "/history?when=everything");
  const [download] = await Promise.all([admin.waitForEvent("download"), admin.locator('a[href*="getallreports"]').click()]);
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const staff = await openPage();
  await signIn(staff, { practice: "einayim", person: "staff" }, "/history");
  expect(await staff.locator('a[href*="getallreports"]').count()).toBe(0);
});
