import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage } from "~tests/helpers/call-in-page";
import { testInFull } from "~tests/helpers/figures";
import { scanCode, waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const counting = "/history/deliveries";
type Line = { gtin: string; left: number; patientLast: string | null; transactionConfirmationNum: string };

/** The lines that the person's location expects. */
async function expectedHere(page: Page): Promise<{ locationId: string; lines: Line[] }> {
  const { locationId } = await callInPage(page, "/api/session");
  return { locationId, ...(await callInPage(page, `/api/deliveries/open/${locationId}`)) };
}

/** Finishes what is counted, so that the next test begins with what is left. */
async function finishRest(page: Page, locationId: string): Promise<void> {
  const { deliveryId } = await callInPage(page, `/api/deliveries/open/${locationId}`);
  if (deliveryId) await callInPage(page, `/api/deliveries/${deliveryId}/finish`, { deliveryId });
}

test("a delivery is scanned box by box with two more key presses, missing boxes are claimed, and the order keeps the lot", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "admin" }, counting);
  const { locationId, lines } = await expectedHere(page);
  onTestFinished(() => finishRest(page, locationId));
  const isAlone = ({ gtin }: Line) => lines.filter((each) => each.gtin === gtin).length === 1;
  const place = lines.findIndex((line) => line.left > 1 && isAlone(line));
  const first = lines[place];
  if (!first) throw new Error("The demo expects too little here");
  const row = page.locator("tbody tr").nth(place);
  await waitForListening(page);
  const few = [...Array.from({ length: first.left - 1 }, () => first), ...lines.filter((line) => line !== first)];
  const codes = few.map(({ gtin }, index) => `(01)${gtin}(17)331231(10)E2E${index % 2}`);
  for (const code of codes) await scanCode(page, code);
  await expect.poll(() => row.textContent()).toContain(`${first.left - 1} of ${first.left}`);
  await scanCode(page, "04006381333932");
  await page.locator("#box-code-error").waitFor();
  expect(await page.inputValue("#box-code")).toBe("");
  await page.reload();
  expect(await row.textContent()).toContain(`${first.left - 1} of ${first.left}`);
  await waitForListening(page);
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/history\/deliveries\/[\da-f-]{36}$/);
  await page.locator("form button[type=submit]").filter({ hasText: "Claim" }).click();
  await page.locator("tbody").filter({ hasText: "Waiting for an answer" }).waitFor();
  await page.locator("main table a[href*='history-detail']").first().click();
  await page
    .locator("th")
    .filter({ hasText: /lot .?E2E0/ })
    .first()
    .waitFor();

  await page.goto(new URL("/history/recall", page.url()).href);
  await page.fill("#recall-lots", "e2e0 E2E1");
  await page.press("#recall-lots", "Enter");
  const found = page.locator("tbody tr");
  await expect.poll(() => found.count()).toBeGreaterThan(1);
  await waitForListening(page);
  await scanCode(page, `(01)${first.gtin}(17)331231(10)E2E0`);
  await page.waitForURL(/lots=E2E0&product=/);
  await expect.poll(async () => (await found.allTextContents()).every((text) => text.includes("E2E0"))).toBe(true);
});

test("without JavaScript each Enter counts a box, the field keeps the focus, and a box can be taken back", async () => {
  const page = await openPage({ javaScript: false });
  await signIn(page, { practice: "hanbit", person: "admin" }, counting);
  const count = async (code: string) => {
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("box-code");
    await page.keyboard.type(code);
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  };
  await count("04006381333931");
  await count("04006381333931");
  const unexpected = page.locator("tbody tr").filter({ hasText: "04006381333931" });
  expect(await unexpected.textContent()).toContain("2");
  await Promise.all([page.waitForEvent("load"), unexpected.locator("button").click()]);
  expect(await unexpected.textContent()).toContain("1");
  await count("12345");
  expect(await page.locator("#box-code-error").textContent()).toContain("12345");
  expect(await page.inputValue("#box-code")).toBe("12345");
});

test("boxes scanned without a connection are counted once it is back, in order, also after a reload", async () => {
  const page = await openPage({ losesLine: true });
  await signIn(page, { practice: "einayim", person: "admin" }, counting);
  const { locationId } = await expectedHere(page);
  onTestFinished(() => finishRest(page, locationId));
  await waitForListening(page);
  await page.context().setOffline(true);
  await scanCode(page, "(01)04006381333931(10)ONE");
  await scanCode(page, "(01)04006381333931(10)TWO");
  await page.locator("p").filter({ hasText: "2 boxes are waiting" }).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  const lots = async () => (await callInPage(page, `/api/deliveries/open/${locationId}`)).boxes.map(({ lot }: { lot: string }) => lot);
  await expect.poll(lots).toEqual(["ONE", "TWO"]);
  await page
    .locator("tbody tr")
    .filter({ hasText: /lot .?TWO/ })
    .waitFor();
});

testInFull("a second person continues the count of the first", async () => {
  const [first, second] = [await openPage(), await openPage()];
  await signIn(first, { practice: "carmel", person: "admin" }, counting);
  await signIn(second, { practice: "carmel", person: "staff" }, counting);
  const { locationId } = await expectedHere(first);
  onTestFinished(() => finishRest(first, locationId));
  await waitForListening(first);
  await waitForListening(second);
  await scanCode(first, "(01)04006381333931(10)FIRST");
  await first
    .locator("tbody tr")
    .filter({ hasText: /lot .?FIRST/ })
    .waitFor();
  await scanCode(second, "(01)04006381333931(10)SECOND");
  await second
    .locator("li")
    .filter({ hasText: /lot .?FIRST/ })
    .waitFor();
  await second.keyboard.press("Control+Enter");
  await second.waitForURL(/\/history\/deliveries\/[\da-f-]{36}$/);
  await scanCode(first, "(01)04006381333931(10)THIRD");
  await first.locator("[role=alert]").filter({ hasText: "Someone has finished" }).waitFor();
  await expect.poll(async () => (await callInPage(first, `/api/deliveries/open/${locationId}`)).boxes).toHaveLength(1);
});

testInFull("the same box sent twice by an API client is counted once", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "doctor" }, counting);
  const { locationId } = await expectedHere(page);
  onTestFinished(() => finishRest(page, locationId));
  const sent = { locationId, deliveryId: randomUUID(), boxes: [{ id: randomUUID(), code: "04006381333931", way: "scanner" }] };
  const path = `/api/deliveries/open/${locationId}/boxes`;
  const [once, again] = await Promise.all([callInPage(page, path, sent), callInPage(page, path, sent)]);
  expect([once.boxes.length, again.boxes.length]).toEqual([1, 1]);
});
