import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { loadBrowserStorage } from "~tests/helpers/browser-storage";
import { emptyCart } from "~tests/helpers/empty-cart";
import { testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

/** Waits until the service worker keeps the application: then the portal opens without a connection. */
const keepsApplication = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });

/** A person's page in Hebrew that is opened without a connection, after one visit to the stock order of a series. */
async function openOfflinePage(who: Pick<Parameters<typeof signIn>[1], "practice" | "person">): Promise<Page> {
  const page = await openPage({ losesLine: true, savesData: false, locale: "he-IL", more: { serviceWorkers: "allow" } });
  await signIn(page, { ...who, host: "il.localhost" }, "/about");
  // What a test before has put there would be asked about.
  await emptyCart(page);
  await page.goto(new URL("/products/stock-revenue?series=il-myday&pack=90", page.url()).href);
  await keepsApplication(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.goto(new URL("/cart", page.url()).href);
  return page;
}

/** The addresses of everything that the browser's caches hold. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });

test("after one visit, the portal opens offline, takes a stock sheet in the person's language, and adds it to their cart once online", async () => {
  const page = await openOfflinePage({ practice: "einayim", person: "dana" });
  await page.getByRole("heading", { level: 1, name: "אין חיבור לאינטרנט" }).waitFor();
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");

  for (const power of ["-2", "-2.25", "1"]) {
    await page.locator("#lens-power").selectOption(power);
    await page.locator("#lens-packSize").selectOption("90");
    await page.locator("#lens-boxes").fill("2");
    await page.locator("#lens-boxes").press("Enter");
  }
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "אישור הכמויות" }).click();
  await page.getByText("ממתין", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("בסל", { exact: true }).waitFor();
  await page.getByRole("link", { name: "פתיחת הדף" }).click();
  await page.locator("main input[name^='boxes/']").first().waitFor({ state: "attached" });
  const boxes = await page
    .locator("main input[name^='boxes/']")
    .evaluateAll((inputs) => inputs.map((each) => each instanceof HTMLInputElement && each.value));
  expect(boxes).toEqual(["2", "2", "2"]);

  expect(
    (await cached(page)).filter(
      (path) => !/^\/(assets|offline|manifests|icons)\/|^\/favicon\.svg$|^\/products\/[^/]+\.(webp|jpg)$/.test(path),
    ),
  ).toEqual([]);
});

testInFull(
  "the offline page is there within a second, and 40 powers typed there are in the cart within 5 seconds of the connection's return",
  async () => {
    const page = await openOfflinePage({ practice: "carmel", person: "staff" });
    await page.locator("#lens-power").waitFor();
    const openedMs = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN);

    const powers = await page
      .locator("#lens-power option[value]:not([value=''])")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const power of powers.slice(0, 40)) {
      await page.locator("#lens-power").selectOption(power);
      await page.locator("#lens-packSize").selectOption("90");
      await page.locator("#lens-boxes").fill("1");
      await page.locator("#lens-boxes").press("Enter");
    }
    await page.getByRole("button", { name: "אישור הכמויות" }).click();
    await page.getByText("ממתין", { exact: true }).waitFor();
    const began = Date.now();
    await page.context().setOffline(false);
    await page.getByText("בסל", { exact: true }).waitFor();
    const addedMs = Date.now() - began;
    console.info(`offline page after ${Math.round(openedMs)} ms; 40 powers in the cart ${addedMs} ms after the connection's return`);
    expect(openedMs).toBeLessThan(1000);
    expect(addedMs).toBeLessThan(5000);
    await page.goto(new URL("/products/stock-revenue?series=il-myday&pack=90", page.url()).href);
    const filled = page
      .locator("input[data-at]")
      .evaluateAll((cells) => cells.filter((cell) => (cell as HTMLInputElement).value === "1").length);
    expect(await filled).toBe(40);
  },
  240_000,
);

testInFull("after signing out the device keeps nothing of the practice", async () => {
  const page = await openPage({ more: { serviceWorkers: "allow" } });
  await signIn(page, { practice: "carmel", person: "doctor" }, "/products/stock-revenue?series=il-myday&pack=90");
  await keepsApplication(page);
  await expect.poll(() => loadBrowserStorage(page)).toContain("series-facts");
  await page.getByLabel(/: your account$/).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const storage = await loadBrowserStorage(page);
  for (const trace of ["series-facts", "personId", "waiting ", "il-myday"]) expect(storage).not.toContain(trace);
  expect((await cached(page)).filter((path) => path.startsWith("/products/"))).toEqual([]);
});
