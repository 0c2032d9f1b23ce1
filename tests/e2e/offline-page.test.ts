import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { signIn } from "~tests/helpers/sign-in";

/** Waits until the service worker keeps the application: then the portal opens without a connection. */
const keepsApplication = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test("opened cold without a line after one visit, the portal shows the offline page in the person's language and direction", async () => {
  const page = await openPage({ losesLine: true, locale: "he-IL", more: { serviceWorkers: "allow" } });
  await signIn(page, { practice: "einayim", person: "admin", host: "il.localhost" });
  await keepsApplication(page);
  await page.context().setOffline(true);
  const cold = await page.context().newPage();
  await cold.goto(new URL("/cart", page.url()).href);
  await cold.getByRole("heading", { level: 1, name: "אין חיבור לאינטרנט" }).waitFor();
  expect(await cold.locator("html").getAttribute("dir")).toBe("rtl");
  await expectNoAxeFindings(cold);
});
