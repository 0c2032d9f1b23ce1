import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, ordersPath } from "~tests/helpers/call-in-page";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

describe.each(waysOfScripts)("the usual order %s", (_, javaScript) => {
  test("is changed, has a lens put aside and proposed again, and is added to the cart with one press", async () => {
    const page = await openPage({ javaScript });
    const who = javaScript ? ({ practice: "carmel", person: "doctor" } as const) : ({ practice: "einayim", person: "doctor" } as const);
    await signIn(page, who, "/products");
    await page.locator('main a[href="/products/usual-order"]').first().click();
    await page.getByRole("heading", { level: 1, name: "Usual order" }).waitFor();
    const fields = page.locator('main input[name^="boxes:"]');
    const names = await fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
    expect(names.length).toBeGreaterThan(2);
    const [first = "", second = "", third = ""] = names;
    await page.locator(`[name="${first}"]`).fill("7");
    const aside = page.locator("main tr").filter({ has: page.locator(`[name="${second}"]`) });
    await aside.getByRole("button", { name: /^Put aside/ }).click();
    await page
      .getByRole("button", { name: /^Suggest .* again$/ })
      .first()
      .waitFor();
    await expect.poll(() => page.locator(`[name="${second}"]`).count()).toBe(0);
    expect(await page.locator(`[name="${first}"]`).inputValue()).toBe("7");
    await page
      .getByRole("button", { name: /^Suggest .* again$/ })
      .first()
      .click();
    await page.locator(`[name="${second}"]`).waitFor();
    await page.locator(`[name="${third}"]`).fill("0");
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await page.waitForURL("**/cart");
    const { locationId } = await callInPage(page, "/api/session");
    const { preordersStock } = await callInPage(page, `${ordersPath}/cart/populate`, { locationId });
    const carted = new Map<string, number>(
      (preordersStock as { lines: { productId: string; quantity: number }[] }[]).flatMap(({ lines }) =>
        lines.map(({ productId, quantity }) => [`boxes:${productId}`, quantity] as const),
      ),
    );
    expect(carted.get(first)).toBe(7);
    expect(carted.get(second)).toBeGreaterThan(0);
    expect(carted.has(third)).toBe(false);
    await page.goto(new URL("/products/usual-order", page.url()).href);
    await page.getByText(/not shown here/).waitFor();
    expect(await page.locator(`[name="${first}"]`).count()).toBe(0);
  });
});
