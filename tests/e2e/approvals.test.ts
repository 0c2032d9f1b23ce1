import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { callInPage, ordersPath } from "~tests/helpers/call-in-page";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

const rulePath = `${ordersPath}/approvals/rule`;

/** The first of these that can be seen. */
const seen = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

async function choose(page: Page, group: string): Promise<void> {
  await page.goto(new URL("/settings/approvals", page.url()).href);
  await page.locator(`input[name=askedOf][value=${group}]`).check();
  await page.locator("#approval-above").fill("0");
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator(`input[name=askedOf][value=${group}][checked]`).waitFor();
  await page.getByText("The approval rule is saved.").first().waitFor({ state: "attached" });
}

/** Sends the cart of the page's person for approval; returns where it is shown. */
async function send(page: Page): Promise<string> {
  await page.goto(new URL("/cart", page.url()).href);
  await seen(page, "button[value=start]").click();
  await page.waitForURL(/\/checkout\?/);
  await page.locator("#agree-to-terms").check();
  await page.getByRole("button", { name: /^Send for approval, / }).click();
  await page.waitForURL(/\/checkout\/submit/);
  await page.getByRole("button", { name: "Send for approval", exact: true }).click();
  await page.waitForURL(/\/approvals\//);
  return new URL(page.url()).pathname;
}

test.each(waysOfScripts)("staff send a cart, an admin declines, then approves, and both see the order, %s", async (_, javaScript) => {
  const helper = await openPage();
  await signIn(helper, { practice: "carmel", person: "staff" }, "/about");
  const [staff, admin] = [await openPage({ javaScript }), await openPage({ javaScript })];
  await signIn(admin, { practice: "carmel", person: "admin" }, "/settings/approvals");
  await choose(admin, "staff");
  onTestFinished(async () => {
    const back = await openPage();
    await signIn(back, { practice: "carmel", person: "admin" }, "/about");
    expect(await callInPage(back, rulePath)).toMatchObject({ askedOf: "staff" });
    await choose(back, "nobody");
  });
  await givenCartLines(helper, 4);
  await signIn(staff, { practice: "carmel", person: "staff" }, "/cart");
  const first = await send(staff);
  if (javaScript) await expectNoAxeFindings(staff);
  await admin.goto(new URL("/approvals", admin.url()).href);
  if (javaScript) await expectNoAxeFindings(admin);
  await admin.locator(`main a[href="${first}"]`).first().click();
  await admin.waitForURL(new RegExp(first));
  if (javaScript) await expectNoAxeFindings(admin);
  await admin.getByLabel("Why?").fill("Order fewer boxes");
  await admin.getByRole("button", { name: "Decline" }).click();
  await admin.waitForURL(/\/approvals$/);
  await staff.goto(new URL("/cart", staff.url()).href);
  await staff.getByText("Order fewer boxes").waitFor();

  const second = await send(staff);
  await admin.goto(new URL(second, admin.url()).href);
  await admin.getByRole("button", { name: /^Approve and order, / }).click();
  await admin.waitForURL(/\/history\/history-detail/);
  await admin.getByText(/Sent for approval by/).waitFor();
  await staff.goto(new URL(second, staff.url()).href);
  await staff.getByRole("link", { name: "View the order" }).click();
  await staff.waitForURL(/\/history\/history-detail/);
  await staff.getByText(/Sent for approval by/).waitFor();
});
