import type { Page } from "playwright";
import { expect } from "vitest";
import { emptyCart } from "./empty-cart";
import { signIn } from "./sign-in";

/** A page of the doctor of Hanbit, whose cart holds nothing, before the stock order of a series. */
export async function beginStockOrder(page: Page): Promise<void> {
  await signIn(page, { practice: "hanbit", person: "doctor" }, "/about");
  await emptyCart(page);
}

/** Orders boxes from the power grid to the receipt, pressing what is there with scripts and without. Returns the boxes that were ordered. */
export async function orderStock(page: Page, boxes: string): Promise<string | null> {
  await page.goto(new URL("/products/stock-revenue?series=kr-clariti-1-day", page.url()).href);
  await page.locator("input[data-at]").nth(3).fill(boxes);
  const added = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().includes("/products/stock-revenue"));
  await page.locator("aside button[value=add]").first().click();
  await added;
  await page.goto(new URL("/cart", page.url()).href);
  await page.getByRole("button", { name: "Check out" }).first().click();
  await page.waitForURL(/\/checkout\?hold=/);
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: /^Submit order, / }).click();
  await page.getByRole("button", { name: "Submit order", exact: true }).click();
  // Where a script of the receipt is gone, its document is asked for twice, and waiting for one navigation would see the other end.
  await expect.poll(() => page.url(), { timeout: 30_000 }).toMatch(/\/order-confirmation\?cart=/);
  await page.locator("main h1").waitFor();
  return page.locator("main").textContent();
}
