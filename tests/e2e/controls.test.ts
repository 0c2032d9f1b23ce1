import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { isFull, oneInCheck, testInFull } from "~tests/helpers/figures";
import { givenCartLines } from "~tests/helpers/given-cart-lines";
import { signIn } from "~tests/helpers/sign-in";

const groundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((control) => getComputedStyle(control).backgroundColor);

/** How a control is painted at rest, under the pointer and pressed. */
async function groundsOf(page: Page, selector: string): Promise<string[]> {
  const grounds = [await groundOf(page, selector)];
  await page.locator(selector).first().hover();
  grounds.push(await groundOf(page, selector));
  await page.mouse.down();
  grounds.push(await groundOf(page, selector));
  // Let go beside it, so that nothing is done.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  return grounds;
}

testInFull(
  "a button shows the pointer over it and the press",
  async () => {
    const page = await openPage();
    await signIn(page, { practice: "einayim", person: "dana" });
    await givenCartLines(page, 1);
    await page.goto(new URL("/products/templates/new", page.url()).href);
    await page.waitForLoadState("networkidle");
    for (const selector of [
      "main [data-form-actions] button",
      "header a[href='/cart']",
      "header summary",
      "aside form[action='/checkout'] button",
    ]) {
      expect(new Set(await groundsOf(page, selector)).size, selector).toBe(3);
    }
  },
  60_000,
);

/** The buttons and links beside dialogs that are filled with the accent, as the main action of a page is. */
const findMainActions = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement("i"));
    sample.style.color = "var(--accent)";
    const accent = getComputedStyle(sample).color;
    sample.remove();
    return [...document.querySelectorAll<HTMLElement>("body :is(a, button):not(dialog *)")]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).backgroundColor === accent)
      .map(({ innerText }) => innerText.trim());
  });

/** Beside each of them stands a cart with its own button; the check walks the first. */
const besideTheCart = [
  ...["/products", "/products/usual-order", "/products/templates/new", "/products?q=zzzzzz", "/products/stock-revenue"],
  ...["/products/fitting-sets", "/products/fitting-sets/il-biofinity-trial", "/products/fitting-sets/il-biofinity-trial/wanted"],
  ...["/products/scanned", "/products/patient-revenue", "/products/patient-trial/office", "/products/solutions", "/promotions"],
  ...["/today", "/cart"],
];

const ofSettings = ["security", "budgets", "profile", "user-management", "practice-information", "product-catalog", "reports"].map(
  (name) => `/settings/${name}`,
);

async function findSeveralMainActions(page: Page, paths: readonly string[]): Promise<string[]> {
  const several: string[] = [];
  for (const path of paths) {
    await page.goto(new URL(path, page.url()).href);
    await page.waitForLoadState("networkidle");
    // On a phone the line at the bottom repeats the action of the page.
    const main = [...new Set(await findMainActions(page))];
    if (main.length > 1) several.push(`${path}: ${main.join(", ")}`);
  }
  return several;
}

test.each(isFull ? [1366, 390] : [])("at %i px a page beside the cart has one main action at most", { timeout: 120_000 }, async (width) => {
  const page = await openPage({ viewport: { width, height: 800 } });
  await signIn(page, { practice: "einayim", person: "dana" });
  await givenCartLines(page, 1);
  expect(await findSeveralMainActions(page, isFull ? besideTheCart : besideTheCart.slice(0, 3))).toEqual([]);
});

testInFull(
  "so has a page of the settings",
  async () => {
    const page = await openPage();
    await signIn(page, { practice: "einayim", person: "admin" });
    expect(await findSeveralMainActions(page, ofSettings)).toEqual([]);
  },
  90_000,
);

test("fields of one row stay in one line when one of them is refused", { timeout: 60_000 }, async () => {
  const page = await openPage({ viewport: { width: 1366, height: 768 } });
  await signIn(page, { practice: "carmel", person: "admin" });
  for (const path of ["/settings/reports?from=yesterday&to=2026-11-24", "/settings/audit?from=soon"]) {
    await page.goto(new URL(path, page.url()).href);
    const tops = await page
      .locator("main form.fields:has([aria-invalid=true]) :is(input:not([type=hidden]), select, button)")
      .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().top)));
    expect(tops.length, path).toBeGreaterThan(3);
    expect(new Set(tops).size, path).toBe(1);
  }
});

testInFull(
  "on a tablet the bar names the location in full",
  async () => {
    const page = await openPage({ viewport: { width: 768, height: 1024 } });
    for (const person of ["admin", "operator"] as const) {
      await page.context().clearCookies();
      await signIn(page, { practice: "einayim", person }, "/settings/profile");
      const { shown, whole } = await page
        .locator("header a[href='/location'] b bdi")
        .first()
        .evaluate((name) => ({ shown: name.clientWidth, whole: name.scrollWidth }));
      expect(shown, person).toBeGreaterThanOrEqual(whole);
    }
  },
  60_000,
);

/** What a finger is to hit on a phone, with what lies around it: at least 44 px high. */
test.each(oneInCheck(["/history?when=everything&at=all", "/search", "/products/usual-order", "/products/fitting-sets/refill"]))(
  "on a phone links and boxes that stand alone are large enough for a finger: %s",
  { timeout: 60_000 },
  async (path) => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, { practice: "einayim", person: "dana" });
    await givenCartLines(page, 1);
    await page.goto(new URL(path, page.url()).href);
    const small = await page
      .locator("main :is(tbody th a, input[type=checkbox], h2 a, li .name a, summary), section b > a")
      .evaluateAll((targets) =>
        targets.flatMap((target) => {
          if (!target.checkVisibility()) return [];
          const label = target.closest("label") ?? target;
          const around = getComputedStyle(target, "::after");
          const height = Math.max(
            label.getBoundingClientRect().height,
            around.position === "absolute" ? Number.parseFloat(around.height) : 0,
          );
          return height < 44 ? [`${target.outerHTML.slice(0, 80)}: ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  },
);

/** Words of a row that lie on those of another of its cells, or reach out of the window. What only a screen reader reads is left out. */
const findRunningCells = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (element.matches("tr") || (element.parentElement !== null && isSeen(element.parentElement)));
    };
    const wordsOf = (cell: Element) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const rectangles: DOMRect[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
        if (!text.parentElement?.checkVisibility() || !isSeen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        rectangles.push(...range.getClientRects());
      }
      return rectangles;
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    return [...document.querySelectorAll("main tbody tr")].flatMap((row) => {
      const cells = [...row.children].map((cell) => ({ cell, words: wordsOf(cell) }));
      const running = cells.filter(({ words }, index) => {
        const others = cells.slice(index + 1).flatMap((cell) => cell.words);
        return words.some((one) => one.left < 0 || one.right > innerWidth || others.some((other) => meet(one, other)));
      });
      return running.slice(0, 1).map(({ cell }) => cell.textContent);
    });
  });

test.each(isFull ? [768, 1130, 390] : [])("at %i px the columns of a table keep to themselves", { timeout: 120_000 }, async (width) => {
  const page = await openPage({ viewport: { width, height: 900 } });
  await signIn(page, { practice: "einayim", person: "dana" });
  await givenCartLines(page, 9);
  const running: string[] = [];
  const ofTables = ["/products/usual-order", "/cart", "/history", "/products/templates/new", "/products/solutions", "/today"];
  for (const path of isFull ? ofTables : ofTables.slice(0, 3)) {
    await page.goto(new URL(path, page.url()).href);
    await page.waitForLoadState("networkidle");
    running.push(...(await findRunningCells(page)).map((cell) => `${path}: ${cell}`));
  }
  expect(running).toEqual([]);
});

testInFull(
  "on a phone the supplies of a month are read in full",
  async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } });
    await signIn(page, { practice: "einayim", person: "operator" }, "/operator/supply-report");
    expect(await page.locator("main tbody tr").count()).toBeGreaterThan(0);
    expect(await findRunningCells(page)).toEqual([]);
  },
  60_000,
);

test("in forced colours the current page and an open dialog stand out", { timeout: 60_000 }, async () => {
  const page = await openPage({ more: { forcedColors: "active" } });
  await signIn(page, { practice: "einayim", person: "dana" }, "/products/details/il-biofinity-toric");
  await page.locator("dialog:modal").waitFor();
  expect(await page.locator("dialog:modal").evaluate((dialog) => getComputedStyle(dialog).outlineStyle)).toBe("solid");
  await page.goto(new URL("/products", page.url()).href);
  for (const place of ["header nav", "main nav", "main nav[aria-labelledby]"]) {
    const current = await groundOf(page, `${place} a[aria-current]:visible`);
    expect(await groundOf(page, `${place} a:not([aria-current]):visible`), place).not.toBe(current);
  }
});
