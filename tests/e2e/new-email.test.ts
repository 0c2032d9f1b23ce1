import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage } from "~tests/helpers/call-in-page";
import { oneInCheck } from "~tests/helpers/figures";
import { mailedLink } from "~tests/helpers/mailed-link";
import { newPassword, setUp } from "~tests/helpers/set-up-account";
import { signIn } from "~tests/helpers/sign-in";

/* A person enters another e-mail, which counts once the link in its mail was opened and confirmed (D110). */

test.each(
  oneInCheck([
    ["with JavaScript, in English", "einayim", "localhost", true],
    ["without JavaScript, in Hebrew", "carmel", "il.localhost", false],
  ] as const),
)("%s", async (_, practice, host, javaScript) => {
  const address = (path: string) => portalAddress(path, `${practice}.${host}`);
  const [email, fresh] = [`tamar.${randomUUID()}@example.com`, `tamar.${randomUUID()}@example.org`];
  const admin = await openPage();
  await signIn(admin, { practice, person: "admin" }, "/settings/user-management");
  const { user } = await callInPage(admin, "/api/users", { email, firstName: "Tamar", lastName: "Gal", roleType: "staff" });

  const page = await openPage({ javaScript, viewport: { width: 390, height: 844 } });
  await setUp(page, user.registrationLink, address, email);
  await page.goto(address("/settings/security"));
  await page.locator("details:has(#own-new-email) summary").click();
  await page.fill("#own-new-email", fresh);
  await page.fill("#email-presentPassword", newPassword);
  await page.locator("button[name=intent][value=email]").click();
  await page.locator("button[value=cancelEmail]").waitFor();
  if (javaScript) await expectNoAxeFindings(page);
  await admin.reload();
  expect(await admin.locator("tbody tr").filter({ hasText: fresh }).textContent()).toContain(email);

  const elsewhere = await openPage({ javaScript });
  await elsewhere.goto(address(new URL(await mailedLink(fresh)).pathname));
  if (javaScript) await expectNoAxeFindings(elsewhere);
  await elsewhere.locator("main form button").click();
  await elsewhere.locator("#email").fill(fresh);
  await elsewhere.fill("#password", newPassword);
  await elsewhere.press("#password", "Enter");
  await elsewhere.waitForURL(/\/products/);
  await page.goto(address("/settings/security"));
  expect(await page.locator("main").textContent()).toContain(fresh);
  expect(await page.locator("button[value=forget]").count()).toBe(2);
});
