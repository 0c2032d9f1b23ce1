import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { isFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

/* The dialogs of patients and their orders: those that need a result have it pressed, the others also close with Escape and beside them. */

type Facts = { patient: string; address: string; preorder: string };

const host = "carmel.localhost";
const order = "/products/patient-revenue";

/** A patient with an address that the register does not know, and an order of theirs in the cart. */
async function givenFacts(page: Page): Promise<Facts> {
  const { tenant, locationId } = await callInPage(page, "/api/session");
  const newId = () => page.evaluate(() => `01900000-0000-7000-8000-${Math.random().toString(16).slice(2, 14).padEnd(12, "0")}`);
  const [patient, address, preorder, line] = [await newId(), await newId(), await newId(), await newId()];
  await callInPage(page, `${masterPath}/patients/create`, { id: patient, firstName: "Tal", lastName: patient, phone: "050-000-0031" });
  const typed = { id: address, street: "5 Elm Lane", city: "Hayfa", zip: "3300114", phone: "050-000-0031" };
  await callInPage(page, `${masterPath}/patients/address/${tenant._id}/${patient}/add`, {
    ...{ tenantId: tenant._id, patientId: patient, address: typed },
  });
  const right = { id: line, seriesId: "il-myday", packSize: 30, power: -3, quantity: 1 };
  const rx = { startDate: null, expirationDate: null, right, left: null };
  const merchandise = { category: "ContactLenses", purchaseType: "Revenue", rx };
  const sent = {
    id: preorder,
    locationId,
    orderType: "Patient",
    patientId: patient,
    dispensingPreference: "DispenseFromOffice",
    merchandise,
  };
  const answer = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders: [sent] });
  expect(answer.invalidItems).toEqual([]);
  return { patient, address, preorder };
}

async function openDialog(page: Page, path: string) {
  await page.goto(portalAddress(path, host));
  await expect.poll(() => page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
}

/** Opens the question by using the form, as it is kept on the server and has no address of its own before. */
async function askByForm(page: Page, path: string, fill: Record<string, string>, button: string) {
  await page.goto(portalAddress(path, host));
  await page.locator("#right-quantity").waitFor();
  for (const [field, value] of Object.entries(fill)) await page.fill(field, value);
  await page.locator(button).first().click();
  await page.getByRole("alertdialog").waitFor();
  await expect.poll(() => page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
}

describe("closes with Escape and with a click outside it, and leads to the page behind:", () => {
  type Case = [string, (facts: Facts) => string, (facts: Facts) => string];
  const cases: Case[] = [
    [
      "address verification",
      ({ patient, address }) => `/patients/${patient}/addresses/${address}/verify`,
      ({ patient }) => `/patients/${patient}`,
    ],
    ["find a patient", () => `${order}/find`, () => order],
  ];
  const more: Case[] = [
    ["new address", ({ patient }) => `/patients/${patient}/addresses/new`, ({ patient }) => `/patients/${patient}`],
    ["new patient, over the list", () => "/patients/add", () => "/patients"],
    ["new patient, over an order", () => `${order}/new-patient`, () => order],
    ["product select", () => `${order}/select?eye=right`, () => order],
    ["delete item", ({ preorder }) => `/cart/delete?preorder=${preorder}`, () => "/cart"],
  ];
  test.each(isFull ? [...cases, ...more] : cases)("%s", async (_, at, behind) => {
    const page = await openPage();
    await signIn(page, { practice: "carmel", person: "staff" });
    const facts = await givenFacts(page);
    for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await openDialog(page, at(facts));
      await close();
      await page.locator("dialog").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe(behind(facts));
    }
  });
});

describe("is closed by its buttons only, and keeps the form behind it:", () => {
  test.each<[string, (page: Page, facts: Facts) => Promise<void>, string]>([
    [
      "patient trial limit",
      (page, { patient }) =>
        askByForm(
          page,
          `/products/patient-trial?patient=${patient}&series=il-myday-trial`,
          { "#right-quantity": "3" },
          "button[form=rx][value=add]",
        ),
      "3",
    ],
    [
      "removal of the whole order, when both eyes of a carted one have no quantity (change params)",
      (page, { preorder }) => askByForm(page, `${order}?preorder=${preorder}`, { "#right-quantity": "0" }, "button[form=rx][value=add]"),
      "0",
    ],
  ])("%s", async (_, ask, quantity) => {
    const page = await openPage();
    await signIn(page, { practice: "carmel", person: "staff" });
    await ask(page, await givenFacts(page));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    expect(await page.getByRole("alertdialog").count()).toBe(1);
    await page.locator("dialog a").last().click();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(await page.inputValue("#right-quantity")).toBe(quantity);
  });
});
