import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { portalAddress } from "~tests/helpers/browser";
import { loadBrowserStorage } from "~tests/helpers/browser-storage";
import { testInFull } from "~tests/helpers/figures";
import { hosts, kept, newPatient, open, openSignedIn, order, patientId, secrets, typeOrder, valuesOf } from "~tests/helpers/half-typed";
import { signInByForm } from "~tests/helpers/sign-in";

/* Half-typed forms survive a reload (D31), and no name, note, phone or street of them lies in the browser. */

const signedIn = (person: "admin" | "doctor" | "staff", host: "localhost" | "il.localhost" = hosts.english) =>
  openSignedIn(portalAddress, { person, host });

describe("after a reload", () => {
  test("a patient's order is as it was typed, also when its page is opened again; another patient's is empty", async () => {
    const page = await signedIn("doctor");
    const [patient, other] = [await patientId(page, 3), await patientId(page, 4)];
    await open(page, `/products/patient-revenue?patient=${patient}`);
    await typeOrder(page, true);
    await kept(page);
    await page.reload();
    expect(await valuesOf(page, "#rx", order)).toEqual(order);
    await open(page, `/products/patient-revenue?patient=${patient}`);
    expect(await valuesOf(page, "#rx", order)).toEqual(order);
    await open(page, `/products/patient-revenue?patient=${other}`);
    expect(await page.inputValue("#note")).toBe("");
  });

  testInFull("a value that was chosen just before the form of an address was opened is the one that comes back", async () => {
    const page = await signedIn("doctor", hosts.hebrew);
    await open(page, `/products/patient-revenue?patient=${await patientId(page, 6)}`);
    await page.selectOption("#left-series", "il-myday-toric");
    await page.selectOption("#left-power", "-1");
    await page.locator("#left-axis").waitFor();
    await expect.poll(() => loadBrowserStorage(page)).toContain("il-myday-toric");
    await page.selectOption("#left-axis", "180");
    await expect.poll(() => loadBrowserStorage(page)).toContain('"axis":180');
    await page.evaluate(() => {
      // Whatever waits for a pause in the typing does not run before the form is sent, so the device still has the choice before.
      const setPromptTimeout = setTimeout;
      Object.assign(window, { setTimeout: (work: () => void, pause = 0) => (pause > 100 ? 0 : setPromptTimeout(work, pause)) });
      const axis = document.querySelector<HTMLSelectElement>("#left-axis");
      if (!axis) throw new Error("no axis");
      axis.value = "170";
      axis.dispatchEvent(new Event("change", { bubbles: true }));
      document.querySelector<HTMLButtonElement>("button[value='visit:address']")?.click();
    });
    await page.locator("dialog #field-street").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.waitForTimeout(1_000);
    expect(await page.inputValue("#left-axis")).toBe("170");
  });

  testInFull("an order that began with a lens of the catalogue, and a refused one, are as they were typed", async () => {
    const page = await signedIn("admin");
    await open(page, "/products/patient-revenue?series=il-myday");
    await page.fill("#note", secrets.note);
    await page.fill("#right-quantity", "3");
    await kept(page);
    await page.reload();
    expect([await page.inputValue("#note"), await page.inputValue("#right-quantity")]).toEqual([secrets.note, "3"]);
    await page.locator("button[form=rx][value=add]").first().click();
    await page.getByText("The patient’s name is missing.").first().waitFor();
    await kept(page);
    await page.reload();
    expect([await page.inputValue("#note"), await page.inputValue("#right-quantity")]).toEqual([secrets.note, "3"]);
  });

  testInFull("a trial order has its note and dates", async () => {
    const page = await signedIn("doctor");
    await open(page, `/products/patient-trial?patient=${await patientId(page, 5)}`);
    await page.fill("#note", secrets.note);
    await page.fill("#expirationDate", "2027-01-15");
    await kept(page);
    await page.reload();
    expect([await page.inputValue("#note"), await page.inputValue("#expirationDate")]).toEqual([secrets.note, "2027/01/15"]);
  });

  test("a new patient is as it was typed, also after a refusal", async () => {
    const page = await signedIn("admin", hosts.hebrew);
    const typed = { ...newPatient, phone: "12" };
    await open(page, "/patients/new");
    for (const [name, value] of Object.entries(typed)) await page.fill(`[name=${name}]`, value);
    await kept(page);
    await page.reload();
    expect(await valuesOf(page, "main", typed)).toEqual(typed);
    await page.press("[name=lastName]", "Enter");
    await page.getByRole("alert").first().waitFor();
    await kept(page);
    await page.reload();
    expect(await valuesOf(page, "main", typed)).toEqual(typed);
    await open(page, "/patients/new");
    expect(await page.inputValue("[name=lastName]")).toBe("");
  });

  testInFull("an address is as typed, over the page of its patient", async () => {
    const page = await signedIn("admin");
    const address = { street: secrets.street, city: "Haifa", zip: "3300007", phone: secrets.phone, note: secrets.note };
    await open(page, `/patients/${await patientId(page, 0)}/addresses/new`);
    for (const [name, value] of Object.entries(address)) await page.fill(`dialog [name=${name}]`, value);
    await kept(page);
    await page.reload();
    expect(await valuesOf(page, "dialog", address)).toEqual(address);
    await expectNoneStored(page);
  });
});

test("the browser's storage holds lenses and ids of a half-typed order, and no name, note, phone, street or date", async () => {
  const page = await signedIn("staff");
  await open(page, "/products/patient-revenue");
  await typeOrder(page, true);
  await page.getByText("Saved on this device").waitFor();
  await page.locator("button[form=rx][value=new]").click();
  await page.waitForURL(/new-patient/);
  for (const [name, value] of Object.entries(newPatient)) await page.fill(`dialog [name=${name}]`, value);
  await kept(page, 2);
  expect(await loadBrowserStorage(page)).toContain("il-biofinity-toric");
  await expectNoneStored(page);
});

test("what was half-typed is forgotten when the person signs out", async () => {
  const page = await signedIn("doctor");
  await open(page, "/patients/new");
  await page.fill("[name=lastName]", secrets.name);
  await kept(page);
  const { pathname, search } = new URL(page.url());
  await page.locator("summary[aria-label$=': your account']").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await signInByForm(page, "doctor@einayim.example");
  await page.waitForURL(/\/products/);
  await open(page, pathname + search);
  expect(await page.inputValue("[name=lastName]")).toBe("");
});

async function expectNoneStored(page: Page): Promise<void> {
  const storage = await loadBrowserStorage(page);
  for (const secret of [...Object.values(secrets), "Tamar", "2027-01-15", "2027/01/15"]) expect(storage).not.toContain(secret);
}
