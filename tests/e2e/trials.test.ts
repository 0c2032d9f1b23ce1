import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { callInPage, masterPath } from "~tests/helpers/call-in-page";
import { testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

const host = "carmel.localhost";
const office = "/products/patient-trial/office";
const admin = { practice: "carmel", person: "admin" } as const;

describe("the trial rules", () => {
  test("are shown in dialogs that only their buttons close", async () => {
    const page = await openPage();
    await signIn(page, admin);
    for (const [dialog, title] of [
      ["explain", "How trial lenses are counted"],
      ["no-match?series=il-misight-1-day-trial", "No matching trial"],
      ["none?of=il-icd", "No trial lenses"],
      ["limit?series=il-myday-trial&power=-3.25&quantity=9", "Too many trial lenses"],
    ] as const) {
      await page.goto(portalAddress(`${office}/${dialog}`, host));
      await page.getByRole("heading", { name: title }).waitFor();
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      expect([dialog, await page.locator("dialog").count()]).toEqual([dialog, 1]);
      await page.locator("dialog a").last().click();
      await page.locator("dialog").waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe(office);
    }
  });

  test.each([
    ["einayim", "il.localhost", "כיצד נספרות עדשות ניסיון"],
    ["hanbit", "kr.localhost", "트라이얼 렌즈 수량 계산 방법"],
  ] as const)("are explained at %s without JavaScript too", async (practice, place, title) => {
    const page = await openPage({ javaScript: false });
    await signIn(page, { practice, person: "admin", host: place }, `${office}/explain`);
    expect(await page.locator("dialog h2").textContent()).toBe(title);
  });
});

testInFull("the details of a trial close with Escape and with a press beside them", async () => {
  const page = await openPage();
  await signIn(page, admin);
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
    await page.goto(portalAddress(`${office}/details?series=il-myday-trial`, host));
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await close();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(office);
  }
});

test("more than two trials for a patient are warned about before they are added", async () => {
  const page = await openPage({ javaScript: false });
  await signIn(page, admin, "/patients");
  const patient = randomUUID();
  await callInPage(page, `${masterPath}/patients/create`, { id: patient, firstName: "Tal", lastName: `Regev ${patient.slice(0, 4)}` });
  await page.goto(portalAddress(`/products/patient-trial?patient=${patient}&series=il-myday-trial`, host));
  expect(await page.getByText("2 of 2 left for this patient in this cart").count()).toBe(1);
  await page.click("button[value='confirm:right']");
  await page.fill("#right-quantity", "3");
  await page.locator("button[form=rx][value=add]").first().click();
  const dialog = page.getByRole("alertdialog");
  expect(await dialog.textContent()).toContain("A patient may have 2 trial lenses in the cart.");
  await dialog.getByRole("link", { name: "Leave the cart as it is" }).click();
  expect(await page.inputValue("#right-quantity")).toBe("3");
});
