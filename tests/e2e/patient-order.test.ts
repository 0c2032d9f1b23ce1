import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";

const hosts = { he: "einayim.il.localhost", en: "einayim.localhost", ko: "hanbit.kr.localhost" } as const;
type Place = keyof typeof hosts;

/** Signs in as a person's browser does, with e-mail and password filled in. */
async function signIn(page: Page, place: Place, account = "doctor") {
  await page.goto(portalAddress("/", hosts[place]));
  await page.fill("input[name=email]", `${account}@${place === "ko" ? "hanbit" : "einayim"}.example`);
  await page.fill("input[name=password]", "Demo-Lens-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/products/);
}

/** The first patients of the practice, by their pages of ordering. */
async function patientPaths(page: Page, place: Place): Promise<string[]> {
  await page.goto(portalAddress("/patients", hosts[place]));
  const links = page.locator('a[href*="/products/patient-revenue?patient="]');
  return links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
}

const add = (page: Page) => page.locator("button[form=rx][value=add]").first();
const inCart = (page: Page, text: string | RegExp) => page.locator("aside section").last().getByText(text);

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("a patient's order %s", (_, javaScript) => {
  test.each<[string, Place, string]>([
    ["in Hebrew, shipped to the patient", "he", "il"],
    ["in Korean, to the practice", "ko", "kr"],
  ])("has different toric lenses in both eyes: %s", async (_label, place, edition) => {
    const page = await openPage({ javaScript, locale: place });
    await signIn(page, place, javaScript ? "doctor" : "admin");
    const path = (await patientPaths(page, place))[javaScript ? 0 : 1] ?? "";
    await page.goto(portalAddress(path, hosts[place]));
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
    if (javaScript) await expectNoAxeFindings(page);
    await add(page).click();
    await page.waitForURL((url) => !url.search.includes("patient="));
    await expect.poll(() => inCart(page, "-3.25 -1.25 x 180").count()).toBe(1);
    expect(await inCart(page, "-2.75 -0.75 x 170").count()).toBe(1);
  });
});

test("keeps every value when the form is refused, and after a reload", async () => {
  const page = await openPage();
  await signIn(page, "en", "admin");
  await page.goto(portalAddress("/products/patient-revenue", hosts.en));
  await page.selectOption("#right-series", "il-biofinity-toric");
  await page.selectOption("#right-axis", "90");
  await page.fill("#right-quantity", "2");
  await add(page).click();
  await expect.poll(() => page.getByRole("alert").first().textContent()).toContain("The patient's name is missing.");
  expect(await page.inputValue("#right-axis")).toBe("90");
  await page.getByText("Kept on this device").waitFor();
  await page.goto(portalAddress("/products/patient-revenue", hosts.en));
  await expect.poll(() => page.inputValue("#right-quantity")).toBe("2");
  expect(await page.inputValue("#right-axis")).toBe("90");
});

test("says why an axis is not made, and offers the nearest and the lens that has it", async () => {
  const page = await openPage();
  await signIn(page, "en", "admin");
  const [, path = ""] = await patientPaths(page, "en");
  await page.goto(portalAddress(`${path}&series=il-biofinity-xr-toric`, hosts.en));
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

test("asks before another lens clears an eye; Escape does not answer", async () => {
  const page = await openPage();
  await signIn(page, "en", "admin");
  const [, path = ""] = await patientPaths(page, "en");
  await page.goto(portalAddress(`${path}&series=il-biofinity-toric`, hosts.en));
  await page.fill("#right-quantity", "2");
  await page.selectOption("#right-series", "il-myday");
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("alertdialog").count()).toBe(1);
  await page.getByRole("link", { name: "Stay with Biofinity Toric" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await expect.poll(() => page.inputValue("#right-series")).toBe("il-biofinity-toric");
  expect(await page.inputValue("#right-quantity")).toBe("2");
});
