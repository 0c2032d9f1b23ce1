import type { Page } from "playwright";
import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { demoPassword } from "~tests/helpers/sign-in";

/* The ways of a person who never touches the mouse; what the browser's password manager fills in is not typed. */

/** A keyboard whose presses are counted. */
function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const key of text) {
      presses += 1;
      await page.keyboard.insertText(key);
    }
  };
  /** Tab by Tab until the control has the focus. */
  const reach = async (selector: string) => {
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await page.locator(selector).evaluateAll((found) => found.some((each) => each === document.activeElement))) return;
      await press("Tab");
    }
    throw new Error(`no way to ${selector} by Tab`);
  };
  /** Takes a value of a list as a person does: a list that has the focus goes to what is typed. */
  const choose = async (selector: string, value: string) => {
    await reach(selector);
    const steps = await page.locator(selector).evaluate((list, wanted) => {
      const { options, selectedIndex } = list as HTMLSelectElement;
      return [...options].findIndex((option) => option.value === wanted) - selectedIndex;
    }, value);
    for (let step = 0; step < Math.abs(steps); step += 1) await press(steps > 0 ? "ArrowDown" : "ArrowUp");
    await expect.poll(() => page.inputValue(selector)).toBe(value);
  };
  const fill = async (selector: string, text: string) => {
    await reach(selector);
    await type(text);
  };
  return { press, type, reach, choose, fill, presses: () => presses };
}

async function openSignIn(page: Page, host: string, person: string) {
  await page.goto(portalAddress("/", host));
  await page.fill("input[name=email]", `${person}@${host.split(".")[0]}.example`);
  await page.fill("input[name=password]", demoPassword);
}

/** Signs in and begins an order for a patient by a key that is pressed as soon as the bar is drawn, before the shortcuts listen. */
async function beginOrder(page: Page, press: (key: string) => Promise<void>) {
  await openSignIn(page, "einayim.localhost", "staff");
  await press("Enter");
  await page.waitForURL(/\/products/);
  await page.locator("header a[href='/cart']").first().waitFor();
  await press("o");
}

/** Waits until what the page has drawn is on the screen, with its keys: nobody presses a key that they cannot see yet. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));

const added = (page: Page, text: string | RegExp) => page.locator("aside section").last().getByText(text);

test("with e-mail and password autofilled, a repeat order for a known patient takes 8 key presses from the sign-in page to the cart", async () => {
  const page = await openPage();
  const { press, type, presses } = keyboardOf(page);
  await beginOrder(page, press);
  await page.waitForURL(/patient-revenue/);
  await page.locator("input[name=q]:focus").waitFor();
  await type("אבו");
  await press("Enter");
  await page.waitForURL(/patient=/);
  await page.locator("button[data-repeat='1']").waitFor();
  await untilPainted(page);
  await press("1");
  await page.locator("[id$=-quantity]:focus").waitFor();
  await press("Enter");
  await page.waitForURL((url) => !url.search.includes("patient="));
  await expect.poll(() => added(page, /Biofinity|MyDay|clariti/).count()).toBeGreaterThan(0);
  expect(presses()).toBe(8);
});

testInFull(
  "a new patient's first toric order, its prescription typed as a line, takes at most 60 key presses, the name included",
  async () => {
    const page = await openPage();
    const { press, type, reach, presses } = keyboardOf(page);
    await beginOrder(page, press);
    await page.locator("#patient-search:focus").waitFor();
    await type("Ada");
    await press("Enter");
    await page.locator("dialog a[href*=new-patient]").waitFor();
    await reach("dialog a[href*=new-patient]");
    await press("Enter");
    await page.locator("dialog #field-lastName:focus, dialog #field-firstName:focus").waitFor();
    await press("Enter");
    await page.waitForURL(/[?&]patient=/);
    await page.locator("#patient h2").waitFor();
    await press("l");
    await page.locator("#line:focus").waitFor();
    await type("r-3-1.25x90 l-2-.75x80 myday toric x2");
    await page.locator("button[value='line:written']").waitFor();
    await press("Enter");
    await page.locator("#right-quantity:focus").waitFor();
    await press("Enter");
    await page.waitForURL((url) => !url.search.includes("patient="));
    await expect.poll(() => added(page, "-3.00 -1.25 x 090").count()).toBe(1);
    expect(await added(page, "-2.00 -0.75 x 080").count()).toBe(1);
    expect(presses()).toBeLessThanOrEqual(60);
  },
);

const lenses = [
  ["right", "biofinity-toric", { power: "-0.5", cylinder: "-1.25", axis: "160" }, "2"],
  ["left", "myday-toric", { power: "-1", cylinder: "-1.25", axis: "170" }, "3"],
] as const;

async function orderFor(page: Page, host: string, market: string, name: string) {
  const keys = keyboardOf(page);
  await openSignIn(page, host, "doctor");
  await keys.press("Enter");
  await page.waitForURL(/\/products/);
  await page.locator("header a[href='/cart']").first().waitFor();
  await keys.press("o");
  await page.locator("#patient-search:focus").waitFor();
  await keys.type(name);
  await keys.press("Enter");
  await page.locator("dialog a[href*=new-patient]").waitFor();
  await keys.reach("dialog a[href*=new-patient]");
  await keys.press("Enter");
  await page.locator("dialog #field-lastName").waitFor();
  await keys.fill("dialog #field-phone", market === "il" ? "050-000-0091" : "010-0000-0091");
  await keys.press("Enter");
  await page.waitForURL(/[?&]patient=/);
  await page.locator("#patient h2").waitFor();
  for (const [side, series, values, quantity] of lenses) {
    await keys.choose(`#${side}-series`, `${market}-${series}`);
    for (const [field, value] of Object.entries(values)) await keys.choose(`#${side}-${field}`, value);
    await keys.fill(`#${side}-quantity`, quantity);
  }
  return keys;
}

async function expectAdded(page: Page) {
  await page.waitForURL((url) => !url.search.includes("patient="));
  await expect.poll(() => added(page, "-0.50 -1.25 x 160").count()).toBe(1);
  expect(await added(page, "-1.00 -1.25 x 170").count()).toBe(1);
}

testInFull(
  "by keyboard only, a new patient gets different toric lenses in both eyes: in Hebrew, shipped to a new address that was verified on the way",
  async () => {
    const page = await openPage({ locale: "he-IL" });
    const keys = await orderFor(page, "einayim.il.localhost", "il", "נעמה שקדי");
    await keys.reach("button[value='visit:address']");
    await keys.press("Enter");
    await page.locator("dialog #field-street").waitFor();
    await keys.fill("#field-street", "השקד 12");
    await keys.fill("#field-city", "חיפ");
    await page.locator("[role=option]").first().waitFor();
    await keys.press("ArrowDown");
    await keys.press("Enter");
    await keys.fill("#field-zip", "33001");
    await keys.press("Enter");
    await page.getByText("במאגר הכתובות רשום לכתובת הזאת המיקוד 3300114.").waitFor();
    await expectNoAxeFindings(page);
    await keys.reach("#field-zip");
    for (let digit = 0; digit < 5; digit += 1) await keys.press("Backspace");
    await keys.type("3300109");
    await keys.press("Enter");
    await page.waitForURL(/verify/);
    await page.locator("input[name=pick]:checked").waitFor();
    await keys.reach("dialog form button:last-of-type");
    await keys.press("Enter");
    await page.waitForURL(/patient-revenue\?patient=/);
    await expect.poll(() => page.locator("input[name=delivery]:not([value=office])").isChecked()).toBe(true);
    expect([await page.inputValue("#right-quantity"), await page.inputValue("#left-axis")]).toEqual(["2", "170"]);
    await keys.reach("#left-quantity");
    await keys.press("Enter");
    await expectAdded(page);
    await page.goto(portalAddress("/cart", "einayim.il.localhost"));
    expect(await page.locator("main").textContent()).toContain("השקד 12, חיפה 3300114");
  },
);

testInFull("by keyboard only, a new patient gets different toric lenses in both eyes: in Korean, to the practice", async () => {
  const page = await openPage({ locale: "ko-KR" });
  const keys = await orderFor(page, "hanbit.kr.localhost", "kr", "남궁 새롬");
  expect(await page.locator("#patient h2").textContent()).toBe("남궁새롬");
  expect(await page.locator("input[name=delivery]").count()).toBe(1);
  await keys.press("Enter");
  await expectAdded(page);
});

testInFull("without a connection the form keeps everything, says so at its button, and is sent when the connection is back", async () => {
  const page = await openPage({ losesLine: true });
  await openSignIn(page, "einayim.localhost", "admin");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/products/);
  await page.locator("header a[href='/cart']").first().waitFor();
  await page.goto(portalAddress("/products/patient-revenue?series=il-myday", "einayim.localhost"));
  await page.fill("#right-quantity", "2");
  await page.waitForURL(/form=/);
  const hint = page.locator("aside").getByText("No connection. What you type is saved");
  await page.context().setOffline(true);
  await hint.waitFor();
  await page.locator("button[form=rx][value=add]").first().click();
  expect(await page.inputValue("#right-quantity")).toBe("2");
  await page.context().setOffline(false);
  await hint.waitFor({ state: "detached" });
  await expect.poll(() => page.getByRole("alert").first().textContent()).toContain("The patient’s name is missing.");
});
