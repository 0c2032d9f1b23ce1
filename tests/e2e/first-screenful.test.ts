import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { givenPortalFacts } from "~tests/helpers/given-portal-facts";
import { signIn } from "~tests/helpers/sign-in";

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

/** Forms that are longer than a phone's window, and the button that sends each. */
const forms = [
  ["practice information", "/settings/practice-information"],
  ["a new person", "/settings/user-add"],
  ["a second factor", "/settings/security?factor=new"],
  ["a new patient", "/patients/new"],
  ["a patient changed", "/patients/:patient/edit"],
  ["a new address", "/patients/:patient/addresses/new"],
] as const;

/** Where the main button of the form's actions ends, and where the window does. */
const findMainAction = (page: Page) =>
  page
    .locator("[data-form-actions], [data-actions]")
    .last()
    .locator("button[type=submit], button:not([type])")
    .last()
    .evaluate((button) => ({ start: button.getBoundingClientRect().top, end: button.getBoundingClientRect().bottom, window: innerHeight }));

async function expectMainActionsInSight(viewport: { width: number; height: number }, javaScript: boolean): Promise<void> {
  const known = await openPage();
  await signIn(known, { practice: "carmel", person: "admin" });
  const { patient } = await givenPortalFacts(known, 0);
  const page = await openPage({ viewport, javaScript });
  await signIn(page, { practice: "carmel", person: "admin" });
  const below: string[] = [];
  for (const [name, path] of forms) {
    await page.goto(new URL(path.replace(":patient", patient), page.url()).href);
    const { start, end, window } = await findMainAction(page);
    if (start < 0 || end > window) below.push(`${name}: ${start} to ${end} of ${window}`);
  }
  expect(below).toEqual([]);
}

test("on a phone the button that sends a form is in its first screenful", { timeout: 120_000 }, () =>
  expectMainActionsInSight(phone, true),
);

testInFull("so it is at a desk", () => expectMainActionsInSight(desk, true), 120_000);

testInFull("and on a phone without JavaScript", () => expectMainActionsInSight(phone, false), 120_000);

test("the list of shortcuts names its keys on a phone too", { timeout: 60_000 }, async () => {
  const page = await openPage({ viewport: phone });
  await signIn(page, { practice: "carmel", person: "admin" }, "/shortcuts");
  expect(await page.locator("td kbd").first().innerText()).toBe("/");
  expect(await page.getByRole("cell", { name: "?", exact: true }).count()).toBe(1);
});
