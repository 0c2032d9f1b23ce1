import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect } from "vitest";
import { callInPage, masterPath, ordersPath } from "./call-in-page";
import { countOrders } from "./count-orders";

/* What an admin does in the settings beside the people, in any language: controls are found by their names in the form. */

type Place = { page: Page; practice: "einayim" | "carmel" | "hanbit"; address: (path: string) => string };

const seriesOf = ({ practice }: Place) => `${practice === "hanbit" ? "kr" : "il"}-proclear-1-day`;
const catalogue = "/settings/product-catalog?q=proclear+1";
const information = "/settings/practice-information";

/** Turns a switch of the series off and saves. */
async function turnOff(place: Place, name: "visible" | "available"): Promise<void> {
  const { page, address } = place;
  await page.goto(address(catalogue));
  // With JavaScript the page brings back what was set before; without, there is nothing to wait for.
  await page.waitForLoadState("networkidle");
  await page.locator(`input[name=${name}][value=${seriesOf(place)}]`).uncheck();
  await page.locator("button[name=intent][value=save]").click();
}

const isVisible = async (place: Place, helper: Page) => {
  const country = place.practice === "hanbit" ? "KR" : "IL";
  const { series } = await callInPage(helper, `${masterPath}/catalog/getseries/${country}`, { searchTerm: "proclear 1", pageSize: 100 });
  return series.some(({ id }: { id: string }) => id === seriesOf(place));
};

/** Shows the series again, as an integration would. */
export const showAgain = (place: Place, helper: Page) =>
  callInPage(helper, `${masterPath}/prices/updatevisibility`, {
    editSeriesInputs: [{ id: seriesOf(place), visible: true, available: true }],
  });

/** The admin hides a series; it is gone for a colleague. */
export async function hideSeries(place: Place, colleague: Page): Promise<void> {
  expect(await isVisible(place, colleague)).toBe(true);
  await turnOff(place, "visible");
  await expect.poll(() => isVisible(place, colleague)).toBe(false);
  await place.page.goto(place.address(catalogue));
  expect(await place.page.locator(`input[name=visible][value=${seriesOf(place)}]`).isChecked()).toBe(false);
}

/** The admin cannot withdraw what stands in the colleague's cart; the page says so at the product and keeps what was set. */
export async function refuseToHide(place: Place, colleague: Page): Promise<void> {
  const { locations } = await callInPage(colleague, "/api/session");
  const line = { id: randomUUID(), seriesId: seriesOf(place), packSize: 30, power: -2, quantity: 3 };
  const preorder = { id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } };
  const sent = { locationId: locations[0]._id, preorders: [preorder], onClash: "add" };
  const { cart } = await callInPage(colleague, `${ordersPath}/cart/sync`, sent);
  await turnOff(place, "available");
  await place.page.locator("[role=alert] a[href^='#row-']").first().waitFor();
  expect(await place.page.locator(`input[name=available][value=${seriesOf(place)}]`).isChecked()).toBe(false);
  expect(await isVisible(place, colleague)).toBe(true);
  await callInPage(colleague, `${ordersPath}/cart/remove`, { cartId: cart.id, preorderIds: [preorder.id] });
  await place.page.locator("button[name=intent][value=discard]").click();
}

/** The reports show as many orders of their period as the history holds, counted one by one. */
export async function readReports({ page, address }: Place, counter: Page): Promise<void> {
  await page.goto(address("/settings/reports?at=all"));
  const link = await page.locator("a[target=_blank][href*=getallreports]").getAttribute("href");
  const [, startDate = "", endDate = ""] = /\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})\//.exec(link ?? "") ?? [];
  const counted = await countOrders(counter, startDate, endDate);
  expect(counted).toBeGreaterThan(10);
  const shown = (await page.locator("main dl dd").first().textContent()) ?? "";
  expect(Number(shown.replace(/\D/g, ""))).toBe(counted);
}

/** Two admins change the practice at the same time: the later one is told what was saved, and both changes are stored in the end. */
export async function changeTogether({ page, address }: Place, second: Page): Promise<void> {
  const save = async (on: Page) => {
    const answered = on.waitForResponse((response) => response.request().method() === "POST" && response.url().includes(information));
    await on.locator("form#practice button:not([type=button])").last().click();
    return (await answered).status();
  };
  const field = (on: Page, name: string) => on.locator(`form#practice [name="${name}"]`);
  for (const on of [page, second]) await on.goto(address(information));
  const street = await field(page, "locations[0].street2").inputValue();
  const phone = await field(page, "phone").inputValue();
  const changed = phone.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

  await field(second, "phone").fill(changed);
  await save(second);
  await field(page, "locations[0].street2").fill("Floor 4");
  await save(page);
  const told = page.locator("main [role=alert] li a");
  await told.first().waitFor();
  expect(await told.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "#practice-phone",
    "#practice-locations[0].street2",
  ]);
  expect(await field(page, "locations[0].street2").inputValue()).toBe("Floor 4");
  await field(page, "phone").fill(changed);
  await save(page);
  await second.goto(address(information));
  expect([await field(second, "phone").inputValue(), await field(second, "locations[0].street2").inputValue()]).toEqual([
    changed,
    "Floor 4",
  ]);
  await field(second, "phone").fill(phone);
  await field(second, "locations[0].street2").fill(street);
  await save(second);
}
