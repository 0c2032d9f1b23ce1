import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { oneInCheck, testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

// People into whose carts no other test puts solutions.
describe.each(
  oneInCheck([
    ["with JavaScript", true, "staff"],
    ["without JavaScript", false, "dana"],
  ] as const),
)("the order of solutions %s", (_, javaScript, person) => {
  test("adds cases, bottles and starter kits at once, and edits them again", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: "einayim", person }, "/products/solutions");
    await page.fill("[id='cases-il-clearwell-360']", "1");
    await page.fill("[id='bottles-il-clearwell-360']", "6");
    await page.getByRole("button", { name: "Starter kits" }).click();
    await page.locator("[id='cases-il-clearwell-360']").waitFor({ state: "detached" });
    await page.fill("[id='bottles-il-oxylume-starter']", "2");
    await page.locator("button[form=solutions][value=add]").first().click();
    await page.getByText("This product is currently in your cart").first().waitFor();
    expect([await page.inputValue("[id='cases-il-clearwell-360']"), await page.inputValue("[id='bottles-il-oxylume-starter']")]).toEqual([
      "1",
      "2",
    ]);
    expect(await page.getByText("Total bottles: 32").count()).toBeGreaterThan(0);
  });
});

testInFull("without JavaScript a quantity fills its frame on a phone, where no buttons stand beside it", async () => {
  const page = await openPage({ javaScript: false, viewport: { width: 390, height: 844 } });
  await signIn(page, { practice: "einayim", person: "dana" }, "/products/solutions");
  const field = page.locator("[id='cases-il-clearwell-360']");
  const [own, frame] = [await field.boundingBox(), await field.locator("..").boundingBox()];
  expect(own?.width).toBeGreaterThan((frame?.width ?? 0) - 4);
});
