import type { Page } from "playwright";

/**
 * Waits until a script that a page loads after its first view has come with all that it imports, and its part of the page is drawn:
 * without a connection none would come, and no key or scan is heard before.
 */
export async function loadedLater(page: Page, script: string): Promise<void> {
  await page.waitForFunction(async (file) => {
    const names = () => performance.getEntriesByType("resource").map(({ name }) => name);
    const before = names();
    await new Promise((resume) => setTimeout(resume, 400));
    return before.some((name) => name.includes(file)) && names().length === before.length;
  }, `/${script}-`);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, 1000); // A page that nobody sees may wait for its next picture for ever.
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
}
