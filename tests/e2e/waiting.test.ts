import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { readBrowserStorage } from "~tests/helpers/browser-storage";
import { signIn } from "~tests/helpers/sign-in";

const tray = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("what is added without a line waits in the tray, can be changed, and is in the cart when the line is back", async () => {
  const page = await openPage({ losesLine: true, more: { serviceWorkers: "allow" } });
  await signIn(page, { practice: "carmel", person: "admin" }, "/products/stock-revenue?series=il-myday&pack=90");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const cells = page.locator("input[data-at]");
  await cells.nth(3).fill("4");
  await cells.nth(5).fill("3");
  await cells.nth(5).press("Enter");
  await tray(page, "1 waiting").waitFor();
  expect(await cells.nth(3).inputValue()).toBe("");

  await page.getByLabel(/^Connection:/).click();
  await page.getByText("Stock order, MyDay").waitFor();
  await page.getByRole("link", { name: "Open the list" }).click();
  await page.getByRole("heading", { level: 1, name: "Waiting to be sent" }).waitFor();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox").first().fill("6");
  await expectNoAxeFindings(page);
  await page.context().setOffline(false);
  await page.getByText("In the cart", { exact: true }).waitFor();
  await page.goto(new URL("/cart", page.url()).href);
  expect(
    await page.locator("main input[name^='boxes/']").evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value).sort()),
  ).toEqual(["3", "6"]);
  expect(await readBrowserStorage(page)).toContain("waiting ");
});
