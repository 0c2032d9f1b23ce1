import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage, ordersPath } from "~tests/helpers/call-in-page";
import { findSidewaysScrolling } from "~tests/helpers/find-findings";
import { demoPassword, signIn } from "~tests/helpers/sign-in";
import { waysFirstWithout } from "~tests/helpers/ways-of-scripts";

/** Fills in the form of a new practice, with two locations, and creates it. */
async function create(page: Page, subDomain: string): Promise<void> {
  const fill = (name: string, value: string) => page.locator(`#practice [name="${name}"]`).fill(value);
  await fill("practiceName", "Nof Optics");
  await fill("subDomain", "www");
  await fill("partnerNumber", "4100-3001");
  await fill("phone", "04-000-0190");
  await fill("email", "office@nof.example");
  const fillLocation = async (index: number, name: string) => {
    const facts = { name, street: "Mole Street 3", city: "Haifa", zip: "3300007", shipToCode: `NOF-0${index}` };
    for (const [field, value] of Object.entries(facts)) await fill(`locations[${index}].${field}`, value);
  };
  await fillLocation(0, "Harbour");
  await page.getByRole("button", { name: "Add a location" }).click();
  await page.locator('#practice [name="locations[1].name"]').waitFor();
  expect(await page.locator('#practice [name="locations[0].city"]').inputValue()).toBe("Haifa");
  await fillLocation(1, "Market");
  await page.getByRole("button", { name: "Add a location" }).click();
  await page.locator('#practice [name="locations[2].name"]').waitFor();
  await page.getByRole("button", { name: "Remove location 1" }).click();
  await page.locator('#practice [name="locations[2].name"]').waitFor({ state: "detached" });
  expect(await page.locator('#practice [name="locations[0].name"]').inputValue()).toBe("Market");
  await fillLocation(1, "Harbour");
  await fill("admin.firstName", "Tamar");
  await fill("admin.lastName", "Sela");
  await fill("admin.email", "tamar@nof.example");
  await fill("reason", "Contract 118");
  await page.getByRole("button", { name: "Create the practice" }).click();
  await page.getByText("This name is reserved. Choose another.").first().waitFor();
  expect(await page.locator('#practice [name="locations[1].city"]').inputValue()).toBe("Haifa");
  await fill("subDomain", subDomain);
  await page.locator('#practice [name="reason"]').press("Enter");
  await page.waitForURL(/\/operator\/practices\/[0-9a-f-]{36}$/);
}

/** The link in the invitation of the first admin, as an operator in the practice copies it. */
async function invitationOf(subDomain: string): Promise<string> {
  const signedIn = await fetch(portalAddress("/api/users/authenticate", "127.0.0.1"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username: "operator@dioptre.example", password: demoPassword, subDomain }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const answer = await fetch(portalAddress("/api/users", "127.0.0.1"), { headers: { Cookie: cookie } });
  const { users } = (await answer.json()) as { users: { registrationLink: string | null }[] };
  return new URL(users[0]?.registrationLink ?? "").search;
}

test.each(waysFirstWithout)(
  "an operator creates a practice, and its first admin sets up the account and orders, %s",
  { timeout: 180_000 },
  async (_, javaScript) => {
    const subDomain = javaScript ? "nof" : "nof-plain";
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "einayim", person: "operator" }, "/operator");
    await page.getByRole("link", { name: "New practice" }).click();
    await page.waitForURL(/\/operator\/practices\/new$/);
    if (javaScript) await expectNoAxeFindings(page);
    expect(await findSidewaysScrolling(page, [320, 390])).toEqual([]);
    await create(page, subDomain);
    await page.getByText("Practice created").first().waitFor();

    const admin = await openPage({ javaScript });
    await admin.goto(portalAddress(`/register${await invitationOf(subDomain)}`, `${subDomain}.localhost`));
    await admin.locator("input[name=password]").fill("Clear-Sight-77");
    await admin.locator("input[name=passwordConfirmation]").fill("Clear-Sight-77");
    await admin.locator("input[name=affirmsAge]").check();
    await admin.locator("main form button[type=submit]").last().click();
    await admin.waitForURL(/\.localhost:\d+\/(\?.*)?$/);
    await admin.fill("#email", "tamar@nof.example");
    await admin.fill("#password", "Clear-Sight-77");
    await admin.press("#password", "Enter");
    await admin.waitForURL("**/terms-acceptance");
    for (const next of [/terms=accepted/, /\/products$/]) {
      await admin.locator("dialog [data-actions] button").last().click();
      await admin.waitForURL(next);
    }
    await admin.locator("main a[href*='stock-revenue']").first().waitFor();

    const helper = javaScript ? admin : await openPage();
    if (!javaScript) {
      await helper.context().addCookies(await admin.context().cookies());
      await helper.goto(new URL("/about", admin.url()).href);
    }
    const { locationId } = await callInPage(helper, "/api/session");
    const lines = [{ id: randomUUID(), seriesId: "il-myday", packSize: 90, quantity: 2, power: -1.5 }];
    const preorders = [{ id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines } }];
    expect(await callInPage(helper, `${ordersPath}/cart/sync`, { locationId, preorders })).toMatchObject({ cart: { itemsQuantity: 2 } });
    await admin.goto(new URL("/cart", admin.url()).href);
    await admin.locator("button[value=start]").filter({ visible: true }).first().click();
    await admin.waitForURL(/\/checkout\?hold=/);
    await admin.locator("#agree-to-terms").check();
    await admin.getByRole("button", { name: /^Submit order, / }).click();
    await admin.getByRole("button", { name: "Submit order", exact: true }).click();
    await admin.waitForURL(/\/order-confirmation\?cart=/);
    await admin
      .getByText(/NOF-\d+-\d{6}/)
      .first()
      .waitFor();
  },
);
