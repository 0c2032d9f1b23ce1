import { describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { countOrders } from "~tests/helpers/count-orders";
import { isFull, testInFull } from "~tests/helpers/figures";
import { signIn } from "~tests/helpers/sign-in";
import { waysOfScripts } from "~tests/helpers/ways-of-scripts";

const markets = [
  { name: "English", practice: "carmel", host: "localhost", country: "IL", title: "Reports" },
  { name: "Hebrew", practice: "carmel", host: "il.localhost", country: "IL", title: "דוחות" },
  { name: "Korean", practice: "hanbit", host: "kr.localhost", country: "KR", title: "보고서" },
] as const;
const shown = isFull ? markets : markets.slice(0, 1);
const cases = shown.flatMap((market) => waysOfScripts.map(([way, javaScript]) => [market.name, way, market, javaScript] as const));

/** A file of the report as rows of cells; no cell of these columns holds a comma. */
const rowsOf = (csv: string) =>
  csv
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n")
    .slice(1)
    .map((line) => line.split(","));

describe.each(cases)("the reports, %s, %s", (_name, _way, market, javaScript) => {
  test("show the figures that counting the orders gives, and so does their CSV", async () => {
    const page = await openPage({ javaScript });
    await signIn(page, { practice: market.practice, person: "admin", host: market.host }, "/settings/reports?at=all");
    await page.getByRole("heading", { level: 1, name: market.title }).waitFor();
    const [from = "", to = ""] = await page
      .locator("#from, #to")
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(from).not.toBe(to);

    const counter = await openPage();
    await signIn(counter, { practice: market.practice, person: "admin", host: market.host }, "/about");
    const link = await page.locator("a[target=_blank][href*=getallreports]").getAttribute("href");
    const [, startDate = "", endDate = ""] = /\/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})\//.exec(link ?? "") ?? [];
    const counted = await countOrders(counter, startDate, endDate);
    expect(counted).toBeGreaterThan(10);
    const firstTotal = (await page.locator("main dl dd").first().textContent()) ?? "";
    expect(Number(firstTotal.replace(/\D/g, ""))).toBe(counted);

    const file = await page.locator("a[download][href*='orders.csv']").getAttribute("href");
    const csv = await counter.evaluate(async (address) => (await fetch(address)).text(), file ?? "");
    expect(rowsOf(csv).reduce((sum, row) => sum + Number(row[2]), 0)).toBe(counted);
  });
});

testInFull("a period that cannot be shown is refused at its field, and what was typed stays", async () => {
  const page = await openPage({ javaScript: false });
  await signIn(page, { practice: "carmel", person: "admin" }, "/settings/reports");
  await page.fill("#from", "2026/02/31");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.locator("#from[aria-invalid=true]").waitFor();
  expect(await page.inputValue("#from")).toBe("2026/02/31");
});

testInFull("on paper nothing is left that only opens or downloads, and bottles are counted by name", async () => {
  const page = await openPage();
  await signIn(page, { practice: "carmel", person: "admin" }, "/settings/reports");
  await page.getByRole("heading", { name: "Boxes and bottles by type" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main :is(summary, a[download], button):visible").count()).toBe(0);
});

test.each(isFull ? waysOfScripts : [])("sold boxes by power are of the chosen series, and so is their CSV, %s", async (_, javaScript) => {
  const page = await openPage({ javaScript });
  await signIn(page, { practice: "carmel", person: "admin" }, "/settings/reports?at=all");
  await page.locator("#series").selectOption("il-biofinity-toric");
  await page.getByRole("button", { name: "Show the series" }).click();
  await page.waitForURL(/series=il-biofinity-toric/);
  await expect.poll(() => page.locator("#series").inputValue()).toBe("il-biofinity-toric");
  const figure = page
    .locator("section, div")
    .filter({ has: page.locator("#series") })
    .filter({ has: page.locator("details") })
    .last();
  await figure.locator("th", { hasText: "Cylinder" }).waitFor({ state: "attached" });
  const total = await figure.locator("tfoot td").nth(1).textContent();
  const link = figure.locator("a[download][href*='powers.csv']");
  const counter = await openPage();
  await signIn(counter, { practice: "carmel", person: "admin" }, "/about");
  const csv = await counter.evaluate(async (address) => (await fetch(address)).text(), (await link.getAttribute("href")) ?? "");
  expect(csv.replace(/^\ufeff/, "")).toMatch(/^Power,Cylinder,Boxes,Share\r\n-?\d/);
  expect(String(rowsOf(csv).reduce((sum, row) => sum + Number(row[2]), 0))).toBe(total?.replace(/\D/g, ""));
});
