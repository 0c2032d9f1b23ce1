import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { oneInCheck } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

describe.each(
  oneInCheck([
    ["without JavaScript", false],
    ["with JavaScript", true],
  ] as const),
)("the catalogue %s", (_, javaScript) => {
  test("filters by links, searches, and leads to the details of a product", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: "doctor" }, "/products");
    await page.getByRole("link", { name: /^Toric/ }).click();
    await page.waitForURL("**/products?kind=toric");
    await page.locator("form[role=search] input[name=kind]").waitFor({ state: "attached" });
    await page.getByRole("searchbox", { name: /Series, material/ }).fill("biofinity");
    await page.getByRole("searchbox", { name: /Series, material/ }).press("Enter");
    await page.waitForURL("**q=biofinity**");
    expect(new URL(page.url()).searchParams.get("kind")).toBe("toric");
    await page.getByRole("link", { name: "Biofinity Toric", exact: true }).click();
    await page.waitForURL("**/products/details/il-biofinity-toric?**");
    await page.getByRole("dialog").getByText("comfilcon A").waitFor();
  });

  test("marks a favourite and stays on the same page", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "carmel", person: "admin" }, "/products?kind=multifocal");
    const star = page.locator("button[name=isFavourite]").and(page.getByRole("button", { name: /Biofinity Multifocal/ }));
    const before = await star.getAttribute("aria-pressed");
    await star.click();
    await page.waitForFunction(
      (was) => document.querySelector('[name=isFavourite][aria-label*="Biofinity Multifocal"]')?.getAttribute("aria-pressed") !== was,
      before,
    );
    expect(new URL(page.url()).search).toBe("?kind=multifocal");
  });
});
