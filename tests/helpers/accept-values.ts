import type { Page } from "playwright";
import { expect } from "vitest";

/** Waits until the order has left its page; where its values are unlikely beside earlier orders (D75), says that they are right. */
export async function acceptValues(page: Page, hasLeft: (url: URL) => boolean): Promise<void> {
  const accept = page.locator("button[name=intent][value=accept]");
  const isOver = async () => hasLeft(new URL(page.url())) || (await accept.count()) > 0;
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  if (!hasLeft(new URL(page.url()))) await accept.click();
  await page.waitForURL(hasLeft);
}
