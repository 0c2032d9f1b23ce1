import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { loadBrowserStorage } from "~tests/helpers/browser-storage";
import { isFull, testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";

const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const cell = (page: Page, productId: string) => page.locator(`[id="boxes-${productId}"]`);
const hidden = (page: Page, productId: string) => page.locator(`input[type=hidden][name="boxes:${productId}"]`);
const focusedName = (page: Page) =>
  page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.name : ""));

/** Returns whether a text stands in the window. */
const isInSight = (page: Page, text: string) =>
  page.getByText(text).evaluateAll(([element]) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN };
    return top >= 0 && bottom <= innerHeight;
  });

/** Presses Tab until the element in focus matches the selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Types boxes into so many lenses, led by the arrow keys alone: down a column, then onwards along the rows. */
async function typePowers(page: Page, count: number): Promise<Set<string>> {
  await tabTo(page, "input[data-at]");
  const names = new Set<string>();
  const keys = ["ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"];
  let key = 0;
  for (let presses = 0; names.size < count && presses < 200; presses++) {
    const name = await focusedName(page);
    if (!names.has(name)) await page.keyboard.type("1");
    names.add(name);
    await page.keyboard.press(keys[key % keys.length] ?? "ArrowDown");
    if ((await focusedName(page)) === name) key++;
  }
  return names;
}

/** Opens the list of products from the grid and chooses one, by keyboard. */
async function chooseByKeyboard(page: Page, seriesId: string): Promise<void> {
  await page.locator("#main").focus();
  await tabTo(page, 'button[formaction*="/choose"]');
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await tabTo(page, `dialog button[formaction$="series=${seriesId}"]`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/stock-revenue?series=${seriesId}`);
  await page.locator(`input[data-at][name^="boxes:${seriesId}~"]`).first().waitFor();
}

/** So many of each series, and which follow the first one. */
const [spheres, others] = isFull ? [14, 13] : [2, 1];
const following = isFull ? ["il-biofinity", "il-biofinity-toric"] : ["il-biofinity-toric"];
const powers = spheres + following.length * others;

test(`${powers} powers of ${1 + following.length} series, one of them toric, are ordered in Hebrew by keyboard alone`, async () => {
  const page = await openPage({ locale: "he-IL" });
  await signIn(page, { practice: "carmel", person: "admin", host: "il.localhost" }, "/products/stock-revenue?series=il-myday&pack=90");
  expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  const names = new Set(await typePowers(page, spheres));
  for (const series of following) {
    await chooseByKeyboard(page, series);
    for (const name of await typePowers(page, others)) names.add(name);
  }
  expect(names.size).toBe(powers);
  await page.locator("aside", { hasText: `הוספת ${powers} קופסאות לסל` }).waitFor();
  await page.keyboard.press("Enter");
  await page
    .getByRole("status")
    // The demo may not have all of them in stock, which is said too.
    .filter({ hasText: new RegExp(`נוסף לסל.*: ${powers} קופסאות`) })
    .waitFor();
  expect(await page.locator("aside li").count()).toBeGreaterThanOrEqual(powers);
  await expectNoAxeFindings(page);
}, 240_000);

test("a negative power is painted with its sign on the left on a Hebrew page", async () => {
  const page = await openPage({ locale: "he-IL" });
  await signIn(page, { practice: "carmel", person: "staff", host: "il.localhost" }, "/products/stock-revenue?series=il-myday&pack=90");
  const places = await page
    .locator("label bdi", { hasText: "-3.25" })
    .first()
    .evaluate((element) => {
      const text = element.firstChild as Text;
      return [...(text.textContent ?? "")].map((_, at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return Math.round(range.getBoundingClientRect().x);
      });
    });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

testInFull("without JavaScript the page keeps what is typed across packs and products, and adds it, in Korean", async () => {
  const page = await openPage({ locale: "ko-KR", javaScript: false });
  await signIn(page, { practice: "hanbit", person: "admin", host: "kr.localhost" });
  const sphere = "kr-myday~pw-3_25~bc8_4~di14_2~30";
  const toric = "kr-biofinity-toric~pw-3_25~cy-1_25~ax180~bc8_7~di14_5~6";
  await open(page, "/products/stock-revenue?series=kr-myday&pack=30");
  await cell(page, sphere).fill("3");
  await page.locator('button[formaction*="pack=90"]').click();
  expect(await hidden(page, sphere).inputValue()).toBe("3");
  await page.locator('button[formaction*="/choose"]').click();
  await page.locator('dialog button[formaction$="series=kr-biofinity-toric"]').click();
  await cell(page, toric).fill("2");
  await page.locator('button[formaction*="axis=90"]').click();
  expect([await hidden(page, sphere).inputValue(), await hidden(page, toric).inputValue()]).toEqual(["3", "2"]);
  await page.locator("aside button[value=add]").click();
  await page
    .getByRole("status")
    .filter({ hasText: /장바구니에 담았습니다.*5박스/ })
    .waitFor();
  await open(page, "/products/stock-revenue?series=kr-myday&pack=30");
  expect(await cell(page, sphere).inputValue()).toBe("3");
});

test("an unreadable quantity is refused at its cell with everything kept, without JavaScript", async () => {
  const page = await openPage({ javaScript: false });
  await signIn(page, { practice: "hanbit", person: "doctor", host: "kr.localhost" });
  const [first, second] = ["kr-myday~pw-3_25~bc8_4~di14_2~30", "kr-myday~pw-1~bc8_4~di14_2~30"] as const;
  await open(page, "/products/stock-revenue?series=kr-myday&pack=30");
  await cell(page, first).fill("abc");
  await cell(page, second).fill("2");
  await page.locator("aside button[value=add]").click();
  expect(await cell(page, first).getAttribute("aria-invalid")).toBe("true");
  expect([await cell(page, first).inputValue(), await cell(page, second).inputValue()]).toEqual(["abc", "2"]);
  expect(await page.getByRole("alert").locator("a").first().getAttribute("href")).toBe(`#boxes-${first}`);
});

testInFull("what is typed survives a reload, and leaving the page asks first", async () => {
  const page = await openPage();
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, { practice: "einayim", person: "doctor" }, "/products/stock-revenue?series=il-myday&pack=90");
  const lens = "il-myday~pw-2_25~bc8_4~di14_2~90";
  await cell(page, lens).fill("7");
  await page.getByText(/Saved for הנמל on this device/).waitFor();
  await page.reload();
  await page.locator("aside", { hasText: "Add 7 boxes to the cart" }).waitFor();
  expect(await cell(page, lens).inputValue()).toBe("7");
  await page.locator('a[href="/products"]').first().click();
  await page.getByRole("alertdialog").waitFor();
});

testInFull(
  "what is typed is kept beside that of an earlier visit before the device has read it, and while names of series do not arrive",
  async () => {
    const page = await openPage();
    const [sphere, other, otherSeries] = [
      "il-myday~pw-2_25~bc8_4~di14_2~90",
      "il-myday~pw-3~bc8_4~di14_2~90",
      "il-biofinity~pw-2~bc8_6~di14~6",
    ];
    await signIn(page, { practice: "einayim", person: "staff" }, "/products/stock-revenue?series=il-myday&pack=90");
    await cell(page, sphere).fill("7");
    await page.getByText(/^Saved for .+ on this device/).waitFor();

    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/assets/waiting-grid-*.js", (route) => released.then(() => route.continue()));
    await page.reload();
    await cell(page, other).fill("2");
    await page.getByRole("button", { name: "Save as template" }).click();
    await page.getByRole("heading", { level: 1, name: "New template" }).waitFor();
    await page.goBack();
    release();
    await expect.poll(() => cell(page, other).inputValue()).toBe("2");
    await expect.poll(() => cell(page, sphere).inputValue()).toBe("7");

    await page.route("**/stock-revenue/facts?*", () => undefined);
    await open(page, "/products/stock-revenue?series=il-biofinity");
    await cell(page, otherSeries).fill("1");
    await page.locator('a[href="/products"]').first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave without adding" }).click();
    await page.waitForURL("**/products");
    await expect.poll(() => loadBrowserStorage(page)).toContain(otherSeries);
    await page.unroute("**/stock-revenue/facts?*");
    await open(page, "/products/stock-revenue?series=il-biofinity");
    await page.locator("aside", { hasText: "Add 10 boxes to the cart" }).waitFor();
  },
);

testInFull("two windows on one order: the second is told of the first one's change, and nothing is overwritten unseen", async () => {
  const first = await openPage();
  await signIn(first, { practice: "carmel", person: "doctor" });
  const lens = "il-myday~pw-5_25~bc8_4~di14_2~90";
  const path = "/products/stock-revenue?series=il-myday&pack=90";
  const save = async (page: Page, boxes: string) => {
    await cell(page, lens).fill(boxes);
    await page.locator("aside button[value=add]").first().click();
  };
  // As the server sends the page: scripts then show what the other window has typed, which is kept on the device.
  const ordered = (page: Page) =>
    page.evaluate(async (id) => {
      const html = await (await fetch(location.href)).text();
      return new DOMParser().parseFromString(html, "text/html").getElementById(id)?.getAttribute("value");
    }, `boxes-${lens}`);
  await open(first, path);
  await save(first, "2");
  await first.getByRole("status").filter({ hasText: "2 boxes" }).waitFor();
  const second = await first.context().newPage();
  await second.goto(first.url());
  expect(await cell(second, lens).inputValue()).toBe("2");
  await save(first, "5");
  await first.getByRole("status").filter({ hasText: "3 boxes" }).waitFor();
  // On a phone, from a cell far below the place where the question appears.
  await second.setViewportSize({ width: 390, height: 844 });
  await cell(second, lens).fill("9");
  await cell(second, lens).press("Enter");
  await expect.poll(() => isInSight(second, "Another window changed this order")).toBe(true);
  expect(await second.getByRole("radio").evaluateAll((radios) => radios.map((radio) => radio.getAttribute("value")))).toEqual(["9", "5"]);
  expect(await ordered(first)).toBe("5");
  await second.getByRole("radio").nth(1).check();
  await second.getByRole("button", { name: "Save with these numbers" }).click();
  await second.getByText("Another window changed this order").waitFor({ state: "detached" });
  expect(await cell(second, lens).inputValue()).toBe("5");
  expect(await ordered(first)).toBe("5");
});
