import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { codeOfLens, codeOfMyday } from "~tests/helpers/demo-codes";
import { testInFull } from "~tests/helpers/figures";
import { filmCode } from "~tests/helpers/film-of-code";
import { signIn } from "~tests/helpers/sign-in";

const who = { practice: "carmel", person: "staff" } as const;
const open = (page: Page) => page.getByRole("button", { name: "Scan with the camera" });

/** A page with a camera that shows a box of MyDay -3.25 with lot and last day. */
const openFilmed = async (code: string, isRefused = false): Promise<Page> =>
  openPage({ camera: { film: await filmCode(code), isRefused } });

const box = `(01)${codeOfMyday("il")}(17)280131(10)K77`;

test("a code in front of the camera is counted in a delivery like one of a scanner, once while it is there (D174)", async () => {
  const page = await openFilmed(box);
  await signIn(page, who, "/history/deliveries");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(page).click();
  await page.getByText("K77").first().waitFor();
  await page.waitForTimeout(1500);
  await expect.poll(() => page.getByText(/^Read: /).count()).toBe(1);
  expect(await page.locator("main").innerText()).toContain("MyDay");
  await expectNoAxeFindings(page);
  const hosts = new Set(loaded.map((url) => new URL(url).host));
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(loaded.filter((url) => url.endsWith(".wasm"))).toHaveLength(1);
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await open(page).waitFor();
});

testInFull("on a page without a field for scans the camera leads to the lens", async () => {
  const page = await openFilmed(box);
  await signIn(page, who, "/products/scanned");
  await open(page).click();
  await page.waitForURL(/\/products\/stock-revenue\?.*series=il-myday/);
});

testInFull(
  "a trial pack in front of the camera goes to the codes of fitting sets, and the camera stops when the page is hidden",
  async () => {
    const trial = codeOfLens("il-biofinity-trial", { power: -3, baseCurve: 8.6, diameter: 14 }, 3);
    const page = await openFilmed(`(01)${trial}(10)T5`);
    await signIn(page, who, "/products/fitting-sets");
    await open(page).click();
    await expect.poll(() => page.locator("textarea[name=codes]").inputValue()).toBe(`01${trial}10T5\n`);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await open(page).waitFor();
    expect(await page.locator("video").count()).toBe(0);
  },
);

test("a refused camera is said so, and nothing else stops", async () => {
  const page = await openFilmed(box, true);
  await signIn(page, who, "/products/shelf-count");
  await open(page).click();
  await page.getByText("The camera is blocked for this portal.").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await open(page).waitFor();
});

test.each([
  ["without JavaScript", false],
  ["without a camera", true],
])("no camera is offered %s", async (_, javaScript) => {
  const page = await openPage({ javaScript });
  await signIn(page, who, "/products/scanned");
  await page.getByRole("button", { name: "Look it up" }).waitFor();
  expect(await open(page).count()).toBe(0);
});
