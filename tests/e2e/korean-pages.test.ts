import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
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
