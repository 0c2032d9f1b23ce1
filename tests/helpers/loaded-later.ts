import type { Page } from "playwright";

/** Waits until a script that a page loads after its first view has come with all that it imports: without a connection none would. */
export async function loadedLater(page: Page, script: string): Promise<void> {
  await page.waitForFunction(async (file) => {
    const names = () => performance.getEntriesByType("resource").map(({ name }) => name);
    const before = names();
    await new Promise((resume) => setTimeout(resume, 400));
    return before.some((name) => name.includes(file)) && names().length === before.length;
  }, `/${script}-`);
}
