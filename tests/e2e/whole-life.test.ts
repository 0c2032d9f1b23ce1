import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { isFull } from "~tests/helpers/figures";
import { givenPortalFacts } from "~tests/helpers/given-portal-facts";
import { givenPortalWithDistributor } from "~tests/helpers/portal-with-distributor";
import { signIn } from "~tests/helpers/sign-in";

const hebrew = {
  practice: "einayim",
  host: "il.localhost",
  ...{ direction: "rtl", series: "il-myday" },
  ...{ submit: /^שליחת ההזמנה, /, confirm: "שליחת ההזמנה" },
  ...{ problem: "שגיאה בטיפול בהזמנה", moved: "מועד הגעה חדש", parcel: "מעקב 3007115204", delivered: "נמסרה" },
  ...{ asked: "נשלחה בקשה: החזרה", waiting: "ממתינה לתשובה", accepted: "אושר: החזרה", answered: "אושרה" },
  ...{ change: "שינוי ההזמנה", copy: "העתקה לסל", replaced: "בוטל", addAgain: "הוספה לסל" },
  mails: ["למפיץ יש שאלה", "מועד הגעה חדש", "בדרך אליכם", "התקבלה תשובה מהמפיץ"],
} as const;
const korean = {
  practice: "hanbit",
  host: "kr.localhost",
  ...{ direction: "ltr", series: "kr-myday" },
  ...{ submit: /^주문 제출, /, confirm: "주문 제출" },
  ...{ problem: "주문 처리 오류", moved: "도착 예정일 변경", parcel: "3007115204", delivered: "배송 완료" },
  ...{ asked: "요청: 반품", waiting: "답변 대기", accepted: "승인: 반품", answered: "승인" },
  ...{ change: "주문 변경", copy: "장바구니에 복사", replaced: "취소", addAgain: "장바구니에 담기" },
  mails: ["확인이 필요합니다", "도착 예정일 변경", "발송되었습니다", "공급사가 답변했습니다"],
} as const;

const words = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).join(" | ").replace(/[\u2066-\u2069]/g, "");

/** Puts two lenses of a patient into the cart, of one of them more than the shelf holds, and returns the cart and the patient's name. */
async function fillCart(page: Page, seriesId: string) {
  const { locationId, patient } = await givenPortalFacts(page, 0);
  const { tenant } = await callInPage(page, "/api/session");
  const { patients } = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  const eye = (power: number, quantity: number) => ({ id: randomUUID(), seriesId, packSize: 90, power, quantity });
  const merchandise = { purchaseType: "Revenue", rx: { right: eye(1.5, 2), left: eye(-3.25, 400) } };
  const preorders = [{ id: randomUUID(), orderType: "Patient", patientId: patient, merchandise }];
  await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders });
  return { patientName: patients[0].lastName as string };
}

/** Orders what is in the cart, and returns the cart's id. */
async function checkOut(page: Page, { submit, confirm }: { submit: RegExp; confirm: string }) {
  await page.goto(new URL("/cart", page.url()).href);
  await page.locator("form[action='/checkout'] button").first().click();
  await page.waitForURL(/\/checkout\?hold=/);
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: submit }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: confirm, exact: true }).click();
  await page.waitForURL(/\/order-confirmation\?cart=/);
  return new URL(page.url()).searchParams.get("cart") ?? "";
}

describe.each(isFull ? [hebrew, korean] : [hebrew])("the whole life of an order on $host", (here) => {
  test("is shown on its page and reported by mail, from the checkout to the answered return", async () => {
    const portal = await givenPortalWithDistributor(here.host);
    const who = { practice: here.practice, person: "admin", host: here.host } as const;
    const buyer = await openPage();
    await signIn(buyer, who, "/products", portal.address);
    const { patientName } = await fillCart(buyer, here.series);
    const changedCartId = await checkOut(buyer, here);
    // Within the window it is changed: a copy in the cart, which replaces it once it is ordered.
    await buyer.goto(new URL((await buyer.locator("main a[href*='history-detail']").first().getAttribute("href")) ?? "", buyer.url()).href);
    const changedPage = buyer.url();
    await buyer.getByRole("link", { name: here.change }).click();
    await buyer.getByRole("button", { name: here.copy }).click();
    await buyer.waitForURL("**/cart");
    const cartId = await checkOut(buyer, here);
    expect(cartId).not.toBe(changedCartId);
    await buyer.goto(changedPage);
    expect(await buyer.locator("#order-status").textContent()).toContain(here.replaced);
    await buyer.close();

    // The window for changes closes, and the distributor hears of the order.
    await portal.pass(31);
    const order = () => portal.messages.find((message) => message.cartId === cartId);
    await expect.poll(order).toBeDefined();
    expect(portal.messages.map((message) => message.cartId)).not.toContain(changedCartId);
    const { orderId = "", tenantId = "", confirmationNum = "", transactions = [] } = order() ?? {};
    expect(transactions.map(({ available }) => available).toSorted()).toEqual(["later", "now"]);
    expect(JSON.stringify(order())).not.toContain(patientName);
    const partOf = (available: string) => transactions.find((part) => part.available === available)?.transactionConfirmationNum;
    await portal.pass(2 * 24 * 60);

    const page = await openPage({ javaScript: false });
    const orderPage = `/history/history-detail?${new URLSearchParams({ cart: cartId, order: orderId })}`;
    await signIn(page, who, orderPage, portal.address);
    const tell = async (transactionConfirmationNum: string | undefined, update: object) => {
      const updates = [{ tenantId, orderId, transactionConfirmationNum, ...update }];
      expect(await portal.tell("orders/status", { updates })).toEqual(["applied"]);
    };
    const expectInTimeline = async (...texts: string[]) => {
      await page.goto(portal.address(orderPage, `${here.practice}.${here.host}`));
      const timeline = await words(page, "main ol li");
      for (const text of texts) expect(timeline).toContain(text);
    };
    await expectInTimeline(`0045-${orderId.slice(-6)}`);
    await tell(partOf("now"), { status: "OrderProcessingError", detail: "Which base curve?" });
    await expectInTimeline(here.problem, "Which base curve?");
    await tell(partOf("now"), { status: "OrderReceived" });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [40, 50]) await tell(partOf("later"), { status: "Backordered", promisedDay: inDays(days) });
    await expectInTimeline(here.moved);
    for (const status of ["BeingPackaged", "ReadyToShip"]) await tell(partOf("now"), { status });
    await tell(partOf("now"), { status: "Shipped", trackingNumber: "3007115204" });
    await expectInTimeline(here.parcel);
    await tell(partOf("now"), { status: "Delivered" });
    await expectInTimeline(here.delivered);

    await page.locator("main a[href*='/history/reorder?']").first().click();
    await page.getByRole("button", { name: here.addAgain }).first().click();
    await page.waitForURL(/\/cart/);
    expect(await page.locator("form[action='/checkout'] button").first().isEnabled()).toBe(true);
    await page.goto(portal.address(orderPage, `${here.practice}.${here.host}`));

    await page.locator("main a[href*='/history-detail/return/']").first().click();
    await page.fill("#return-quantity", "1");
    await page.selectOption("#return-reason", "damaged");
    await page.locator("dialog form button").last().click();
    await page.waitForURL(/history-detail\?/);
    await expectInTimeline(here.asked);
    const returnsPage = portal.address("/history/returns", `${here.practice}.${here.host}`);
    await page.goto(returnsPage);
    expect(await words(page, "tbody tr")).toMatch(new RegExp(`${confirmationNum}.*${here.waiting}`));

    const request = () => portal.messages.find((message) => message.orderId === orderId && message.kind === "return")?.requestId;
    await expect.poll(request).toBeDefined();
    const answers = [{ tenantId, requestId: request(), state: "accepted", words: "R-17" }];
    expect(await portal.tell("requests/answer", { answers })).toEqual(["applied"]);
    await page.goto(returnsPage);
    expect(await words(page, "tbody tr")).toMatch(new RegExp(`${here.answered}.*R-17`));
    await expectInTimeline(here.accepted, "R-17");

    for (const subject of here.mails) {
      const mail = () => portal.mails.find(({ html }) => html.includes(subject) && html.includes(orderId));
      await expect.poll(mail, { message: subject }).toBeDefined();
      const { html = "", text = "" } = mail() ?? {};
      expect(html).toContain(`dir="${here.direction}"`);
      expect(html + text).not.toContain(patientName);
      await page.goto(/^http\S+history-detail\S+/m.exec(text)?.[0] ?? "");
      expect(await words(page, "h1")).toBe(confirmationNum);
    }
  }, 240_000);
});
