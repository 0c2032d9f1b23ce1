import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage } from "~tests/helpers/call-in-page";
import { testInFull } from "~tests/helpers/figures";
import { loadedLater } from "~tests/helpers/loaded-later";
import { isMarked, markDocument } from "~tests/helpers/marked-document";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn, signInByForm } from "~tests/helpers/sign-in";

/** Posts to the portal on this machine, whatever host it is asked for, and hears the answer to its end. */
async function send({ port, pathname, search }: URL, headers: Record<string, string>, body: string): Promise<void> {
  const asked = request({ host: "127.0.0.1", port, path: pathname + search, method: "POST", headers });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  await once(answer.resume(), "end");
}

/** Lets each form reach the portal, and loses the first answer to it: the connection breaks after the portal has done what was asked. */
async function loseFirstAnswers(page: Page): Promise<() => number> {
  const lost = new Set<string>();
  await page.route(/\.data(\?|$)/, async (route: Route) => {
    const posted = route.request();
    const sent = `${posted.url()} ${posted.postData()}`;
    if (posted.method() !== "POST" || lost.has(sent)) return route.fallback();
    lost.add(sent);
    // Past the browser, which would keep the cookies of the lost answer.
    await send(new URL(posted.url()), await posted.allHeaders(), posted.postData() ?? "");
    await route.abort("connectionreset");
  });
  return () => lost.size;
}

testInFull("every form whose answer is lost is sent again, without a new document: language, sign-in and sign-out", async () => {
  const page = await openPage({ losesLine: true });
  await page.goto(portalAddress("/", "carmel.localhost"));
  await markDocument(page);
  const lost = await loseFirstAnswers(page);
  await page.locator("button[name=language][value=he]").click();
  await page.locator("html[lang=he][dir=rtl]").waitFor();
  await signInByForm(page, "staff@carmel.example");
  await page.locator("header a[href='/cart']").waitFor();
  expect(await isMarked(page)).toBe(true);
  await page.locator("header form[action='/logout'] button").evaluate((button: HTMLButtonElement) => button.click());
  await page.locator("#email").waitFor();
  expect([new URL(page.url()).pathname, await isMarked(page), lost()]).toEqual(["/", true, 3]);
});

testInFull("a connection lost right after the sign-in keeps the page, and each link opens once it is back", async () => {
  const page = await openPage({ losesLine: true });
  await page.goto(portalAddress("/", "carmel.localhost"));
  await markDocument(page);
  await signInByForm(page, "staff@carmel.example");
  await page.locator("header a[href='/cart']").waitFor();
  await page.context().setOffline(true);
  await page.locator("header a[href='/history']").first().click();
  await page.getByRole("status").filter({ hasText: "Waiting for a connection" }).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL(/\/history/);
  expect(await isMarked(page)).toBe(true);
});

test("a notice that its own page never showed is told by whichever page is opened next", async () => {
  const page = await openPage();
  await signIn(page, { practice: "hanbit", person: "staff", host: "kr.localhost" }, "/patients/new");
  await page.locator("main form").evaluate((form: HTMLFormElement) => {
    const typed = { firstName: "Noa", lastName: "Quillfeather", phone: "010-0000-0077" };
    const sent = [...new FormData(form), ...Object.entries(typed)].map(([name, value]) => [name, String(value)]);
    return fetch(form.action, { method: "POST", redirect: "manual", body: new URLSearchParams(Object.fromEntries(sent)) });
  });
  // A page without texts of patients; the browser renders the words of the server, or the page reports an error.
  await page.goto(new URL("/cart", page.url()).href);
  await waitForListening(page);
  await page
    .getByRole("status")
    .filter({ hasText: /Quillfeather.*추가/ })
    .first()
    .waitFor({ state: "attached" });
  expect(await page.getByText(/notices\./).count()).toBe(0);
});

test("a page reloaded before its submission was answered shows that the order was placed", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "hanbit", person: "doctor" }, "/products/stock-revenue?series=kr-myday");
  await page.locator("input[data-at]").nth(4).fill("2");
  await page.locator("input[data-at]").nth(4).press("Enter");
  await page.getByText("Added to the cart").first().waitFor({ state: "attached" });
  await page.goto(new URL("/cart", page.url()).href);
  await page.getByRole("button", { name: "Check out" }).first().click();
  await page.waitForURL(/\/checkout\?hold=/);
  await loadedLater(page, "submitted-review");
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: /^Submit order, / }).click();
  await page.getByRole("button", { name: "Submit order", exact: true }).waitFor();
  // The order is placed, and its answer never arrives.
  const placed = new Promise<void>((resolve) => {
    void page.route(/\/checkout\.data/, async (route: Route) => {
      const posted = route.request();
      if (posted.method() !== "POST") return route.fallback();
      await send(new URL(posted.url()), await posted.allHeaders(), posted.postData() ?? "");
      resolve();
    });
  });
  await page.getByRole("button", { name: "Submit order", exact: true }).click();
  await placed;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await page.waitForURL(/\/order-confirmation\?cart=/);
  const cartId = new URL(page.url()).searchParams.get("cart");
  const { tenant } = await callInPage(page, "/api/session");
  const { orders } = await callInPage(page, `/api/gp/passthrough/api/gporders/v2/tenant/${tenant._id}`, { tenantId: tenant._id, cartId });
  const ordered = orders.map(({ preOrderId }: { preOrderId: string }) => preOrderId);
  expect(ordered.length).toBeGreaterThan(0);
  expect(new Set(ordered).size).toBe(ordered.length);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("dioptre-submission"))).toBeNull();
});

testInFull("a press while an order is being sent again does not hide its receipt", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "hanbit", person: "doctor" }, "/products/stock-revenue?series=kr-clariti-1-day");
  await page.locator("input[data-at]").nth(6).fill("1");
  await page.locator("aside button[value=add]").first().click();
  await page
    .getByText(/^Added to the cart/)
    .first()
    .waitFor({ state: "attached" });
  await page.goto(new URL("/cart", page.url()).href);
  await page.getByRole("button", { name: "Check out" }).first().click();
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: /^Submit order, / }).click();
  await loadedLater(page, "submitted-review");
  let arrives = false;
  let isHeld = false;
  let tries = 0;
  await page.route(/\/checkout\.data/, async (route: Route) => {
    const posted = route.request();
    if (!posted.postData()?.includes("intent=order") || isHeld) return route.fallback();
    tries += 1;
    if (!arrives) return route.abort("connectionreset");
    isHeld = true;
    // Placed, and its answer never arrives.
    await send(new URL(posted.url()), await posted.allHeaders(), posted.postData() ?? "");
  });
  await page.getByRole("button", { name: "Submit order", exact: true }).click();
  await expect.poll(() => tries).toBeGreaterThan(0);
  await page.goto(new URL("/checkout", page.url()).href);
  arrives = true;
  await expect.poll(() => isHeld).toBe(true);
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: /^Submit order, / }).click();
  await page.waitForURL(/\/order-confirmation\?cart=/);
});
