import type { Page } from "playwright";

/** What is chosen for an account that a test sets up. */
export const newPassword = "Clear-Sight-77";

/** Sets up the account behind a link, signs in with it and accepts the terms. */
export async function setUp(page: Page, link: string, address: (path: string) => string, email: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(address(pathname + search));
  await page.fill("#password", newPassword);
  await page.fill("#passwordConfirmation", newPassword);
  await page.check("#affirmsAge");
  await page.locator("form:has(#affirmsAge) button[type=submit]").click();
  await page.locator("#email").fill(email);
  await page.fill("#password", newPassword);
  await page.press("#password", "Enter");
  await page.waitForURL(/terms-acceptance/);
  await page.locator("dialog button").last().click();
  await page.waitForURL(/terms=accepted/);
  await page.locator("dialog button").last().click();
  await page.waitForURL(/\/products/);
}
