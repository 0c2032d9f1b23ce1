import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { oneInCheck } from "~tests/helpers/figures";
import { servePortalWithClock } from "~tests/helpers/portal-with-clock";
import { demoPassword, signIn } from "~tests/helpers/sign-in";

/* A practice requires a second factor: an admin sets up their own, requires it, and everybody else is asked at the next page. */

let portal: Awaited<ReturnType<typeof servePortalWithClock>>;

beforeAll(async () => {
  portal = await servePortalWithClock();
});

afterAll(() => portal?.stop());

/** Types the code that the app would show, and the password, and turns the second factor on; leaves the page with the recovery codes. */
async function setUp(page: Page): Promise<void> {
  const secret = await page.locator("input[name=secretKey]").inputValue();
  const timestamp = new Date("2026-03-02T07:00:00Z").getTime();
  await page.fill("input[name=secretCode]", new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }));
  await page.locator("form:has(input[name=secretKey]) input[name=presentPassword]").fill(demoPassword);
  await page.locator("button[value=turnOn]").click();
  await page.locator("ol li bdi").nth(9).waitFor();
}

test.each(
  oneInCheck(
    [
      ["with JavaScript", "carmel", "localhost", true],
      ["without JavaScript, in Hebrew", "einayim", "il.localhost", false],
    ] as const,
    1,
  ),
)("%s", async (_, practice, host, javaScript) => {
  const admin = await openPage({ javaScript });
  await signIn(admin, { practice, person: "admin", host }, "/settings/second-factor", portal.address);
  expect(await admin.locator("button[value=require]").count()).toBe(0);
  await admin.locator("main a[href$='/settings/security?factor=new']").click();
  await setUp(admin);
  await admin.goto(new URL("/settings/second-factor", admin.url()).href);
  await admin.fill("input[name=presentPassword]", demoPassword);

  const staff = await openPage({ javaScript, viewport: { width: 390, height: 844 } });
  await signIn(staff, { practice, person: "staff", host }, "/patients", portal.address);
  expect(new URL(staff.url()).pathname).toBe("/patients");
  await admin.locator("button[value=require]").click();
  await admin.locator("button[value=free]").waitFor();
  if (javaScript) await expectNoAxeFindings(admin);

  await staff.goto(new URL("/history", staff.url()).href);
  expect(new URL(staff.url()).pathname).toBe("/second-factor");
  if (javaScript) await expectNoAxeFindings(staff);
  await staff.goto(new URL("/patients", staff.url()).href);
  expect(new URL(staff.url()).pathname).toBe("/second-factor");
  await setUp(staff);
  expect(new URL(staff.url()).pathname).toBe("/second-factor");
  await staff.locator("button[value=continue]").click();
  await staff.waitForURL(/\/patients$/);
});
