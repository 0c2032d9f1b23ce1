import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, ordersPath } from "~tests/helpers/call-in-page";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

describe.each(waysOfScripts)("a fitting set %s", (_, javaScript) => {
  test("a set is filled in, put on the shelf, given out, undone and refilled", async () => {
    const page = await openPage({ javaScript });
    const who = javaScript ? ({ practice: "carmel", person: "staff" } as const) : ({ practice: "carmel", person: "admin" } as const);
    const series = javaScript ? "il-biofinity-trial" : "il-myday-trial";
    await signIn(page, who, "/products/patient-trial/office");
    await page.getByRole("link", { name: "Fitting sets" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Fitting sets" }).waitFor();
    await page.locator("#begin").selectOption(series);
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByRole("heading", { level: 1, name: "Wanted packs" }).waitFor();

    await page.getByLabel("From", { exact: true }).selectOption("-2");
    await page.getByLabel("To", { exact: true }).selectOption("-1");
    await page.getByRole("button", { name: "Fill in" }).click();
    const field = page.getByLabel(/^Packs wanted: \W*-1\.00/);
    await expect.poll(() => field.inputValue()).toBe("1");
    await field.fill("2");
    await page.getByRole("button", { name: "Save" }).last().click();
    const lens = page.locator("main td a").filter({ hasText: "-1.00" });
    await expect.poll(() => lens.innerText()).toContain("0/2");

    await lens.click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("#put-packs").fill("3");
    await dialog.locator("#put-lot").fill("T2611");
    await dialog.getByRole("button", { name: "Put on the shelf" }).click();
    await expect.poll(() => lens.innerText()).toContain("3/2");
    await lens.click();
    await dialog.locator("#use-packs").fill("2");
    await dialog.getByRole("button", { name: "Give out" }).click();
    await expect.poll(() => lens.innerText()).toContain("1/2");
    await page.getByRole("button", { name: /^Undo: 2 packs given out/ }).click();
    await expect.poll(() => lens.innerText()).toContain("3/2");

    const { locationId } = await callInPage(page, "/api/session");
    const bought = javaScript ? { seriesId: "il-biofinity", packSize: 6 } : { seriesId: "il-myday", packSize: 90 };
    const line = { id: randomUUID(), power: -1.25, quantity: 2, ...bought };
    const order = { id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } };
    await callInPage(page, `${ordersPath}/cart/sync`, { locationId, preorders: [order] });
    await page.getByRole("link", { name: "Refill this set" }).click();
    await page.getByRole("heading", { level: 1, name: "Refill fitting sets" }).waitFor();
    await page.getByRole("button", { name: /^Add \d packs? to the cart$/ }).click();
    await page.waitForURL("**/cart");
    const { preordersOffice } = await callInPage(page, `${ordersPath}/cart/populate`, { locationId });
    const trials = (preordersOffice as { lines: { seriesId: string; quantity: number }[] }[]).flatMap(({ lines }) => lines);
    expect(trials.every(({ seriesId }) => seriesId === series)).toBe(true);
    expect(trials.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(javaScript ? 3 : 2);
  });
});
