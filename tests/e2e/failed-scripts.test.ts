import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { cart } from "~/locales/en/cart";
import { acceptValues } from "~tests/helpers/accept-values";
import { openPage } from "~tests/helpers/browser";
import { isFull, oneInCheck, testInFull } from "~tests/helpers/figures";
import { loadedLater } from "~tests/helpers/loaded-later";
import { signIn } from "~tests/helpers/sign-in";
import { beginStockOrder, orderStock } from "~tests/helpers/stock-journey";

const bar = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
const onEveryPage = ["entry.client", "on-every-page"];
const nameOf = (url: string) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(new URL(url).pathname)?.[1];

/** A page that asks for no scripts before it needs them, so that those of the order are told from those of other pages. */
async function openSparing() {
  const page = await openPage({ losesLine: true });
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  return page;
}

testInFull(
  "an order can be placed whichever of its scripts fails to load",
  async () => {
    const first = await openSparing();
    const names = new Set<string>();
    first.on("request", (request) => {
      const name = nameOf(request.url());
      if (name) names.add(name);
    });
    await beginStockOrder(first);
    expect(await orderStock(first, "2")).toContain("2 boxes");
    expect(names.size).toBeGreaterThan(30);
    const missing = isFull ? [...names] : onEveryPage.slice(0, 1);
    for (const name of missing) {
      const page = await openSparing();
      await page.route(`**/assets/${name}-*.js`, gone);
      await beginStockOrder(page);
      expect(await orderStock(page, "3"), name).toContain("3 boxes");
      if (onEveryPage.includes(name)) await bar(page, "This page is from an earlier version").waitFor();
      await page.context().close();
    }
  },
  3_600_000,
);

test.each(oneInCheck(["open-cart", "cart"]))(
  "a page whose %s the server no longer has opens as a document at the first press",
  async (script) => {
    const page = await openSparing();
    // Code and texts of the cart have files of the same name; texts come with this page's document.
    await signIn(page, { practice: "carmel", person: "staff" }, script === "cart" ? "/patients/new" : "/products");
    // From then on the router leaves the code of other pages to the portal.
    await page.waitForFunction(() => {
      const modules: object = Reflect.get(window, "__reactRouterRouteModules") ?? {};
      return Object.values(Object.getOwnPropertyDescriptors(modules)).some(({ get }) => get !== undefined);
    });
    const isText = (path: string) => readFileSync(`build/client${path}`, "utf8").includes(cart.nothingSent);
    await page.route(`**/assets/${script}-*.js`, (route) =>
      script !== "cart" || isText(new URL(route.request().url()).pathname) ? gone(route) : route.fallback(),
    );
    await page.locator("header a[href='/cart']").click();
    await page.getByRole("heading", { level: 1, name: cart.heading }).waitFor();
  },
);

testInFull("a patient's order can be added though the server no longer has the code of its panel", async () => {
  const page = await openSparing();
  await page.route("**/assets/draft-panel-*.js", gone);
  await signIn(page, { practice: "einayim", person: "dana" }, "/patients");
  await page.locator("main a[href*='patient-revenue?patient=']").first().click();
  // The page opens as a document, because one of its scripts is gone.
  await page.locator("#right-series").waitFor();
  await loadedLater(page, "on-every-page");
  await page.selectOption("#right-series", "il-biofinity");
  // With the first change React draws the panel anew, which the server had drawn.
  await page.selectOption("#right-power", "-3.25");
  await page.fill("#right-quantity", "2");
  await page.locator("button[form=rx][value=add]").first().click();
  await acceptValues(page, (url) => !url.search.includes("patient="));
  await page.locator("aside").getByText("-3.25").first().waitFor();
});

testInFull("a script that the connection did not bring is asked for again, and the bar then says that the page is online", async () => {
  const page = await openPage({ losesLine: true });
  let lost = 0;
  await page.route("**/assets/on-every-page-*.js", (route) => {
    lost += 1;
    return lost < 3 ? route.abort("connectionreset") : route.fallback();
  });
  await signIn(page, { practice: "einayim", person: "dana" }, "/patients/new");
  // The bar says it for a few seconds only.
  const online = page
    .locator("header [role=status]")
    .filter({ hasText: /^Online$/ })
    .waitFor({ state: "attached" });
  await Promise.all([online, expect.poll(() => lost).toBeGreaterThan(2), loadedLater(page, "on-every-page")]);
});

test("a script that has not loaded after 120 seconds leaves the page working without JavaScript; reloading keeps what was typed", async () => {
  const page = await openPage({ losesLine: true });
  await page.clock.install();
  await signIn(page, { practice: "einayim", person: "dana" }, "/about");
  const held: Route[] = [];
  await page.route("**/assets/on-every-page-*.js", (route) => void held.push(route));
  await page.goto(new URL("/patients/new", page.url()).href);
  const askedFor = async () => {
    await page.clock.runFor(500);
    return held.length;
  };
  await expect.poll(askedFor).toBeGreaterThan(0);
  await page.fill("[name=lastName]", "Quillfeather");
  await page.clock.runFor(110_000);
  expect(await bar(page, "Part of this page did not load").count()).toBe(0);
  const told = async () => {
    await page.clock.runFor(500);
    return bar(page, "Part of this page did not load").count();
  };
  await expect.poll(told).toBe(1);
  await page.unroute("**/assets/on-every-page-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.waitForURL(/[?&]form=/);
  await bar(page, "Part of this page did not load").waitFor({ state: "detached" });
  await expect.poll(() => page.inputValue("[name=lastName]")).toBe("Quillfeather");
});

testInFull("a new version is announced when its service worker is installed, and loading it keeps a half-typed form", async () => {
  const page = await openPage({ losesLine: true, more: { serviceWorkers: "allow" } });
  await signIn(page, { practice: "einayim", person: "dana" }, "/patients/new");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
  await loadedLater(page, "on-every-page");
  await page.fill("[name=firstName]", "Tamar");
  // Another address stands for another content: to the browser both are a worker in the place of the one before.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?2", { updateViaCache: "none" }));
  await bar(page, "A new version is ready").waitFor();
  await page.fill("[name=lastName]", "Oren");
  await page.getByRole("button", { name: "Load it now" }).click();
  await page.waitForURL(/[?&]form=/);
  await expect.poll(() => page.inputValue("[name=lastName]")).toBe("Oren");
  expect(await page.inputValue("[name=firstName]")).toBe("Tamar");
});
