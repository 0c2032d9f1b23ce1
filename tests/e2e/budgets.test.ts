import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { callInPage, ordersPath } from "~tests/helpers/call-in-page";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { signIn } from "~tests/helpers/sign-in";
import { waysFirstWithout } from "~tests/helpers/ways-of-scripts";

async function setBudget(page: Page, amount: string): Promise<void> {
  await page.goto(new URL("/settings/budgets", page.url()).href);
  await page.locator("input[name=amount]").first().fill(amount);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await page
    .getByText(/^The budget of .* is saved\.$/)
    .first()
    .waitFor({ state: "attached" });
}

test.each(waysFirstWithout)("an admin sets a budget; the cart, checkout, the day and the reports tell of it, %s", async (_, javaScript) => {
  const helper = await openPage();
  await signIn(helper, { practice: "carmel", person: "admin" }, "/about");
  onTestFinished(async () => {
    await setBudget(helper, "");
    expect((await callInPage(helper, `${ordersPath}/budgets`)).locations).toMatchObject([{ steps: [{ amount: null }] }]);
  });
  await givenCartLines(helper, 4);
  const page = await openPage({ javaScript });
  await signIn(page, { practice: "carmel", person: "admin" }, "/settings/budgets");
  await setBudget(page, "1");
  if (javaScript) await expectNoAxeFindings(page);
  await page.goto(new URL("/cart", page.url()).href);
  await page
    .getByText(/^This order exceeds the budget for .* by/)
    .first()
    .waitFor();
  if (javaScript) await expectNoAxeFindings(page);
  await setBudget(page, "900000");
  await page.goto(new URL("/cart", page.url()).href);
  await page
    .getByText(/of the budget for .* is left after this order/)
    .first()
    .waitFor();
  await page.locator("button[value=start]").filter({ visible: true }).first().click();
  await page.waitForURL(/\/checkout\?/);
  await page
    .getByText(/is left after this order/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Release the cart" }).first().click();
  await page.waitForURL(/\/cart$/);
  await page.goto(new URL("/today", page.url()).href);
  await page.getByRole("heading", { name: /^Budget for/ }).waitFor();
  await page.goto(new URL("/settings/reports", page.url()).href);
  await page.getByRole("table", { name: /^Spend against budget/ }).waitFor();
  if (javaScript) await expectNoAxeFindings(page);
});
