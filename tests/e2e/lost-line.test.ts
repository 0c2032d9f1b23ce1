import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage } from "~tests/helpers/call-in-page";
import { loadedLater } from "~tests/helpers/loaded-later";
import { signIn } from "~tests/helpers/sign-in";

const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const lens = (page: Page) => page.locator('[id="boxes-il-myday~pw-6~bc8_4~di14_2~90"]');
const offline = (page: Page) => page.getByRole("status").filter({ hasText: "Offline" }).waitFor();

test("losing the connection in grid, cart and checkout loses nothing, and one order is placed", async () => {
  const page = await openPage({ losesLine: true, savesData: false });
  // The doctor, whose cart is empty: the tests beside this one fill that of the staff.
  await signIn(page, { practice: "carmel", person: "doctor" });
  const cutLine = async (act: () => Promise<unknown>) => {
    await page.context().setOffline(true);
    await act();
    await offline(page);
  };
  const restoreLine = () => page.context().setOffline(false);

  await open(page, "/products/stock-revenue?series=il-myday&pack=90");
  await lens(page).fill("4");
  await loadedLater(page, "waiting-grid");
  await cutLine(() => page.locator("aside button[value=add]").first().click());
  await page.getByRole("status").filter({ hasText: "1 waiting" }).waitFor();
  await restoreLine();
  await page.getByText("1 waiting entry has been sent.").first().waitFor();

  await open(page, "/cart");
  const boxes = page.getByRole("textbox", { name: "Boxes, MyDay" }).first();
  await page.waitForLoadState("networkidle");
  await cutLine(async () => {
    await boxes.fill("6");
    await boxes.blur();
  });
  expect(await boxes.inputValue()).toBe("6");
  await restoreLine();
  await page
    .locator("main")
    .getByText(/\b6 boxes\b/)
    .first()
    .waitFor();

  await page.getByRole("button", { name: "Check out" }).first().click();
  await page.waitForURL(/\/checkout\?hold=/);
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: /^Submit order, / }).click();
  const submit = page.getByRole("button", { name: "Submit order", exact: true });
  await submit.waitFor();
  await cutLine(() => submit.dblclick());
  expect(await page.getByRole("alertdialog", { name: "Submit this order?" }).count()).toBe(1);
  await restoreLine();
  await page.waitForURL(/\/order-confirmation\?cart=/);
  const cartId = new URL(page.url()).searchParams.get("cart");
  const { tenant } = await callInPage(page, "/api/session");
  const { orders } = await callInPage(page, `/api/gp/passthrough/api/gporders/v2/tenant/${tenant._id}`, { tenantId: tenant._id, cartId });
  expect(orders.map(({ boxesQuantity }: { boxesQuantity: number }) => boxesQuantity)).toEqual([6]);
}, 90_000);
