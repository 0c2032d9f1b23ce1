import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { signIn } from "~tests/helpers/sign-in";

/** Empties the cart and adds a stock order of two boxes and three solutions through the calls, as an integration would. */
async function fillCart(page: Page): Promise<void> {
  const orders = "/api/gp/passthrough/api/gporders/cart";
  const ask = (path: string, body: object | null) =>
    page.evaluate(
      async ([address, sent]) => {
        const init = sent === null ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(sent) };
        const answer = await fetch(address, init);
        return answer.json();
      },
      [path, body] as const,
    );
  const { locationId } = await ask("/api/session", null);
  const { cart } = await ask(`${orders}/view`, { locationId });
  if (cart) await ask(`${orders}/empty`, { cartId: cart.id });
  const line = { id: randomUUID(), seriesId: "il-biofinity", packSize: 6, power: 2, quantity: 2 };
  const solution = { id: randomUUID(), solutionId: "il-clearwell-360", quantity: 3 };
  const preorders = [
    { id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } },
    { id: randomUUID(), orderType: "Solution", merchandise: { purchaseType: "Solution", solutions: [solution] } },
  ];
  await ask(`${orders}/sync`, { locationId, preorders });
}

describe.each([
  ["with JavaScript", true, 1440],
  ["without JavaScript", false, 390],
])("from the cart to the receipt %s", (_, javaScript, width) => {
  test("every step works and confirms what it did", async () => {
    const page = await openPage({ javaScript, viewport: { width, height: 900 } });
    await signIn(page, { practice: "einayim", person: javaScript ? "admin" : "doctor" });
    await fillCart(page);

    await page.goto(new URL("/cart", page.url()).href);
    expect(await page.title()).toBe("Cart · Dioptre");
    const boxes = page.getByRole("textbox", { name: "Boxes, Biofinity" });
    if (!javaScript) {
      await boxes.fill("4x");
      await page.getByRole("button", { name: "Save quantity" }).first().click();
      const summary = page.getByRole("alert").filter({ hasText: "The cart was not changed" });
      const field = await summary.getByRole("link", { name: "You entered: 4x" }).getAttribute("href");
      expect(await page.locator(`[id="${field?.slice(1)}"]`).inputValue()).toBe("4x");
    }
    await boxes.fill("4");
    if (!javaScript) await page.getByRole("button", { name: "Save quantity" }).first().click();
    await page.getByText("הנמל · 2 lines, 4 boxes, 3 bottles").waitFor();
    expect(await boxes.inputValue()).toBe("4");

    await page.getByRole("button", { name: "Check out" }).first().click();
    await page.waitForURL(/\/checkout\?hold=/);
    await page.getByText(/^Cart locked until/).waitFor();
    const firstHold = page.url();
    await boxes.fill("5");
    if (!javaScript) await page.getByRole("button", { name: "Save quantity" }).first().click();
    await page.getByText("הנמל · 2 lines, 5 boxes, 3 bottles").waitFor();
    expect(await boxes.inputValue()).toBe("5");
    expect(page.url()).toMatch(/\/checkout\?hold=/);
    expect(page.url()).not.toBe(firstHold);

    await page.goto(new URL("/cart", page.url()).href);
    await page.getByText(/This cart is being checked out until/).waitFor();
    expect(await boxes.count()).toBe(0);
    await page.getByRole("link", { name: "Continue to checkout" }).click();
    await page.waitForURL(/\/checkout\?hold=/);

    const submit = page.getByRole("button", { name: /^Submit order, / });
    await submit.click();
    await page.getByRole("link", { name: "Agree to the terms and conditions to order." }).waitFor();
    await page.locator("input[name=terms]").check();
    await submit.click();
    await page.getByRole("alertdialog", { name: "Submit this order?" }).waitFor();
    await page.getByRole("button", { name: "Submit order", exact: true }).click();

    await page.waitForURL(/\/order-confirmation\?cart=/);
    await page.getByRole("heading", { level: 1, name: /^Confirmation number EIN-\d+-\d{6}$/ }).waitFor();
    expect(await page.getByText("A new order may take a minute to appear in Orders").isVisible()).toBe(true);
    await page.goto(new URL("/cart", page.url()).href);
    await page.getByRole("heading", { name: /^The cart for .הנמל. is empty$/ }).waitFor();
  });
});
