import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { acceptValues } from "~tests/helpers/accept-values";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage, masterPath } from "~tests/helpers/call-in-page";
import { isFull, oneInCheck, testInFull } from "~tests/helpers/figures";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const places = {
  he: { practice: "einayim", host: "il.localhost" },
  en: { practice: "einayim", host: "localhost" },
  ko: { practice: "hanbit", host: "kr.localhost" },
} as const;
type Place = keyof typeof places;
const addressIn = (place: Place, path: string) => portalAddress(path, `${places[place].practice}.${places[place].host}`);

/** The pages of ordering for the first patients of the practice, with an address where lenses are sent to one. */
async function patientPaths(page: Page, place: Place, person: "admin" | "doctor" | "staff"): Promise<string[]> {
  await signIn(page, { ...places[place], person }, "/patients");
  const { tenant } = await callInPage(page, "/api/session");
  const found = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  const patients: { id: string; addresses: object[] }[] = found.patients;
  return patients
    .filter(({ addresses }) => place === "ko" || addresses.length > 0)
    .map(({ id }) => `/products/patient-revenue?patient=${id}`);
}

const add = (page: Page) => page.locator("button[form=rx][value=add]").first();
const inCart = (page: Page, text: string | RegExp) => page.locator("aside section").last().getByText(text);

describe.each(
  oneInCheck([
    ["with JavaScript", true],
    ["without JavaScript", false],
  ] as const),
)("a patient's order %s", (_, javaScript) => {
  // Whose carts no other test fills with the same lenses.
  const withoutJavaScript = { he: "admin", en: "admin", ko: "staff" } as const;
  // One language with JavaScript and the other without it; `npm run prove` takes both ways of both.
  const orders = (
    [
      ["in Hebrew, shipped to the patient", "he", "il"],
      ["in Korean, to the practice", "ko", "kr"],
    ] satisfies [string, Place, string][]
  ).filter(([, place]) => isFull || (place === "he") === javaScript);
  test.each(orders)("has different toric lenses in both eyes: %s", async (_label, place, edition) => {
    const page = await openPage({ javaScript, locale: place });
    const [first = "", second = ""] = await patientPaths(page, place, javaScript ? "doctor" : withoutJavaScript[place]);
    await page.goto(addressIn(place, javaScript ? first : second));
    const choose = async (side: "right" | "left", series: string, values: Record<string, string>, quantity: string) => {
      await page.selectOption(`#${side}-series`, series);
      if (!javaScript) await page.locator(`section[aria-labelledby=${side}-title] button[value=show]`).click();
      await page.locator(`#${side}-axis`).waitFor();
      for (const [field, value] of Object.entries(values)) await page.selectOption(`#${side}-${field}`, value);
      await page.fill(`#${side}-quantity`, quantity);
    };
    await choose("right", `${edition}-biofinity-toric`, { power: "-3.25", cylinder: "-1.25", axis: "180" }, "2");
    await choose("left", `${edition}-myday-toric`, { power: "-2.75", cylinder: "-0.75", axis: "170" }, "3");
    const addresses = page.locator("input[name=delivery]:not([value=office])");
    if (place === "ko") expect(await addresses.count()).toBe(0);
    else await addresses.first().check();
    await add(page).click();
    // Without JavaScript a value that is the suggested one may not have been chosen, so the page asks once.
    if (!javaScript) await page.locator("dialog button[name=intent][value=order]").click();
    await acceptValues(page, (url) => !url.search.includes("patient="));
    await expect.poll(() => inCart(page, "-3.25 -1.25 x 180").count()).toBe(1);
    expect(await inCart(page, "-2.75 -0.75 x 170").count()).toBe(1);
  });
});

testInFull("keeps every value when the form is refused, and after a reload", async () => {
  const page = await openPage();
  await signIn(page, { ...places.en, person: "dana" }, "/products/patient-revenue");
  await page.selectOption("#right-series", "il-biofinity-toric");
  await page.selectOption("#right-axis", "90");
  await page.fill("#right-quantity", "2");
  await add(page).click();
  await expect.poll(() => page.getByRole("alert").first().textContent()).toContain("The patient’s name is missing.");
  expect(await page.inputValue("#right-axis")).toBe("90");
  // What is left to do stands beside its sign, not below it.
  const left = page.locator("aside p").filter({ hasText: "One thing left" });
  const [sign, sentence] = await Promise.all([left.locator("svg").boundingBox(), left.locator("a").boundingBox()]);
  expect(sign?.x ?? 0).toBeLessThan(sentence?.x ?? 0);
  await page.getByText("Saved on this device").waitFor();
  await page.goto(addressIn("en", "/products/patient-revenue"));
  await expect.poll(() => page.inputValue("#right-quantity")).toBe("2");
  expect(await page.inputValue("#right-axis")).toBe("90");
});

testInFull("says why an axis is not made, and offers the nearest axis and a lens that has it", async () => {
  const page = await openPage();
  const [, path = ""] = await patientPaths(page, "en", "admin");
  await page.goto(addressIn("en", `${path}&series=il-biofinity-xr-toric`));
  await page.selectOption("#right-axis", "175");
  await page.selectOption("#right-series", "il-biofinity-toric");
  await page.getByRole("button", { name: "Change and keep the values" }).click();
  const note = page.locator("#right-impossible");
  await note.waitFor();
  expect(await note.textContent()).toContain("Axis 175 is not made in Biofinity Toric.");
  expect(await note.getByRole("button").allInnerTexts()).toEqual(["Use 170", "Use 180", "Keep 175 in Biofinity XR Toric"]);
  await expectNoAxeFindings(page);
  await note.getByRole("button", { name: "Use 170" }).click();
  expect(await page.inputValue("#right-axis")).toBe("170");
});

testInFull("asks before another lens clears an eye; Escape does not answer", async () => {
  const page = await openPage();
  const [, path = ""] = await patientPaths(page, "en", "admin");
  await page.goto(addressIn("en", `${path}&series=il-biofinity-toric`));
  await page.fill("#right-quantity", "2");
  await page.selectOption("#right-series", "il-myday");
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("alertdialog").count()).toBe(1);
  await page.getByRole("link", { name: "Keep Biofinity Toric" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await expect.poll(() => page.inputValue("#right-series")).toBe("il-biofinity-toric");
  expect(await page.inputValue("#right-quantity")).toBe("2");
});

testInFull("without JavaScript, what is typed before the patient is searched for stays in the order", async () => {
  const page = await openPage({ javaScript: false });
  await signIn(page, { ...places.en, person: "staff" }, "/products/patient-revenue");
  await page.fill("#right-quantity", "2");
  await page.fill("[name=note]", "call first");
  await page.getByRole("search").locator("input[name=q]").fill("Zoe Nowhere");
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /Nowhere/ })
    .click();
  await page.getByRole("dialog").locator("input[name=lastName]").waitFor();
  await page.getByRole("dialog").getByRole("link", { name: "Close" }).first().click();
  await page.waitForURL((url) => url.pathname === "/products/patient-revenue");
  expect([await page.inputValue("#right-quantity"), await page.inputValue("[name=note]")]).toEqual(["2", "call first"]);
});

testInFull("closing a dialog over the order returns the focus to the button that opened it", async () => {
  const page = await openPage();
  await signIn(page, { ...places.en, person: "dana" }, "/products/patient-revenue");
  const opener = page.locator("button[value='select:right']");
  await waitForListening(page);
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("searchbox").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

testInFull("one press on New patient below the open list of hits opens its form, with the name that was searched for", async () => {
  const page = await openPage();
  await signIn(page, { ...places.en, person: "dana" }, "/products/patient-revenue");
  await waitForListening(page);
  await page.fill("#patient-search", "Zoe Nowhere");
  await page.getByRole("option", { name: /Zoe Nowhere/ }).waitFor();
  const search = await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).last().boundingBox();
  const field = await page.locator("#patient-search").boundingBox();
  expect(Math.abs((search?.y ?? 0) - (field?.y ?? 99))).toBeLessThan(4);
  await page.locator("main button[value=new]").click();
  await page.getByRole("dialog").locator("input[name=lastName]").waitFor();
  const typed = ["firstName", "lastName"].map((name) => page.getByRole("dialog").locator(`input[name=${name}]`).inputValue());
  expect(await Promise.all(typed)).toEqual(["Zoe", "Nowhere"]);
});
