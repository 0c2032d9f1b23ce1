import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { fillCart, givenPortalFacts, startCheckout } from "~tests/helpers/given-portal-facts";
import { loadedLater } from "~tests/helpers/loaded-later";
import { isMarked, markDocument } from "~tests/helpers/marked-document";
import { signIn } from "~tests/helpers/sign-in";

const waiting = (page: Page) => page.getByRole("status").filter({ hasText: "Waiting for a connection. The page opens as soon" });
const ordersLink = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Orders" });
const notSent = (page: Page) => page.getByRole("status").filter({ hasText: "Not sent yet" });

test("without a connection opening a page waits, is cancelled with Escape, and completes by itself in the same document", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "doctor" }, "/products");
  await markDocument(page);
  const orders = ordersLink(page);

  await page.context().setOffline(true);
  await orders.click();
  await waiting(page).waitFor();
  await expect.poll(() => orders.getAttribute("aria-busy")).toBe("true");
  await page.keyboard.press("Escape");
  await waiting(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/products");

  await orders.click();
  await waiting(page).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(/\/history$/);
  expect(await isMarked(page)).toBe(true);
});

testInFull("without a connection opening a page waits, also while a part of the open page is loading", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "admin" });
  const { patient } = await givenPortalFacts(page, 0);
  await page.route("**/assets/prescription-line-*.js", () => undefined);
  await page.goto(new URL(`/products/patient-trial?patient=${patient}`, page.url()).href);
  await markDocument(page);
  await page.context().setOffline(true);
  await ordersLink(page).click();
  await waiting(page).waitFor();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await page.waitForURL(/\/history$/);
  expect(await isMarked(page)).toBe(true);
});

test("without a connection a form says that it is not sent yet, and is sent by itself", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "doctor" }, "/search");
  await markDocument(page);
  await page.context().setOffline(true);
  await page.locator("main input[name=words]").fill("bio");
  await page.locator("main input[name=words]").press("Enter");
  await notSent(page).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(/\/search\?s=/);
  expect(await isMarked(page)).toBe(true);
});

/** Opens a page whose scripts are on their way until they are let in. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts: Route[] = [];
  await page.route("**/assets/*.js", (script) => void scripts.push(script));
  await page.goto(new URL(path, page.url()).href, { waitUntil: "commit" });
  await page.locator("main").waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.marked = "";
  });
  return async () => {
    await page.unroute("**/assets/*.js");
    // The browser may have dropped some of them meanwhile.
    await Promise.all(scripts.map((script) => script.continue().catch(() => undefined)));
  };
}

testInFull("without a connection a link and a form wait, also before the scripts of the page have loaded", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "doctor" });
  await openWithoutScripts(page, "/search");
  await page.context().setOffline(true);
  await ordersLink(page).click({ noWaitAfter: true });
  await waiting(page).waitFor();
  await page.locator("main input[name=words]").fill("bio");
  await page.locator("main input[name=words]").press("Enter", { noWaitAfter: true });
  await notSent(page).waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.context().setOffline(false);
  await page.waitForURL(/\/search\?s=/, { waitUntil: "commit" });
});

testInFull("without a connection a link to a new window is stopped and says why, before the scripts have loaded and after", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "admin" });
  await openWithoutScripts(page, "/history");
  let opened = 0;
  page.context().on("page", () => {
    opened += 1;
  });
  const products = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" });
  const report = page.locator("a[href*=getallreports]");
  const presses: readonly (() => Promise<void>)[] = [
    () => report.press("Enter", { noWaitAfter: true }),
    ...(["ControlOrMeta", "Shift", "Alt"] as const).map((key) => () => products.click({ modifiers: [key], noWaitAfter: true })),
    () => products.click({ button: "middle", noWaitAfter: true }),
    () => products.press("Control+Enter", { noWaitAfter: true }),
  ];
  const stopped = page.getByText("This needs a connection. Try again when you are online.");
  await page.context().setOffline(true);
  for (const press of presses) {
    await press();
    await stopped.waitFor();
    // Each is to say it anew.
    await stopped.evaluate((note) => note.replaceChildren());
  }
  expect(await isMarked(page)).toBe(true);
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.goto(page.url());
  await markDocument(page);
  await page.context().setOffline(true);
  for (const press of presses) await press();
  await page.getByRole("region", { name: "Notice" }).getByText("This needs a connection.").first().waitFor();
  expect([opened, new URL(page.url()).pathname, await isMarked(page)]).toEqual([0, "/history", true]);
});

testInFull("a press before the scripts have loaded is handled by the page once they have", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "doctor" });
  await page.route("**/healthz", () => undefined);
  const letIn = await openWithoutScripts(page, "/products");
  await ordersLink(page).click({ noWaitAfter: true });
  await letIn();
  await page.waitForURL(/\/history$/);
  expect(await isMarked(page)).toBe(true);
});

testInFull("a menu opened and words typed before the scripts have loaded stay, and the next page closes the menu", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "doctor" });
  const letIn = await openWithoutScripts(page, "/products");
  const account = page.locator("details", { has: page.locator("summary[aria-label$='your account']") });
  const search = page.locator("header input[name=words]");
  await search.fill("bio");
  await account.locator("summary").click();
  await letIn();
  await loadedLater(page, "on-every-page");
  expect([await account.getAttribute("open"), await search.inputValue()]).toEqual(["", "bio"]);
  await ordersLink(page).press("Enter");
  await page.waitForURL(/\/history$/);
  await expect.poll(() => account.getAttribute("open")).toBeNull();
});

test("without a connection a download is stopped and says why", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "admin" }, "/history");
  await markDocument(page);
  await page.context().setOffline(true);
  await page.locator("a[href*=getallreports]").click();
  await page.getByRole("region", { name: "Notice" }).getByText("This needs a connection.").waitFor();
  expect([new URL(page.url()).pathname, await isMarked(page)]).toEqual(["/history", true]);
});

testInFull("an order that got no answer says that it is being sent again, and ends up placed, with its number", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "einayim", person: "admin" });
  const facts = await givenPortalFacts(page, 1);
  await fillCart(page, facts);
  await startCheckout(page, facts);
  await page.goto(new URL(`/checkout/submit?hold=${facts.hold}&terms=on`, page.url()).href);
  await page.locator("dialog:modal").waitFor();
  await loadedLater(page, "on-every-page");
  await page.context().setOffline(true);
  // Enter answers the question.
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "Your order is not confirmed yet. It is being sent again" }).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(/\/order-confirmation/);
  await page
    .getByText(/^EIN-\d{4}-\d{6}$/)
    .first()
    .waitFor();
});
