import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, ordersPath } from "~tests/helpers/call-in-page";
import { emptyCart } from "~tests/helpers/empty-cart";
import { oneInCheck, testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

/** Places a stock order in an otherwise empty cart, as an integration would. */
async function placeOrder(page: Page): Promise<{ cartId: string; orderId: string; number: string }> {
  const locationId = await emptyCart(page);
  const lines = [{ id: randomUUID(), seriesId: "kr-biofinity", packSize: 6, power: -3.25, quantity: 2 }];
  const preorder = { id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines } };
  const { cart } = await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders: [preorder] });
  await callInPage(page, `${ordersPath}/cart/startcheckout`, { cartId: cart.id });
  const { receipt } = await callInPage(page, `${ordersPath}/cart/checkout`, { cartId: cart.id, acceptTerms: true });
  const [order] = receipt.orders;
  return { cartId: cart.id, orderId: order.id, number: order.confirmationNum };
}

/** What the file is called that a page offers to save, and how it begins. */
async function savedFile(page: Page): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("main a[download]").click()]);
  const file = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: file.subarray(0, 5).toString("latin1") };
}

const withoutMarks = (text: string | null) => (text ?? "").replace(/[\u2066-\u2069]/g, "");

/** The notice that the page shows or keeps for assistive technology. */
const noticeOf = async (page: Page, text: RegExp) => withoutMarks(await page.getByText(text).first().textContent());

describe.each(
  oneInCheck([
    ["in English", "localhost", true, "Change the order", "Cancel the order", "Cancelled", /is in the cart/, /nothing will be sent/],
    ["in Hebrew, without JavaScript", "il.localhost", false, "שינוי ההזמנה", "ביטול ההזמנה", "בוטל", /נמצא בסל/, /דבר לא יישלח/],
  ] as const),
)("an order %s", (_, host, javaScript, change, cancel, cancelled, copiedText, cancelledText) => {
  test("is downloaded as a PDF, as is its receipt, each named by its number", async () => {
    const page = await openPage({ javaScript });
    const placing = await openPage();
    await signIn(placing, { practice: "hanbit", person: "staff", host });
    const { cartId, orderId, number } = await placeOrder(placing);
    await signIn(page, { practice: "hanbit", person: "staff", host }, `/history/history-detail?cart=${cartId}&order=${orderId}`);
    expect(await savedFile(page)).toEqual({ name: `order-${number}.pdf`, begins: "%PDF-" });
    await page.goto(new URL(`/order-confirmation?cart=${cartId}`, page.url()).href);
    const receiptNumber = withoutMarks(await page.locator("#confirmation-number bdi").textContent());
    expect(await savedFile(page)).toEqual({ name: `receipt-${receiptNumber}.pdf`, begins: "%PDF-" });
  });

  // In the check tests/routes/history/reorder.test.ts changes and cancels, by forms.
  testInFull("that is changed or cancelled is named in the notice, and its page stays open", async () => {
    const page = await openPage({ javaScript: true });
    await signIn(page, { practice: "hanbit", person: "staff", host });
    const { cartId, orderId, number } = await placeOrder(page);
    const shown = javaScript ? page : await openPage({ javaScript });
    if (!javaScript) await signIn(shown, { practice: "hanbit", person: "staff", host });
    await shown.goto(new URL(`/history/history-detail?cart=${cartId}&order=${orderId}`, page.url()).href);
    expect(withoutMarks(await shown.locator("h1").textContent())).toBe(number);

    await shown.getByRole("link", { name: change }).click();
    await shown.waitForURL("**/history/reorder?**");
    await shown.locator("main button[type=submit], main form button").last().click();
    await shown.waitForURL("**/cart");
    expect(await noticeOf(shown, copiedText)).toContain(number);

    await shown.goto(new URL(`/history/history-detail?cart=${cartId}&order=${orderId}`, page.url()).href);
    await shown.getByRole("link", { name: cancel }).click();
    await shown.getByRole("alertdialog").getByRole("button", { name: cancel }).click();
    await shown.waitForURL(`**order=${orderId}#order-status`);
    expect(await noticeOf(shown, cancelledText)).toContain(number);
    const status = shown.locator("#order-status");
    expect(await status.textContent()).toContain(cancelled);
    if (javaScript) await expect.poll(() => status.evaluate((heading) => document.activeElement === heading)).toBe(true);
  });
});
