import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";

const host = "carmel.localhost";
const office = "/products/patient-trial/office";

async function signIn(page: Page, place = host) {
  await page.goto(portalAddress("/", place));
  await page.fill("input[name=email]", `admin@${place.split(".")[0]}.example`);
  await page.fill("input[name=password]", "Demo-Lens-2026");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/products/);
}

describe("the trial rules", () => {
  test.each([
    ["explain", "How trial lenses are counted"],
    ["no-match?series=il-misight-1-day-trial", "No matching trial"],
    ["none?of=il-icd", "No trial lenses"],
    ["limit?series=il-myday-trial&power=-3.25&quantity=9", "Too many trial lenses"],
  ])("stand in the dialog %s, which only its button closes", async (dialog, title) => {
    const page = await openPage();
    await signIn(page);
    await page.goto(portalAddress(`${office}/${dialog}`, host));
    await page.getByRole("heading", { name: title }).waitFor();
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    expect(await page.locator("dialog").count()).toBe(1);
    await page.locator("dialog a").last().click();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(office);
  });

  test.each([
    ["einayim.il.localhost", "כיצד נספרות עדשות ניסיון"],
    ["hanbit.kr.localhost", "트라이얼 렌즈 수량 계산 방법"],
  ])("are explained on %s without JavaScript too", async (place, title) => {
    const page = await openPage({ javaScript: false });
    await signIn(page, place);
    await page.goto(portalAddress(`${office}/explain`, place));
    expect(await page.locator("dialog h2").textContent()).toBe(title);
  });
});

test("the details of a trial close with Escape and with a press beside them", async () => {
  const page = await openPage();
  await signIn(page);
  for (const close of [() => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
    await page.goto(portalAddress(`${office}/details?series=il-myday-trial`, host));
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => page.locator("dialog").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await close();
    await page.locator("dialog").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(office);
  }
});

test("more trials than two for a patient are told before they are added", async () => {
  const page = await openPage({ javaScript: false });
  await signIn(page);
  await page.goto(portalAddress("/patients", host));
  const path = await page.locator('a[href*="/products/patient-revenue?patient="]').first().getAttribute("href");
  const patient = new URLSearchParams(path?.split("?")[1]).get("patient");
  await page.goto(portalAddress(`/products/patient-trial?patient=${patient}&series=il-myday-trial`, host));
  expect(await page.getByText("2 of 2 left for this patient in this cart").count()).toBe(1);
  await page.fill("#right-quantity", "3");
  await page.locator("button[form=rx][value=add]").first().click();
  const dialog = page.getByRole("alertdialog");
  expect(await dialog.textContent()).toContain("A patient may have 2 trial lenses in the cart.");
  await dialog.getByRole("link", { name: "Leave the cart as it is" }).click();
  expect(await page.inputValue("#right-quantity")).toBe("3");
});
