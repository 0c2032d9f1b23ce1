import type { Page } from "playwright";

/**
 * Marks the document, so that another one in its place is noticed, once the page waits for the connection by itself: what does so is
 * loaded after the first view, and gives the router a record of every route.
 */
export async function markDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(Object(Reflect.get(window, "__reactRouterRouteModules"))).length > 50);
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
}

/** Is this still the document that was marked? */
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => "marked" in document.documentElement.dataset);
