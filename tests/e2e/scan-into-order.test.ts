import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, masterPath } from "~tests/helpers/call-in-page";
import { codeOfMyday } from "~tests/helpers/demo-codes";
import { oneInCheck, testInFull } from "~tests/helpers/figures";
import { scanCode, waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const code = codeOfMyday("il").slice(1);

/** The order of a patient, an own one for each test, whose page listens for scanners. */
async function openOrder(place: number, host: "localhost" | "il.localhost" = "localhost"): Promise<Page> {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "doctor", host });
  const { tenant } = await callInPage(page, "/api/session");
  const { patients } = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  await page.goto(new URL(`/products/patient-revenue?patient=${patients[place].id}`, page.url()).href);
  await waitForListening(page);
  return page;
}

const slip = (page: Page) => page.locator(":is([data-notice-slot], body > section) > .float");
const question = (page: Page) => page.locator("dialog[role=alertdialog]");
const eye = async (page: Page, side: "right" | "left") => ({
  series: await page.inputValue(`#${side}-series`),
  power: (await page.locator(`#${side}-power`).count()) === 0 ? "" : await page.inputValue(`#${side}-power`),
  boxes: await page.inputValue(`#${side}-quantity`),
});
const scanned = { series: "il-myday", power: "-3.25", boxes: "" };
const empty = { series: "", power: "", boxes: "" };

test("a scanned box fills the focused eye and says so, and can be undone", async () => {
  const page = await openOrder(0);
  await page.locator("#left-quantity").focus();
  await scanCode(page, code);
  await slip(page).waitFor();
  expect(await slip(page).textContent()).toMatch(/Left eye: \W*MyDay/);
  expect(await eye(page, "left")).toEqual(scanned);
  expect(await eye(page, "right")).toEqual(empty);
  await slip(page).locator("button").click();
  await expect.poll(() => eye(page, "left")).toEqual(empty);
});

test.each(
  oneInCheck([
    ["KeyL", "left", 1],
    ["Escape", null, 2],
  ] as const),
)("without an eye in focus it asks which, and %s answers", async (key, side, place) => {
  const page = await openOrder(place, "il.localhost");
  await page.locator("header a[href='/cart']").focus();
  await scanCode(page, code);
  await question(page).waitFor();
  expect(await question(page).textContent()).toContain("MyDay");
  await page.keyboard.press(key);
  await question(page).waitFor({ state: "detached" });
  expect(await eye(page, "right")).toEqual(empty);
  await expect.poll(() => eye(page, "left")).toEqual(side === null ? empty : scanned);
});

test("a typed lens is replaced only when the person confirms it", async () => {
  const page = await openOrder(3);
  await page.selectOption("#right-series", "il-biofinity");
  await page.selectOption("#right-power", "2.5");
  await page.fill("#right-quantity", "4");
  const typed = { series: "il-biofinity", power: "2.5", boxes: "4" };
  for (const answer of ["first", "last"] as const) {
    await page.locator("#right-quantity").focus();
    await scanCode(page, code);
    await question(page).waitFor();
    expect(await eye(page, "right")).toEqual(typed);
    await question(page).locator("[data-actions] button")[answer]().click();
    await question(page).waitFor({ state: "detached" });
    await expect.poll(() => eye(page, "right")).toEqual(answer === "first" ? typed : scanned);
  }
});

testInFull("the quantity stays when another power of the same lens is scanned", async () => {
  const page = await openOrder(4);
  await page.selectOption("#right-series", "il-myday");
  await page.fill("#right-quantity", "4");
  await scanCode(page, code);
  await slip(page).waitFor();
  expect(await eye(page, "right")).toEqual({ ...scanned, boxes: "4" });
});
