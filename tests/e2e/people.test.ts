import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { ordersPath } from "~/calls/base";
import { changeTogether, hideSeries, readReports, refuseToHide, showAgain } from "~tests/helpers/admin-week";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { oneInCheck } from "~tests/helpers/figures";
import { mailedLink } from "~tests/helpers/mailed-link";
import { setUp } from "~tests/helpers/set-up-account";
import { signIn } from "~tests/helpers/sign-in";

/* An admin's week: invites three people, of whom one sets up the account, orders, becomes an admin and is removed; and the settings. */

type Way = {
  name: string;
  practice: "einayim" | "carmel" | "hanbit";
  host: "localhost" | "il.localhost" | "kr.localhost";
  javaScript: boolean;
};

const english = { practice: "einayim", host: "localhost" } as const;
const hebrew = { practice: "carmel", host: "il.localhost" } as const;
const korean = { practice: "hanbit", host: "kr.localhost" } as const;

const ways: readonly Way[] = oneInCheck([
  { name: "in Hebrew without JavaScript", ...hebrew, javaScript: false },
  { name: "in English with JavaScript", ...english, javaScript: true },
  { name: "in English without JavaScript", ...english, javaScript: false },
  { name: "in Hebrew with JavaScript", ...hebrew, javaScript: true },
  { name: "in Korean with JavaScript", ...korean, javaScript: true },
  { name: "in Korean without JavaScript", ...korean, javaScript: false },
]);

const management = "/settings/user-management";

/** Fills in and sends the form for a new person; answers the link that the page then shows. */
async function invite(page: Page, person: { firstName: string; lastName: string; email: string; roleType: string }): Promise<string> {
  await page.goto(new URL("/settings/user-add", page.url()).href);
  await page.fill("#field-firstName", person.firstName);
  await page.fill("#field-lastName", person.lastName);
  await page.fill("#field-email", person.email);
  await page.locator(`input[name=roleType][value=${person.roleType}]`).check();
  await page.locator("form:has(#field-email) button[type=submit]").click();
  await page.waitForURL(/user-management\?added=/);
  return linkIn(page, "main");
}

/** The registration link in a part of the page: the field opens without JavaScript too. */
async function linkIn(page: Page, part: string): Promise<string> {
  const place = page.locator(part).locator("details").first();
  await place.locator("summary").click();
  return place.locator("input").inputValue();
}

const rowOf = (page: Page, email: string) => page.locator("tbody tr").filter({ hasText: email });

/** Calls as the person who is signed in on a page. */
async function callerOf(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  const headers = { "Content-Type": "application/json", Cookie: cookies.join("; ") };
  return async (path: string, data?: object) =>
    (await fetch(portalAddress(path, "127.0.0.1"), data ? { method: "POST", headers, body: JSON.stringify(data) } : { headers })).json();
}

/** What is in a person's cart at a location. */
async function itemsIn(page: Page, locationId: string): Promise<number> {
  const { cart } = await (await callerOf(page))(`/api${ordersPath}/cart/view`, { locationId });
  return cart?.itemsQuantity ?? 0;
}

/** Orders two boxes of a solution, and leaves three more in the cart of the location that is answered. */
async function order(page: Page): Promise<string> {
  const call = await callerOf(page);
  const { tenant, locationId } = await call("/api/session");
  const put = (quantity: number) => {
    const solutions = [{ id: randomUUID(), solutionId: `${tenant.countryCode.toLowerCase()}-clearwell-360`, quantity }];
    const preorder = { id: randomUUID(), orderType: "Solution", merchandise: { purchaseType: "Solution", solutions } };
    return call(`/api${ordersPath}/cart/sync`, { locationId, preorders: [preorder] });
  };
  const { cart } = await put(2);
  const { holdId } = await call(`/api${ordersPath}/cart/startcheckout`, { cartId: cart.id });
  const { receipt } = await call(`/api${ordersPath}/cart/checkout`, { cartId: cart.id, holdId, acceptTerms: true });
  expect(receipt.orders).toHaveLength(1);
  await put(3);
  return locationId;
}

test.each(ways)(
  "an admin's week: people join, order, become admins and leave; the catalogue, the reports, the practice, $name",
  { timeout: 240_000 },
  async (way) => {
    const { practice, host, javaScript } = way;
    const address = (path: string) => portalAddress(path, `${practice}.${host}`);
    const mark = randomUUID().slice(0, 8);
    const emailOf = (name: string) => `${name}.${mark}@${practice}.example`;
    const admin = await openPage({ javaScript });
    await signIn(admin, { practice, person: "admin", host }, management);

    await invite(admin, { firstName: "Alma", lastName: "Regev", email: emailOf("alma"), roleType: "doctor" });
    await invite(admin, { firstName: "Gil", lastName: "Paz", email: emailOf("gil"), roleType: "staff" });
    await invite(admin, { firstName: "Tal", lastName: "Noy", email: emailOf("tal"), roleType: "admin" });

    await admin.goto(address("/settings/user-add"));
    await admin.fill("#field-firstName", "Else");
    await admin.fill("#field-email", emailOf("gil").toUpperCase());
    await admin.locator("form:has(#field-email) button[type=submit]").click();
    await admin.locator("#field-lastName[aria-invalid=true]").waitFor();
    expect(await admin.inputValue("#field-firstName")).toBe("Else");
    await admin.fill("#field-lastName", "Where");
    await admin.locator("form:has(#field-email) button[type=submit]").click();
    await admin.locator("#field-email-error a").waitFor();

    await admin.goto(address(`${management}?state=invited`));
    await rowOf(admin, emailOf("tal")).locator("button[value=withdraw]").click();
    await rowOf(admin, emailOf("tal")).waitFor({ state: "detached" });
    const focused = () => admin.evaluate(() => document.activeElement?.localName);
    if (javaScript) await expect.poll(focused).not.toBe("body");
    await admin.locator("main input[name=words]").fill(`Gil ${mark}`);
    await admin.locator("main button[value=search]").click();
    await admin.waitForURL(/[?&]s=[0-9a-f-]+/);
    expect(admin.url()).not.toContain(mark);
    await expect.poll(() => admin.locator("tbody tr").count()).toBe(1);
    await rowOf(admin, emailOf("gil")).locator("button[value=send]").click();
    await admin.waitForLoadState();

    const doctor = await openPage({ javaScript });
    await setUp(doctor, await mailedLink(emailOf("alma")), address, emailOf("alma"));
    await doctor.goto(address(management));
    expect(new URL(doctor.url()).pathname).toBe("/products");
    const locationId = await order(doctor);
    const itemsBefore = await itemsIn(admin, locationId);

    await admin.goto(address(management));
    await rowOf(admin, emailOf("alma")).locator("a[href*='/edit']").click();
    await admin.locator("dialog input[value=admin]").check();
    await admin.locator("dialog form:has(input[value=admin]) button[type=submit]").click();
    await admin.waitForURL((url) => url.pathname === management);
    await doctor.goto(address(management));
    await rowOf(doctor, emailOf("gil")).waitFor();

    const place = { page: admin, practice, address };
    const colleague = await openPage();
    await signIn(colleague, { practice, person: "staff", host }, "/about");
    const operator = await openPage();
    await signIn(operator, { practice, person: "operator", host }, "/about");
    onTestFinished(() => showAgain(place, operator));
    await hideSeries(place, colleague);
    await showAgain(place, operator);
    await refuseToHide(place, colleague);
    await readReports(place, operator);
    await changeTogether(place, doctor);

    await admin.goto(address(management));
    await rowOf(admin, emailOf("alma")).locator("a[href*='/remove']").click();
    await admin.locator("dialog input[value=takeOver]").check();
    await admin.locator("dialog button[type=submit]").click();
    await admin.waitForURL((url) => url.pathname === management);
    await rowOf(admin, emailOf("alma")).waitFor({ state: "detached" });
    await doctor.goto(address("/products"));
    expect(new URL(doctor.url()).pathname).toBe("/");
    expect(await itemsIn(admin, locationId)).toBe(itemsBefore + 3);
  },
);
