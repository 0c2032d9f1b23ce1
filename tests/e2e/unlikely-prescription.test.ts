import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { signIn } from "~tests/helpers/sign-in";

const place = { practice: "einayim", host: "localhost" } as const;
const at = (path: string) => portalAddress(path, `${place.practice}.${place.host}`);

/** The last order of toric lenses for a patient, filled in again with the right axis at right angles. */
async function turnedAxis(page: Page, person: "admin" | "doctor"): Promise<{ axis: string; turned: string }> {
  await signIn(page, { ...place, person }, "/patients");
  const links = await page
    .locator('a[href*="/products/patient-revenue?patient="]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  for (const link of links) {
    await page.goto(at(link));
    const repeat = page.locator("button[value^='repeat:']").first();
    if ((await repeat.count()) === 0) continue;
    await repeat.click();
    await page.getByText("Filled with the order of").waitFor();
    if ((await page.locator("#right-axis").count()) === 0) continue;
    const axis = await page.inputValue("#right-axis");
    const turned = String(((Number(axis) + 89) % 180) + 1);
    await page.selectOption("#right-axis", turned);
    return { axis, turned };
  }
  throw new Error("No patient of the demo wears toric lenses");
}

const add = (page: Page) => page.locator("button[form=rx][value=add]").first();
const found = (page: Page) => page.locator("[data-eye=right] [data-finding^=axisTurned]");

test("an axis at right angles is asked about beside the eye, and one key takes the earlier one", async () => {
  const page = await openPage();
  const { axis, turned } = await turnedAxis(page, "doctor");
  await found(page).waitFor();
  expect(await found(page).textContent()).toContain("Was it written in plus cylinder?");
  await expectNoAxeFindings(page);
  await page.locator("h2").first().click();
  await page.keyboard.press("e");
  await expect.poll(() => page.inputValue("#right-axis")).toBe(axis);
  await page.selectOption("#right-axis", turned);
  await found(page).waitFor();
  await add(page).click();
  // The order comes back once; Enter says that the values are right.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("These values are right, add to cart");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.search.includes("patient="));
  await page.goto(at("/cart"));
  await page.getByText("Accepted by").first().waitFor();
});

test("without JavaScript the order comes back with both values, and a button takes the earlier one", async () => {
  const page = await openPage({ javaScript: false });
  const { axis } = await turnedAxis(page, "admin");
  await add(page).click();
  await expectNoAxeFindings(page);
  await found(page).locator("button[value^='earlier:']").click();
  expect(await page.inputValue("#right-axis")).toBe(axis);
});
