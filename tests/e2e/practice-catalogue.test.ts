import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, onTestFinished, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { isFull, testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

type Market = {
  name: string;
  practice: "carmel" | "hanbit";
  host: "localhost" | "il.localhost" | "kr.localhost";
  words: Record<"visible" | "available" | "saved" | "inYourCart" | "useMine" | "turnOff" | "colleague", string | RegExp>;
};

const english: Market = {
  ...{ name: "English", practice: "carmel", host: "localhost" },
  words: {
    ...{ visible: /^Visible: .Proclear 1 day.$/, available: /^Available: .Proclear 1 day.$/, saved: "1 product changed" },
    ...{ inYourCart: "This product is currently in your cart", useMine: "Use mine", turnOff: "Visible: off for the selected products" },
    colleague: /changed this at/,
  },
};
const markets: Market[] = [
  english,
  {
    ...{ name: "Hebrew", practice: "carmel", host: "il.localhost" },
    words: {
      ...{ visible: /^מוצג: .Proclear 1 day.$/, available: /^זמין: .Proclear 1 day.$/, saved: "מוצר אחד עודכן" },
      ...{ inYourCart: "המוצר הזה נמצא כרגע בסל שלכם", useMine: "להחיל את שלי", turnOff: "מוצג: כיבוי למוצרים שנבחרו" },
      colleague: /שינוי של/,
    },
  },
  {
    ...{ name: "Korean", practice: "hanbit", host: "kr.localhost" },
    words: {
      ...{ visible: /^표시: .Proclear 1 day.$/, available: /^주문 가능: .Proclear 1 day.$/, saved: "제품 1개가 변경되었습니다" },
      ...{ inYourCart: "이 제품은 현재 장바구니에 담겨 있습니다", useMine: "내 변경 적용", turnOff: "표시: 선택한 제품 끄기" },
      colleague: /변경했습니다/,
    },
  },
];
const path = "/settings/product-catalog?q=proclear+1";

const seriesOf = ({ practice }: Market) => `${practice === "hanbit" ? "kr" : "il"}-proclear-1-day`;
const saveButton = (page: Page) => page.locator("button[name=intent][value=save]");

/** An admin of the practice at the catalogue's settings; when the test ends the product is as it was. */
async function openSettings(market: Market, javaScript: boolean, person: "admin" | "operator" = "admin"): Promise<Page> {
  const page = await openPage({ javaScript });
  await signIn(page, { practice: market.practice, person, host: market.host }, path);
  return page;
}

async function edit(page: Page, market: Market, change: object): Promise<void> {
  const sent = { editSeriesInputs: [{ id: seriesOf(market), ...change }] };
  await callInPage(page, `${masterPath}/prices/updatevisibility`, sent);
}

async function isListed(page: Page, market: Market): Promise<boolean> {
  const country = market.practice === "hanbit" ? "KR" : "IL";
  const { series } = await callInPage(page, `${masterPath}/catalog/getseries/${country}`, { searchTerm: "proclear 1", pageSize: 100 });
  return series.some(({ id }: { id: string }) => id === seriesOf(market));
}

/** A person who makes calls; everything is put back when the test ends. */
async function givenColleague(market: Market, person: "staff" | "admin" | "operator"): Promise<Page> {
  const page = await openPage();
  await signIn(page, { practice: market.practice, person, host: market.host }, "/about");
  return page;
}

async function givenUntouched(market: Market): Promise<Page> {
  const helper = await givenColleague(market, "operator");
  const reset = () => edit(helper, market, { visible: true, available: true, isFavourite: false });
  await reset();
  onTestFinished(reset);
  return helper;
}

const ways: [string, boolean][] = [
  ["with JavaScript", true],
  ["without JavaScript", false],
];
const cases = (isFull ? markets : [english]).flatMap((market) =>
  ways.map(([way, javaScript]) => [market.name, way, market, javaScript] as const),
);

describe.each(cases)("the practice's catalogue, %s, %s", (_name, _way, market, javaScript) => {
  test("hides a selected product, and confirms that it is saved", async () => {
    const helper = await givenUntouched(market);
    const page = await openSettings(market, javaScript);
    await page.locator(`input[name=pick][value=${seriesOf(market)}]`).check();
    await page.getByRole("button", { name: market.words.turnOff }).click();
    expect(await page.getByRole("switch", { name: market.words.visible }).isChecked()).toBe(false);
    await saveButton(page).click();
    await page.getByText(market.words.saved).filter({ visible: true }).first().waitFor();
    expect(await isListed(helper, market)).toBe(false);
    expect(await page.getByRole("switch", { name: market.words.visible }).isChecked()).toBe(false);
  });

  // Without JavaScript the check saves one change; what a save answers then is shown in tests/routes/settings/save-others.test.ts.
  if (!javaScript && !isFull) return;

  test("does not withdraw a product in a colleague's cart, names the colleague, and keeps the settings", async () => {
    const helper = await givenUntouched(market);
    const colleague = await givenColleague(market, "staff");
    const { locations, tenant } = await callInPage(colleague, "/api/session");
    const locationId = locations[0]._id;
    const preorder = {
      ...{ id: randomUUID(), orderType: "Stock" },
      merchandise: {
        purchaseType: "Revenue",
        lines: [{ id: randomUUID(), seriesId: seriesOf(market), packSize: 30, power: -2, quantity: 3 }],
      },
    };
    const { cart } = await callInPage(colleague, `${ordersPath}/cart/sync`, { locationId, preorders: [preorder], onClash: "add" });
    onTestFinished(() => callInPage(colleague, `${ordersPath}/cart/remove`, { cartId: cart.id, preorderIds: [preorder.id] }));
    const page = await openSettings(market, javaScript);
    await page.getByRole("switch", { name: market.words.available }).uncheck();
    await saveButton(page).click();
    await page.getByText(market.words.inYourCart).waitFor();
    expect(await page.getByRole("table").textContent()).toContain("3");
    expect(await page.getByRole("switch", { name: market.words.available }).isChecked()).toBe(false);
    expect(await isListed(helper, market)).toBe(true);
    expect(tenant.subDomain).toBe(market.practice);
  });

  testInFull("shows what another admin has changed meanwhile, and overwrites it when asked to", async () => {
    const helper = await givenUntouched(market);
    const page = await openSettings(market, javaScript);
    await edit(helper, market, { available: false });
    await page.getByRole("switch", { name: market.words.visible }).uncheck();
    await saveButton(page).click();
    await page.getByText(market.words.colleague).first().waitFor();
    expect(await isListed(helper, market)).toBe(true);
    await page.getByRole("button", { name: market.words.useMine }).click();
    expect(await page.getByRole("switch", { name: market.words.visible }).isChecked()).toBe(false);
    expect(await page.getByRole("switch", { name: market.words.available }).isChecked()).toBe(false);
    await saveButton(page).click();
    await page.getByText(market.words.saved).filter({ visible: true }).first().waitFor();
    expect(await isListed(helper, market)).toBe(false);
  });
});

test.each(isFull ? waysOfScripts : [])("unsaved settings are restored after visiting another page, %s", async (_way, javaScript) => {
  await givenUntouched(english);
  const page = await openSettings(english, javaScript);
  const visible = () => page.getByRole("switch", { name: /^Visible: .ACUVUE OASYS.$/ });
  const open = async () => {
    await page.goto(new URL("/settings/product-catalog", page.url()).href);
    if (javaScript) await page.locator("html:has(button[value=save]:disabled), html:has(button[value=discard])").waitFor();
  };
  await open();
  await visible().uncheck();
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL("**page=2**");
  await page.getByText("1 unsaved change").waitFor();
  await open();
  await expect.poll(() => visible().isChecked()).toBe(false);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText("No unsaved changes").waitFor();
  expect(await visible().isChecked()).toBe(true);
  await open();
  expect(await visible().isChecked()).toBe(true);
});

testInFull("what was set back by hand is not set again when the page is loaded anew", async () => {
  await givenUntouched(english);
  const page = await openSettings(english, true);
  const visible = page.getByRole("switch", { name: english.words.visible });
  await page.locator("button[value=save]:disabled").waitFor();
  const kept = () => page.waitForResponse("**/kept-form");
  const first = kept();
  await visible.uncheck();
  await first;
  const second = kept();
  await visible.check();
  await second;
  await page.reload();
  expect(await visible.isChecked()).toBe(true);
  await page.getByText("No unsaved changes").waitFor();
});
