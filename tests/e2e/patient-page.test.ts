import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { isFull, testInFull } from "~tests/helpers/figures";
import { findSidewaysScrolling } from "~tests/helpers/find-findings";
import { givenOrdered } from "~tests/helpers/given-ordered";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

describe.each(waysOfScripts)("the page of a patient, %s", (_way, javaScript) => {
  test("shows the worn lenses as a plot and in numbers, and orders them again", async () => {
    const helper = await openPage();
    await signIn(helper, { practice: "carmel", person: "staff" }, "/about");
    const { patientId, confirmationNum } = await givenOrdered(helper);
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: "staff" }, `/patients/${patientId}`);
    const panel = (name: string) => page.getByRole("region", { name, exact: true });
    expect(await panel("Current prescription").textContent()).toMatch(/Right eye.*-3\.00.*-1\.25.*180.*Left eye.*-2\.75.*-1\.25.*170/);
    expect(
      await panel("Power over two years")
        .getByRole("img", { name: /^(Right|Left) eye: power from/ })
        .count(),
    ).toBe(2);
    await panel("Power over two years").getByText("Show the numbers").click();
    expect(await panel("Power over two years").getByRole("row").last().textContent()).toContain("-3.00 -1.25 x 180");
    expect(await panel("Orders").getByRole("rowheader").textContent()).toBe(confirmationNum);
    expect(await panel("Lenses in use").textContent()).toMatch(/until about.*2 boxes from.*Monthly/);
    expect(await panel("Trial lenses").textContent()).toContain("2 of 2");
    expect(await panel("Notes").textContent()).toContain("Call before delivery");
    if (javaScript) await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Reorder", exact: true }).click();
    await page
      .getByText(/^Filled with the order of/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page
      .getByRole("button", { name: /^Add to cart/ })
      .filter({ visible: true })
      .first()
      .click();
    await page
      .getByText(/in the cart|added/i)
      .filter({ visible: true })
      .first()
      .waitFor();
    const cartOfPatient = async () => {
      const { cart, preordersPatient } = await populatedCart(helper);
      return { cart, again: preordersPatient.find((each: { patientId: string }) => each.patientId === patientId) };
    };
    await expect.poll(async () => (await cartOfPatient()).again).toBeDefined();
    const { cart, again } = await cartOfPatient();
    onTestFinished(() => callInPage(helper, `${ordersPath}/cart/remove`, { cartId: cart.id, preorderIds: [again.id] }));
    expect(again?.merchandise.rx).toMatchObject({
      right: { power: -3, axis: 180, quantity: 2 },
      left: { power: -2.75, axis: 170, quantity: 2 },
    });
  });
});

test.each(isFull ? waysOfScripts : [])("a note is added, removed and restored, %s (D95)", async (_way, javaScript) => {
  const helper = await openPage();
  await signIn(helper, { practice: "carmel", person: "staff" }, "/about");
  const { patientId } = await givenOrdered(helper);
  const page = await openPage({ javaScript });
  await signIn(page, { practice: "carmel", person: "staff" }, `/patients/${patientId}`);
  const notes = page.getByRole("region", { name: "Notes", exact: true });
  const entry = notes.getByText("Call after four");
  await notes.getByRole("button", { name: "Add note" }).click();
  await notes.getByText("This field is required.").waitFor();
  await notes.getByLabel("Add a note").fill("Call after four");
  await notes.getByRole("button", { name: "Add note" }).click();
  await entry.waitFor();
  expect(await notes.getByLabel("Add a note").inputValue()).toBe("");
  await notes.getByRole("button", { name: "Remove the note “Call after four”" }).click();
  await entry.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).filter({ visible: true }).first().click();
  await entry.waitFor();
});

async function populatedCart(page: Page) {
  const { locations } = await callInPage(page, "/api/session");
  return callInPage(page, `${ordersPath}/cart/populate`, { locationId: locations[0]._id });
}

testInFull("the powers run from left to right in Hebrew, and nothing is wider than a phone", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, { practice: "carmel", person: "staff", host: "il.localhost" }, "/about");
  const { patientId } = await givenOrdered(page);
  await page.goto(new URL(`/patients/${patientId}`, page.url()).href);
  const plot = page.locator("svg[role=img]:has(circle)").first();
  const texts = await plot.locator("text").evaluateAll((all) => all.map((text) => [text.textContent, text.getBoundingClientRect().left]));
  const leftOf = (pattern: RegExp) => texts.filter(([text]) => pattern.test(String(text))).map(([, left]) => Number(left));
  const [from = 0, to = 0] = leftOf(/\d{4}/);
  expect(from).toBeLessThan(to);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const again = await page.locator(`a[href*="repeat="]`).first().boundingBox();
  expect((again?.y ?? 844) + (again?.height ?? 0)).toBeLessThan(844);
});

testInFull("a long street, note, email or product name is wrapped, and nothing is wider than a phone", async () => {
  const helper = await openPage();
  await signIn(helper, { practice: "carmel", person: "staff" }, "/about");
  const { tenant } = await callInPage(helper, "/api/session");
  const { patientId } = await givenOrdered(helper);
  const { patient } = await callInPage(helper, `${masterPath}/patients/tenant/${tenant._id}/${patientId}`);
  await callInPage(helper, `${masterPath}/patients/update`, { ...patient, email: `${"long".repeat(15)}@${"domain".repeat(10)}.example` });
  const address = { id: randomUUID(), street: `1 ${"Almond".repeat(15)}`, zip: "3300114", city: "חיפה", phone: "050-000-4417" };
  const where = `${masterPath}/patients/address/${tenant._id}/${patientId}/add`;
  await callInPage(helper, where, { tenantId: tenant._id, patientId, address: { ...address, note: "ring".repeat(30) } });
  const page = await openPage({ javaScript: false, viewport: { width: 390, height: 844 } });
  await signIn(page, { practice: "carmel", person: "staff" }, `/patients/${patientId}`);
  const prescription = page.getByRole("region", { name: "Current prescription", exact: true });
  await prescription
    .locator("bdi", { hasText: "Biofinity" })
    .evaluateAll((names) => names.map((name) => Object.assign(name, { textContent: "Multifocal".repeat(8) })));
  expect(await findSidewaysScrolling(page, [768, 1366])).toEqual([]);
});
