import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { findMisplaced } from "~tests/helpers/find-covered";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { signIn } from "~tests/helpers/sign-in";

const windows = [
  { width: 1366, height: 768 },
  ...(isFull
    ? [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
        { width: 1024, height: 768 },
      ]
    : []),
];
const carts = isFull ? [1, 12, 60] : [12];
const hosts = isFull ? (["localhost", "il.localhost"] as const) : (["il.localhost"] as const);
const cases = windows.flatMap((window) => hosts.map((host) => ({ ...window, host })));

const checkout = ":is(aside, body section):not(main *) form[action='/checkout'] button";
const lines = "aside section[tabindex='0']";

// The rail beside the work, and below 1100 px the line at the bottom.
test.each(cases)(
  "the checkout button is in the window at $width x $height on $host",
  { timeout: 240_000 },
  async ({ host, ...viewport }) => {
    const page = await openPage({ viewport });
    await signIn(page, { practice: "carmel", person: "admin", host });
    const findings: string[] = [];
    for (const count of carts) {
      const { patientId } = await givenCartLines(page, count);
      for (const path of pathsFor(patientId)) {
        await page.goto(new URL(path, page.url()).href);
        for (const place of [0, 100_000]) {
          await page.evaluate((top) => scrollTo(0, top), place);
          findings.push(...(await find(page, `${count} lines, ${path}, from ${place}`)));
        }
      }
    }
    await page.goto(new URL("/products/stock-revenue?series=il-myday&pack=90", page.url()).href);
    await page.locator("main input[data-at]").last().fill("7");
    await page.locator("#cell-facts[data-lens]").waitFor();
    findings.push(...(await find(page, "with boxes that are not added")));
    expect(findings).toEqual([]);
  },
);

const pathsFor = (patientId: string) => [
  "/products",
  "/products/stock-revenue?series=il-myday&pack=90",
  `/products/patient-revenue?patient=${patientId}`,
  `/products/patient-trial?patient=${patientId}`,
  "/products/patient-trial/office",
  "/products/solutions",
];

/** The checkout and the button that adds are in the window; what the rail does not show of the lines scrolls inside. */
async function find(page: Page, name: string): Promise<string[]> {
  const found = await findMisplaced(page, { float: "body", stays: `${checkout}, :is(aside, body section):not(main *) [value=add]` });
  const inRail = await page.evaluate((selector) => {
    const list = document.querySelector(selector);
    if (!list?.checkVisibility()) return null;
    list.scrollTo(0, list.scrollHeight);
    const { bottom } = list.getBoundingClientRect();
    return { left: Math.round((list.querySelector("div:last-child li:last-child")?.getBoundingClientRect().bottom ?? 0) - bottom), bottom };
  }, lines);
  if (inRail && inRail.left > 1) found.push(`the last line is ${inRail.left} px below the list`);
  return found.map((finding) => `${name}: ${finding}`);
}
