import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { isMarked, markDocument } from "~tests/helpers/marked-document";
import { signIn } from "~tests/helpers/sign-in";

const waiting = (page: Page) => page.getByRole("status").filter({ hasText: "Waiting for the connection. The page opens by itself" });
const notSent = (page: Page) => page.getByRole("status").filter({ hasText: "Not sent yet" });

test("without a connection a page waits, is taken back with Escape, and opens by itself in the same document", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "doctor" });
  await markDocument(page);
  const orders = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Orders" });

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

test("without a connection a download is stopped and says why", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "carmel", person: "admin" }, "/history");
  await markDocument(page);
  await page.context().setOffline(true);
  await page.locator("a[href*=getallreports]").click();
  await page.getByRole("region", { name: "Notice" }).getByText("This needs the connection.").waitFor();
  expect([new URL(page.url()).pathname, await isMarked(page)]).toEqual(["/history", true]);
});
