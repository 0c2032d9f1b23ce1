import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

describe.each(waysOfScripts)("promotions, %s", (_way, javaScript) => {
  test("are announced once, lead to an order with the promotion, and are named in the cart (D74)", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: javaScript ? "doctor" : "staff" }, "/products");
    const main = page.getByRole("main");
    await main.getByText(/Autumn MyDay., 5% off/).waitFor();
    await page.getByRole("button", { name: "View promotion" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Autumn MyDay" }).waitFor();
    await dialog.getByRole("link", { name: "Close" }).last().click();
    await page.waitForURL(/\/products$/);
    await main.getByText(/Biofinity Toric weeks., .*9\.00.* off each box/).waitFor();
    await page.getByRole("button", { name: /^Not now, do not show .Biofinity Toric weeks. again$/ }).click();
    await main.getByText(/MiSight start., 10% off/).waitFor();
    expect(await main.getByText(/Autumn MyDay., 5% off/).count()).toBe(0);

    await page.goto(new URL("/promotions/il-myday-eight", page.url()).href);
    await dialog.getByText("Valid").waitFor();
    await dialog.getByRole("link", { name: /^Order .MyDay.$/ }).click();
    await page.waitForURL(/stock-revenue\?series=il-myday&promotion=il-myday-eight/);
    await main
      .getByText(/Autumn MyDay., 5% off from 8 boxes/)
      .first()
      .waitFor();
    await page.locator("input[data-at]").nth(10).fill("8");
    await page.locator("input[data-at]").nth(10).press("Enter");
    await page.getByText("Added to the cart: 8 boxes").filter({ visible: true }).first().waitFor();
    expect(page.url()).toContain("promotion=il-myday-eight");
    expect(await page.locator("input[data-at]").nth(10).inputValue()).toBe("8");

    await page.goto(new URL("/cart", page.url()).href);
    await main
      .getByText(/Autumn MyDay., 5% off/)
      .first()
      .waitFor();
    await main
      .getByRole("link", { name: /Change|Edit/ })
      .first()
      .waitFor();
  });
});
