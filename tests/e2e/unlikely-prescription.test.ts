import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { givenOrdered } from "~tests/helpers/given-ordered";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

/** The form filled with a patient's last order, -3.00 -1.25 x 180 on the right, and then with the right axis at right angles. */
async function turnedAxis(javaScript: boolean): Promise<Page> {
  const person = { practice: "carmel", person: javaScript ? "doctor" : "admin" } as const;
  const helper = await openPage();
  await signIn(helper, person, "/about");
  const { patientId } = await givenOrdered(helper);
  const page = await openPage({ javaScript });
  await signIn(page, person, `/products/patient-revenue?patient=${patientId}`);
  if (javaScript) await waitForListening(page);
  await page.locator("button[value^='repeat:']").first().click();
  await page.getByText("Filled with the order of").waitFor();
  await page.selectOption("#right-axis", "90");
  return page;
}

const add = (page: Page) => page.locator("button[form=rx][value=add]").first();
const found = (page: Page) => page.locator("[data-eye=right] [data-finding^=axisTurned]");

test("an axis at right angles is asked about beside the eye, and one key takes the earlier one", async () => {
  const page = await turnedAxis(true);
  await found(page).waitFor();
  expect(await found(page).textContent()).toContain("Was it written in plus cylinder?");
  await expectNoAxeFindings(page);
  await page.locator("#right-axis").press("e");
  await expect.poll(() => page.inputValue("#right-axis")).toBe("180");
  await page.selectOption("#right-axis", "90");
  await found(page).waitFor();
  await page.locator("#right-quantity").press("k");
  await found(page).waitFor({ state: "detached" });
  expect(await page.inputValue("#right-quantity")).toBe("2");
  await page.selectOption("#right-axis", "100");
  await found(page).waitFor();
  await add(page).click();
  // The order comes back once; Enter says that the values are right.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("These values are right, add to cart");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.search.includes("patient="));
  await page.goto(portalAddress("/cart", new URL(page.url()).hostname));
  await page.getByText("Accepted by").first().waitFor();
});

testInFull("without JavaScript the order comes back with both values, and a button takes the earlier one", async () => {
  const page = await turnedAxis(false);
  await add(page).click();
  await found(page).locator("button[value^='earlier:']").click();
  await expect.poll(() => page.inputValue("#right-axis")).toBe("180");
});
