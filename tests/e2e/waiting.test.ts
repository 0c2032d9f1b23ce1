import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { loadBrowserStorage } from "~tests/helpers/browser-storage";
import { emptyCart } from "~tests/helpers/empty-cart";
import { testInFull } from "~tests/helpers/figures";
import { loadedLater } from "~tests/helpers/loaded-later";
import { signIn } from "~tests/helpers/sign-in";

const tray = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("an addition without a connection waits in the tray, can be changed, and is in the cart once the connection is back", async () => {
  const page = await openPage({ losesLine: true, savesData: false, more: { serviceWorkers: "allow" } });
  // Nothing of this series is in this cart: a change of what is there is not what waits here.
  await signIn(page, { practice: "hanbit", person: "admin" }, "/products/stock-revenue?series=kr-biofinity&pack=6");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
  await losesLine(page, "waiting-grid");
  const cells = page.locator("input[data-at]");
  await cells.nth(3).fill("4");
  await cells.nth(5).fill("3");
  await cells.nth(5).press("Enter");
  await tray(page, "1 waiting").waitFor();
  expect(await cells.nth(3).inputValue()).toBe("");

  await page.getByLabel(/^Connection:/).click();
  await page.getByText("Stock order, Biofinity").waitFor();
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
  ).toEqual(expect.arrayContaining(["3", "6"]));
  expect(await loadBrowserStorage(page)).toContain("waiting ");
});

testInFull("solutions, a removal and a new quantity wait without a line, and are done in their order when it is back", async () => {
  const page = await openPage({ losesLine: true, savesData: false });
  await signIn(page, { practice: "carmel", person: "staff" }, "/about");
  await emptyCart(page);
  await page.goto(new URL("/products/stock-revenue?series=il-myday&pack=90", page.url()).href);
  const cells = page.locator("input[data-at]");
  await cells.nth(3).fill("4");
  await cells.nth(5).fill("3");
  await cells.nth(5).press("Enter");
  await page.getByText("Added to the cart").first().waitFor({ state: "attached" });
  // What the cart holds already is changed by its sheet.
  await losesLine(page, "waiting-grid");
  await cells.nth(3).fill("6");
  await cells.nth(3).press("Enter");
  await tray(page, "1 waiting").waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/waiting entr(y has|ies have) been sent/)
    .first()
    .waitFor({ state: "attached" });
  await page.goto(new URL("/cart", page.url()).href);
  const boxes = page.locator("main input[name^='boxes/']");
  const quantities = () => boxes.evaluateAll((inputs) => inputs.map((each) => each instanceof HTMLInputElement && each.value));
  expect((await quantities()).sort()).toEqual(["3", "6"]);

  await page.goto(new URL("/products/solutions", page.url()).href);
  await losesLine(page, "waiting-solutions");
  await page.fill("[id='bottles-il-clearwell-360']", "6");
  await page.press("[id='bottles-il-clearwell-360']", "Enter");
  await tray(page, "1 waiting").waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/waiting entr(y has|ies have) been sent/)
    .first()
    .waitFor({ state: "attached" });

  await page.goto(new URL("/cart", page.url()).href);
  await page.getByRole("link", { name: /^Remove .*MyDay/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).waitFor();
  await loadedLater(page, "waiting-quantities");
  await losesLine(page, "waiting-removal");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await tray(page, "1 waiting").waitFor();
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  await boxes.last().fill("9");
  await tray(page, "2 waiting").waitFor();
  await page.context().setOffline(false);
  await expect.poll(quantities).toEqual(["9"]);
});

/** Once the script that lets something wait has come. */
async function losesLine(page: Page, script: string): Promise<void> {
  await loadedLater(page, script);
  await loadedLater(page, "on-every-page");
  await page.context().setOffline(true);
}
