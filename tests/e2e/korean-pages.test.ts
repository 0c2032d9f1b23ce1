import { randomUUID } from "node:crypto";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { callInPage, masterPath, ordersPath } from "~tests/helpers/call-in-page";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Makes the text about as wide as with a Korean font, which the machine may not have. */
const widenText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main time, main svg text { letter-spacing: 2px }");
    document.adoptedStyleSheets = [sheet];
  });

test("long days stay within their column of the history, and months under the bars do not overlap on phones", async () => {
  const page = await openPage();
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, { practice: "hanbit", person: "admin", host: "kr.localhost" }, "/history?when=everything&at=all");
  const cells = page.locator("main tbody tr > *");
  await cells.first().waitFor();
  await widenText(page);
  expect(
    await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent)),
  ).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/settings/reports");
  const marks = page.locator("main svg[direction=ltr]").first().locator("text[y='196']");
  await marks.last().waitFor({ state: "attached" });
  await widenText(page);
  const shown = await marks.evaluateAll((all) =>
    all
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right }) => [left, right] as const),
  );
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter(([left], index) => index > 0 && left < (shown[index - 1]?.[1] ?? 0) + 2)).toEqual([]);
});

/** Which of the elements stand out of the parent that the selector names, by more than a pixel. */
const standingOut = (page: Page, parent: string) =>
  page.locator(parent).evaluateAll((parents) =>
    parents.flatMap((one) => {
      const box = one.getBoundingClientRect();
      return [...one.querySelectorAll("*")]
        .filter((each) => {
          const { left, right, top, bottom, width } = each.getBoundingClientRect();
          const isOut = left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
          return width > 0 && isOut && getComputedStyle(each).position !== "absolute";
        })
        .map(({ textContent }) => textContent);
    }),
  );

test("long values stay within their row, cell or page, and on phones a short page has its line at the bottom", async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, { practice: "hanbit", person: "staff" });
  const { locations } = await callInPage(page, "/api/session");
  const line = (seriesId: string, packSize: number, values: object) => ({ id: randomUUID(), seriesId, packSize, quantity: 100, ...values });
  const torics = [-10, -9.5].map((power) => line("kr-biofinity-toric", 6, { power, cylinder: -1.75, axis: 170 }));
  const lines = [...torics, line("kr-myday", 90, { power: -3.25 })];
  const preorder = { id: randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines } };
  await callInPage(page, `${ordersPath}/cart/sync`, { locationId: locations[0]._id, preorders: [preorder] });
  await open(page, "/cart");
  await page.locator("main details:has(li) > summary").click();
  expect(await standingOut(page, "main details li")).toEqual([]);
  await open(page, "/products/scanned");
  const [hint, find] = await page
    .locator("#scan-code-description, main form[role=search] .row")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(find?.top).toBeGreaterThan((hint?.bottom ?? 844) + 7);
  const tally = page.locator("body > section:has(form[action='/checkout'])");
  expect(await tally.evaluate((each) => each.getBoundingClientRect().bottom)).toBeCloseTo(844, 0);
  await open(page, `/products?q=${"z".repeat(80)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // When the scripts of the page listen: before, React would find other text than it expects.
  const lengthen = async (names: string, text = "Wolfeschlegelsteinhausenbergerdorff".repeat(3)) => {
    await waitForListening(page);
    await page
      .locator(names)
      .first()
      .evaluate((each, longer) => each.replaceChildren(longer), text);
  };
  await open(page, "/patients");
  await lengthen("main tbody th a", "Wolfeschlegelsteinhausenbergerdorff-Montgomery-Abramovitz");
  expect(await standingOut(page, "main tbody th")).toEqual([]);
  await open(page, "/history?when=everything&at=all");
  await lengthen("main tbody td .row bdi");
  expect(await standingOut(page, "main tbody tr:has(.row bdi)")).toEqual([]);
  const orders = await page
    .locator("main tbody a[href*=history-detail]")
    .evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  const cartOf = (order: string | null | undefined) => new URLSearchParams(order?.split("?")[1]).get("cart");
  await open(page, orders.find((order, index) => orders.slice(0, index).some((other) => cartOf(other) === cartOf(order))) ?? "");
  await lengthen("main li > a[href*=history-detail] .row");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // The dates below the powers of a patient, on paper.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const { tenant } = await callInPage(page, "/api/session");
  const { patients } = await callInPage(page, `${masterPath}/patients/tenant/${tenant._id}/search`, { searchTerm: "" });
  await open(page, `/patients/${patients[0].id}`);
  const days = page
    .locator("main svg[direction=ltr]")
    .first()
    .locator("text", { hasText: /\d\d\.\d\d\.\d{4}/ });
  const [from, to] = await days.evaluateAll((both) =>
    both.map((day) => day.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  expect(from?.[1]).toBeLessThan(to?.[0] ?? 0);
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, "/products/stock-revenue?series=kr-myday&pack=90");
  await page.locator("input[data-at][id*='~pw-3_25~']").fill("900");
  await page.locator("#cell-facts[data-lens]").waitFor();
  expect(await standingOut(page, "main td:has([id*='~pw-3_25~'])")).toEqual([]);
});
