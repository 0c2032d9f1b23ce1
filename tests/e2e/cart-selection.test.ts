import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

test.each(waysOfScripts)("several lines of the cart are removed at once, and come back at once, %s", async (_, javaScript) => {
  const helper = await openPage();
  const page = await openPage({ javaScript });
  await signIn(helper, { practice: "carmel", person: "doctor" }, "/about");
  await givenCartLines(helper, 6);
  await signIn(page, { practice: "carmel", person: "doctor" }, "/cart");
  const ticks = page.locator("input[name=selected]");
  const rows = await ticks.count();
  expect(rows).toBeGreaterThan(1);
  if (javaScript) await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Remove selected" }).click();
  await page.getByText("Select the lines first.").first().waitFor();
  await ticks.first().check();
  await page.getByRole("button", { name: "Remove selected" }).click();
  await page
    .getByText(/lines? removed\.$/)
    .first()
    .waitFor({ state: "attached" });
  await expect.poll(() => ticks.count()).toBe(rows - 1);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => ticks.count()).toBe(rows);
  await page.getByRole("link", { name: "Select all" }).click();
  await expect.poll(() => page.locator("input[name=selected]:checked").count()).toBe(rows);
  await page.getByRole("button", { name: "Remove selected" }).click();
  await page.getByRole("link", { name: "Usual order" }).first().waitFor();
  expect(await ticks.count()).toBe(0);
});
