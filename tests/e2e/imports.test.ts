import { Buffer } from "node:buffer";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage } from "~tests/helpers/browser";
import { findSidewaysScrolling } from "~tests/helpers/find-findings";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

const head = "itemId,packSize,priceRetail,priceAnnual,annualBoxes";

/** The price of a box of MyDay toric in the pack of 30, as its page shows it. */
async function shownPrice(page: Page): Promise<string> {
  await page.goto(new URL("/products/details/il-myday-toric", page.url()).href);
  const text = (await page.getByRole("dialog").textContent()) ?? "";
  return text.replace(/[\u2066-\u2069\u200e\u200f\u00a0]/g, "");
}

/** Chooses a price list, of a name without a space, and sends it to be previewed. */
async function send(page: Page, rows: string): Promise<void> {
  await page.getByLabel("Contents").selectOption("prices");
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: `${"prices".repeat(20)}.csv`, mimeType: "text/csv", buffer: Buffer.from(`${head}\n${rows}\n`) });
  await page.getByRole("button", { name: "Preview" }).click();
}

describe.each(waysOfScripts)("imports, %s", (_way, javaScript) => {
  test("a price list with a mistake is refused, corrected, previewed, applied and undone; practices see each price (D90, D91)", async () => {
    const page = await openPage({ javaScript });
    const retail = javaScript ? "321.50" : "432.50";
    await signIn(page, { practice: "carmel", person: "operator" }, "/operator");
    await page.getByRole("link", { name: "Imports" }).click();
    await page.waitForURL(/\/operator\/imports$/);
    await send(page, `il-myday-toric,30,${retail},1,12\nil-none,30,1,1,1`);
    await page.getByText("1 mistake in").waitFor();
    await page.getByText("There is no series or solution").waitFor();
    if (javaScript) await expectNoAxeFindings(page);
    expect(await findSidewaysScrolling(page, [320])).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await shownPrice(page)).not.toContain(retail);

    await page.goto(new URL("/operator/imports", page.url()).href);
    await send(page, `il-myday-toric,30,${retail},1,12`);
    await page.waitForURL(/\/previews\//);
    await page.getByText("priceRetail").waitFor();
    if (javaScript) await expectNoAxeFindings(page);
    expect(await findSidewaysScrolling(page, [320])).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole("button", { name: "Apply 1 change" }).click();
    await page.waitForURL(/\/operator\/imports\?market=IL$/);
    await page.getByText("0 new, 1 changed, 0 removed").first().waitFor();
    expect(await shownPrice(page)).toContain(retail);

    await page.goto(new URL("/operator/imports", page.url()).href);
    await page
      .getByRole("link", { name: /^Undo version/ })
      .first()
      .click();
    await page.getByLabel("Reason").fill("The list of last year");
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page
      .getByText(/^Version \d+ undone/)
      .first()
      .waitFor();
    if (javaScript) await expectNoAxeFindings(page);
    expect(await shownPrice(page)).not.toContain(retail);
  });
});
