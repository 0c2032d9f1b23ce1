import type { Page } from "playwright";

/** What moved on a page that nobody touched: the sum of its layout shifts, and the elements that moved most. */
export type Shifts = { readonly sum: number; readonly moved: readonly string[] };

/** Makes every page come as to a first visitor, whose browser keeps nothing: fonts and scripts arrive after the words. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Waits until the page is complete and answers what shifted since it was opened; moves after a press or a key are not counted. */
export async function findLayoutShifts(page: Page): Promise<Shifts> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    await new Promise<void>((done) => {
      setTimeout(done, 1000);
      requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    });
    observer.disconnect();
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const nameOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 90) ?? "gone";
    const moved = own.map(({ value, sources }) => `${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(" | ")}`);
    return { sum: own.reduce((sum, { value }) => sum + value, 0), moved };
  });
}
