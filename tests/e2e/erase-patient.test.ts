import { afterAll, beforeAll, expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { oneInCheck } from "~tests/helpers/figures";
import { servePortalWithClock } from "~tests/helpers/portal-with-clock";
import { signIn } from "~tests/helpers/sign-in";

/* An admin adds a patient and erases them again. */

let portal: Awaited<ReturnType<typeof servePortalWithClock>>;

beforeAll(async () => {
  portal = await servePortalWithClock();
});

afterAll(() => portal?.stop());

test.each(
  oneInCheck(
    [
      ["with JavaScript", "localhost", true, 1440],
      ["without JavaScript, in Hebrew, on a telephone", "il.localhost", false, 390],
    ] as const,
    1,
  ),
)("%s", async (_, host, javaScript, width) => {
  const page = await openPage({ javaScript, viewport: { width, height: 844 } });
  const [firstName, lastName] = ["Quill", javaScript ? "Zephyrquist" : "Vellumgate"];
  await signIn(page, { practice: "carmel", person: "admin", host }, "/patients/new", portal.address);
  await page.fill("input[name=firstName]", firstName);
  await page.fill("input[name=lastName]", lastName);
  await page.locator("form:has(input[name=lastName]) button[type=submit]").last().click();
  await page.waitForURL(/\/patients\/[\da-f-]{36}/);
  const patient = new URL(page.url());
  await page.goto(new URL(`${patient.pathname}/edit`, patient).href);
  await page.locator("a[href$='/erase']").click();
  await page.locator("dialog input[name=name]").waitFor();
  if (javaScript) await expectNoAxeFindings(page);

  await page.locator("dialog input[value=enteredByMistake]").check();
  await page.fill("dialog input[name=name]", firstName);
  await page.locator("dialog button[type=submit], dialog form button:not([type])").last().click();
  await page.locator("#erasure-name-error").waitFor();
  expect(await page.locator("dialog input[value=enteredByMistake]").isChecked()).toBe(true);
  await page.fill("dialog input[name=name]", `${lastName} ${firstName}`);
  await page.locator("dialog button[type=submit], dialog form button:not([type])").last().click();
  await page.waitForURL(/\/patients$/);
  await expect.poll(() => page.locator("main").innerText()).not.toContain(lastName);
  const gone = await page.goto(patient.href);
  expect(gone?.status()).toBe(404);
});
