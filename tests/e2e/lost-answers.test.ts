import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { Page, Route } from "playwright";
import { expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { isMarked, markDocument } from "~tests/helpers/marked-document";
import { signInByForm } from "~tests/helpers/sign-in";

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

test("every form whose answer is lost is sent again: language, sign-in and sign-out, in one document", async () => {
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

test("a connection that is lost right after the sign-in keeps the page, and each link opens when it is back", async () => {
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
