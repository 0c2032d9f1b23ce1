import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

describe.each(waysOfScripts)("a template %s", (_, javaScript) => {
  test("is saved from the cart, fills it, is deleted, and comes back within ten seconds", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: "doctor" }, "/cart");
    const helper = await openPage();
    await signIn(helper, { practice: "carmel", person: "doctor" }, "/about");
    await givenCartLines(helper, 3);
    await page.reload();
    await page.getByRole("link", { name: "Save as template" }).click();
    const name = `Restock ${javaScript ? "with" : "without"} scripts`;
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    if (javaScript) await expectNoAxeFindings(page);
    await page.locator("main input[name^='boxes-of:']").first().fill("4");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.getByRole("button", { name: "Replace" }).click();
    await page.waitForURL("**/cart");
    await page.goto(new URL("/products/templates", page.url()).href);
    const row = page.locator("main tbody tr").filter({ hasText: name });
    await row.getByRole("button", { name: /^Delete/ }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(() => row.count()).toBe(1);
  });
});

testInFull("what is typed in the stock grid becomes a template without being ordered", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "staff" }, "/products/stock-revenue?series=il-biofinity");
  await page.locator("input[data-at]").nth(10).fill("3");
  await page.getByRole("button", { name: "Save as template" }).click();
  await page.getByRole("heading", { level: 1, name: "New template" }).waitFor();
  expect(await page.locator("main input[name^='boxes-of:stock:']").inputValue()).toBe("3");
  await page.goBack();
  await expect.poll(() => page.locator("input[data-at]").nth(10).inputValue()).toBe("3");
});

testInFull("the search shows what was opened last before anything is typed, with the keyboard alone", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "staff" }, "/products/details/il-myday");
  await page.goto(new URL("/cart", page.url()).href);
  await page.locator("[role=combobox][data-search-shortcut]").waitFor();
  await page.keyboard.press("Control+k");
  const options = page.getByRole("listbox").getByRole("option");
  await options.filter({ hasText: "MyDay" }).first().waitFor();
  await options.filter({ hasText: "Receive a delivery" }).waitFor();
  await expectNoAxeFindings(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/products\/stock-revenue\?series=il-myday/);
});

test.each(waysOfScripts)("ticked orders are shown together and ordered again in one act, %s", async (_, javaScript) => {
  const page = await openPage({ javaScript });
  await signIn(page, { practice: "carmel", person: "admin" }, "/history?when=everything");
  const ticks = page.locator("main tbody input[name=order]");
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole("button", { name: "Show and print selected" }).click();
  await page.getByRole("heading", { level: 1, name: "2 orders" }).waitFor();
  if (javaScript) await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Reorder selected" }).click();
  await page.waitForURL(/\/cart|\/history\/reorder-selected/);
});
