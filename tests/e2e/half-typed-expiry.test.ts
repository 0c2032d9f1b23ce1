import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptValues } from "~tests/helpers/accept-values";
import { loadBrowserStorage } from "~tests/helpers/browser-storage";
import { isFull, oneInCheck } from "~tests/helpers/figures";
import { hosts, kept, newPatient, open, openSignedIn, order, patientId, secrets, typeOrder, valuesOf } from "~tests/helpers/half-typed";
import { servePortalWithClock } from "~tests/helpers/portal-with-clock";
import { signInByForm } from "~tests/helpers/sign-in";

/* Half-typed forms survive the end of the session, in the same place (D10, D31); nothing typed is in an address or a log (D33). */

let portal: Awaited<ReturnType<typeof servePortalWithClock>>;
beforeAll(async () => {
  portal = await servePortalWithClock();
}, 120_000);
afterAll(async () => {
  const logged = portal.logged();
  await portal.stop();
  for (const secret of Object.values(secrets)) expect(logged).not.toContain(secret);
});

type Person = "admin" | "doctor" | "staff";

const signedIn = (person: Person, javaScript: boolean, host: "localhost" | "il.localhost" = hosts.english) =>
  openSignedIn(portal.address, { person, host, javaScript });

/** Sends the form of the page after the session has run out, and comes back by signing in again. */
async function expireAndReturn(page: Page, send: () => Promise<void>, person: Person) {
  await page.waitForLoadState("networkidle");
  await portal.expireSessions();
  // While the portal started again the page may have found itself without a connection: what is sent then waits on the device.
  await page
    .locator("header [role=status]")
    .filter({ hasText: /^(Online|מקוון)$/ })
    .waitFor({ state: "attached" });
  await send();
  await page.waitForURL((url) => url.pathname === "/");
  await page
    .getByRole("status")
    .filter({ hasText: /Your session has expired|פג תוקף ההתחברות שלכם/ })
    .waitFor();
  await signInByForm(page, `${person}@einayim.example`);
  await page.waitForURL((url) => url.pathname !== "/");
}

const add = (page: Page) => page.locator("button[form=rx][value=add]").first();
const carted = (page: Page) => page.locator("aside section").last().getByText("-3.25 -1.25 x 180").count();

/**
 * In the check the order of a patient goes one way; with `npm run prove` all three forms go both. The cart into which the grid is added
 * holds the order of a patient.
 */
const orderWays: [string, boolean, Person, number][] = [
  ["without JavaScript", false, "doctor", 1],
  ["with JavaScript", true, "admin", 0],
];

describe.each(oneInCheck(orderWays))("a half-typed order of a patient, %s", (_, javaScript, person, index) => {
  test("is restored after the session ended, on the same page, and is ordered once", async () => {
    const page = await signedIn(person, javaScript);
    const patient = await patientId(page, index);
    await open(page, `/products/patient-revenue?patient=${patient}`);
    await typeOrder(page, javaScript);
    if (javaScript) await kept(page);
    await expireAndReturn(page, () => add(page).click(), person);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get("patient")]).toEqual(["/products/patient-revenue", patient]);
    expect(await valuesOf(page, "#rx", order)).toEqual(order);
    expect(await carted(page)).toBe(0);
    await add(page).click();
    // Without JavaScript a value that is the suggested one may not have been chosen, so the page asks once.
    if (!javaScript) await page.locator("dialog button[name=intent][value=order]").click();
    await acceptValues(page, (url) => !url.searchParams.has("patient"));
    await expect.poll(() => carted(page)).toBe(1);
    if (javaScript) await expect.poll(() => loadBrowserStorage(page)).not.toContain(order["right.series"]);
    await open(page, `/products/patient-revenue?patient=${patient}`);
    expect([await carted(page), await page.inputValue("#note"), await page.inputValue("#right-quantity")]).toEqual([1, "", ""]);
  }, 120_000);
});

const patientWays: [string, boolean, "localhost" | "il.localhost", string][] = [
  ["with JavaScript, in Hebrew", true, hosts.hebrew, "Tamar"],
  ["without JavaScript, in English", false, hosts.english, "Noa"],
];

describe.each(isFull ? patientWays : [])("the form of a new patient over a half-typed order, %s", (_, javaScript, host, firstName) => {
  test("is restored after the session ended, and so is the order behind it", async () => {
    const page = await signedIn("staff", javaScript, host);
    const typed = { ...newPatient, firstName };
    await open(page, "/products/patient-revenue");
    await typeOrder(page, javaScript);
    await page.locator("button[form=rx][value=new]").click();
    await page.waitForURL(/new-patient/);
    for (const [name, value] of Object.entries(typed)) await page.fill(`dialog [name=${name}]`, value);
    if (javaScript) await kept(page, 2);
    const send = () => page.locator("dialog form button:not([type=button])").last().click();
    await expireAndReturn(page, send, "staff");
    expect(new URL(page.url()).pathname).toBe("/products/patient-revenue/new-patient");
    expect(await valuesOf(page, "dialog", typed)).toEqual(typed);
    expect(await valuesOf(page, "#rx", order)).toEqual(order);
    await send();
    await page.waitForURL((url) => url.pathname === "/products/patient-revenue" && url.searchParams.has("patient"));
    expect(await valuesOf(page, "#rx", order)).toEqual(order);
  }, 120_000);
});

const gridWays: [string, boolean, Person][] = [
  ["with JavaScript", true, "doctor"],
  ["without JavaScript", false, "admin"],
];

describe.each(isFull ? gridWays : [])("the stock grid, %s", (_, javaScript, person) => {
  test("is restored with both products after the session ended while typing, and is added once", async () => {
    const page = await signedIn(person, javaScript);
    const [first, second] = ["il-myday~pw-3_25~bc8_4~di14_2~90", "il-myday~pw-4~bc8_4~di14_2~90"] as const;
    const cell = (productId: string) => page.locator(`[id="boxes-${productId}"]`);
    await open(page, "/products/stock-revenue?series=il-myday&pack=90");
    await cell(first).fill("7");
    await cell(second).fill("3");
    const send = () => page.locator("aside button[value=add]").first().click();
    await expireAndReturn(page, send, person);
    expect(new URL(page.url()).pathname).toBe("/products/stock-revenue");
    await expect.poll(async () => [await cell(first).inputValue(), await cell(second).inputValue()]).toEqual(["7", "3"]);
    await open(page, "/cart");
    expect(await page.locator("main").getByText("-3.25", { exact: true }).count()).toBe(0);
    await page.goBack();
    await cell(first).waitFor();
    await expect.poll(async () => [await cell(first).inputValue(), await cell(second).inputValue()]).toEqual(["7", "3"]);
    await send();
    await page.getByRole("status").filter({ hasText: "10 boxes" }).waitFor();
  }, 120_000);
});
