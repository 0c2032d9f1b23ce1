import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { oneInCheck, testInFull } from "~tests/helpers/figures";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { givenPortalFacts } from "~tests/helpers/given-portal-facts";
import { signIn } from "~tests/helpers/sign-in";

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** Forms that are longer than a phone's window, and the button that sends each. */
const forms = [
  ["practice information", "/settings/practice-information"],
  ["a new person", "/settings/user-add"],
  ["a second factor", "/settings/security?factor=new"],
  ["a new patient", "/patients/new"],
  ["a patient changed", "/patients/:patient/edit"],
  ["a new address", "/patients/:patient/addresses/new"],
] as const;

/** Where the main button of the form's actions ends, and where the window does. */
const findMainAction = (page: Page) =>
  page
    .locator("[data-form-actions], [data-actions], [data-save]")
    .first()
    .locator("button[type=submit], button:not([type])")
    .last()
    .evaluate((button) => ({ start: button.getBoundingClientRect().top, end: button.getBoundingClientRect().bottom, window: innerHeight }));

async function expectMainActionsInSight(viewport: { width: number; height: number }, javaScript: boolean): Promise<void> {
  const known = await openPage();
  await signIn(known, { practice: "carmel", person: "admin" });
  const { patient } = await givenPortalFacts(known, 0);
  const page = await openPage({ viewport, javaScript });
  await signIn(page, { practice: "carmel", person: "admin" });
  const below: string[] = [];
  for (const [name, path] of forms) {
    await page.goto(new URL(path.replace(":patient", patient), page.url()).href);
    const { start, end, window } = await findMainAction(page);
    if (start < 0 || end > window) below.push(`${name}: ${start} to ${end} of ${window}`);
  }
  expect(below).toEqual([]);
}

test("on a phone the submit button of a form is in the first screenful", { timeout: 120_000 }, () => expectMainActionsInSight(phone, true));

testInFull("so it is at a desk", () => expectMainActionsInSight(desk, true), 120_000);

testInFull("and on a phone without JavaScript", () => expectMainActionsInSight(phone, false), 120_000);

test.each(oneInCheck([true, false]))(
  "changes of the catalogue are saved without scrolling, JavaScript: %s",
  { timeout: 60_000 },
  async (javaScript) => {
    const page = await openPage({ viewport: desk, javaScript });
    await signIn(page, { practice: "hanbit", person: "admin" }, "/settings/product-catalog");
    if (javaScript) {
      await page.waitForLoadState("networkidle");
      await page.locator("input[name=visible]").first().click();
      await page.getByRole("button", { name: "Discard" }).waitFor();
    }
    const { start, end, window } = await findMainAction(page);
    expect({ isBelow: end > window, isAbove: start < 0 }).toEqual({ isBelow: false, isAbove: false });
  },
);

/** Where the first thing to order stands on the page, by its address. */
const firstThings = [
  ["/products", "main li:has(h2 a)"],
  ["/products/stock-revenue?series=il-biofinity-toric", "main table tbody tr"],
  ["/products/stock-revenue?series=il-myday", "main table tbody tr"],
] as const;

const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** With something in the cart, so that the line at the bottom takes its room too. */
async function expectFirstThingsInSight(host: "localhost" | "il.localhost", javaScript: boolean): Promise<void> {
  const known = await openPage();
  await signIn(known, { practice: "carmel", person: "admin" });
  await givenCartLines(known, 1);
  const page = await openPage({ viewport: phone, javaScript });
  await signIn(page, { practice: "carmel", person: "admin", host });
  const below: string[] = [];
  for (const [path, selector] of firstThings) {
    await page.goto(new URL(path, page.url()).href);
    const { bottom } = await placeOf(page, selector);
    const { top } = await placeOf(page, "section:not(main *, aside *):has(form[action='/checkout'])");
    if (bottom > top) below.push(`${path}: ends at ${Math.round(bottom)}, ${Math.round(top)} are seen`);
  }
  expect(below).toEqual([]);
}

test("on a phone the first product and the first row of the grid are visible without scrolling", { timeout: 60_000 }, () =>
  expectFirstThingsInSight("il.localhost", true),
);

testInFull("so they are in English", () => expectFirstThingsInSight("localhost", true), 60_000);

testInFull("and without JavaScript", () => expectFirstThingsInSight("il.localhost", false), 60_000);

test("the list of shortcuts names its keys on a phone too", { timeout: 60_000 }, async () => {
  const page = await openPage({ viewport: phone });
  await signIn(page, { practice: "carmel", person: "admin" }, "/shortcuts");
  expect(await page.locator("td kbd").first().innerText()).toBe("/");
  expect(await page.getByRole("cell", { name: "?", exact: true }).count()).toBe(1);
});

test.each(oneInCheck(["localhost", "il.localhost"] as const, 1))(
  "on a phone nothing that can be pressed lies outside the window, host %s",
  { timeout: 90_000 },
  async (host) => {
    const page = await openPage({ viewport: phone });
    await signIn(page, { practice: "einayim", person: "admin", host }, "/settings/user-management");
    const outside: string[] = [];
    for (const path of [
      "/settings/user-management",
      "/settings/product-catalog",
      "/history?when=everything&at=all",
      "/today",
      "/patients",
    ]) {
      await page.goto(new URL(path, page.url()).href);
      outside.push(...(await findOutside(page)).map((name) => `${path}: ${name}`));
    }
    expect(outside).toEqual([]);
  },
);

/** What can be pressed in the page and begins or ends beside the window, except in what scrolls sideways. */
const findOutside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll("main :is(a, button, input, select)")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return (
          width > 1 && element.checkVisibility({ visibilityProperty: true }) && (left < -1 || right > innerWidth + 1) && !scrolls(element)
        );
      })
      .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
  });
