import { expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { findSidewaysScrolling } from "~tests/helpers/find-findings";
import { signIn } from "~tests/helpers/sign-in";

const ways = isFull
  ? ([
      ["en", "localhost", 768, true],
      ["he", "il.localhost", 390, true],
      ["en", "localhost", 1366, false],
    ] as const)
  : ([["he", "il.localhost", 390, true]] as const);

/** By the common host: on the host of a practice no other can be entered (D2). */
test.each(ways)(
  "an operator finds a practice and goes on in it, in %s on %s at %i px, JavaScript %s",
  async (_, host, width, javaScript) => {
    const page = await openPage({ viewport: { width, height: 844 }, javaScript });
    await signIn(page, { practice: "einayim", person: "operator", host }, "/operator");
    const cookies = await page.context().cookies();
    await page.context().addCookies(
      cookies.map(({ domain: _domain, path: _path, ...cookie }) => ({
        ...cookie,
        url: new URL("/", page.url().replace("einayim.", "")).href,
      })),
    );
    await page.goto(new URL("/operator", page.url().replace("einayim.", "")).href);
    if (javaScript) await expectNoAxeFindings(page);
    expect(await findSidewaysScrolling(page, [320])).toEqual([]);
    await page.setViewportSize({ width, height: 844 });
    await page.locator("main input[name=words]").fill("carm");
    await page.locator("main input[name=words]").press("Enter");
    await page.waitForURL(/\?s=/);
    await expect.poll(() => page.locator("main tbody a[href*='/operator/practices/']").count()).toBe(1);
    await page.locator("main tbody a[href*='/operator/practices/']").click();
    await page.waitForURL(/practices\//);
    // The address is there before the page.
    await page.locator("input[name=reason]").first().waitFor();
    if (javaScript) await expectNoAxeFindings(page);
    expect(await findSidewaysScrolling(page, [320])).toEqual([]);
    await page.setViewportSize({ width, height: 844 });
    await page.locator("input[name=reason]").first().fill("Asked us to order for them");
    await page.locator("button[name=intent][value=enter]").click();
    await page.waitForURL(/\/products$/);
    await page
      .getByText(/Carmel/)
      .first()
      .waitFor();
  },
);

test.each(ways)(
  "the operator's imports, promotions and supplies have no findings, in %s on %s at %i px, JavaScript %s",
  async (_, host, width, javaScript) => {
    const page = await openPage({ viewport: { width, height: 844 }, javaScript });
    await signIn(page, { practice: "einayim", person: "operator", host }, "/operator");
    for (const path of ["/operator/imports", "/operator/promotions", "/operator/promotions/new", "/operator/supply-report"]) {
      await page.goto(new URL(path, page.url()).href);
      if (javaScript) await expectNoAxeFindings(page);
      expect(await findSidewaysScrolling(page, [320]), path).toEqual([]);
      await page.setViewportSize({ width, height: 844 });
    }
  },
);
