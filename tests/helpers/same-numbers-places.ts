import type { Page } from "playwright";
import { addArrivals, amountsIn, arrivalsIn, plainText, quantityIn, type SaidFacts } from "./parse-facts";

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The name of a product without its pack, as tables write it beside the pack. */
const bareName = (name: string) => name.replace(/ \d+$/, "");

/** The lines of a product in the rail: those of the draft and of the cart, whichever are there. */
export async function readRail(page: Page, name: string): Promise<SaidFacts> {
  const lines = page.locator("aside li > :is(details > summary, div), aside li > details > summary").filter({ hasText: name });
  await lines.first().waitFor();
  const texts = (await lines.allInnerTexts()).map(plainText);
  const facts = texts.map((text) => ({ quantity: quantityIn(text), amount: amountsIn(text)[0] ?? Number.NaN, arrivals: arrivalsIn(text) }));
  return {
    quantity: sumOf(facts.map(({ quantity }) => quantity)),
    amount: sumOf(facts.map(({ amount }) => amount)),
    arrivals: addArrivals(facts.map(({ arrivals }) => arrivals)),
  };
}

/** What the panel beside an order page says arrives when, all of it together. */
export async function readFoot(page: Page): Promise<Record<string, number>> {
  const texts = await page
    .locator("aside p")
    .filter({ has: page.locator("svg") })
    .allInnerTexts();
  return addArrivals(texts.map(arrivalsIn));
}

/** The rows of a product in the tables of the cart, its review, or an order: pack, boxes, amount and days. */
export async function readRows(page: Page, name: string): Promise<SaidFacts> {
  const rows = await page.locator("main tbody tr", { has: page.locator("th bdi") }).evaluateAll((found) =>
    found.map((row) => {
      const cells = [...row.querySelectorAll("td")].map(
        (cell) => cell.querySelector<HTMLInputElement>("input:not([type=hidden])")?.value ?? cell.innerText,
      );
      const head = row.querySelector("th");
      return {
        name: head?.querySelector("bdi")?.textContent ?? "",
        head: head?.innerText ?? "",
        boxes: cells[2] ?? "",
        net: cells[4] ?? "",
      };
    }),
  );
  const own = rows.filter((row) => row.name === bareName(name) || row.name === name);
  const pack = / (\d+)$/.exec(name)?.[1];
  const isPackSaid = own.every(({ head }) => pack === undefined || plainText(head).replace(bareName(name), "").includes(pack));
  return {
    quantity: isPackSaid ? sumOf(own.map(({ boxes }) => quantityIn(boxes))) : Number.NaN,
    amount: sumOf(own.map(({ net }) => amountsIn(net)[0] ?? Number.NaN)),
    arrivals: addArrivals(own.map(({ head }) => arrivalsIn(head))),
  };
}

/** A product on the receipt, alone in its order, with the number and the page of that. */
export async function readReceipt(page: Page, name: string): Promise<SaidFacts & { number: string; path: string }> {
  const row = page.locator("main tbody tr", { has: page.locator("td li", { hasText: name }) });
  const said = plainText(await row.locator("td li").innerText()).replace(name, "");
  const link = row.locator("th a");
  const powers = / ?\d+ [^\d,]*(?=\d)/;
  return {
    quantity: quantityIn(plainText((await row.locator("td").nth(2).innerText()) || said.replace(powers, ""))),
    amount: amountsIn(plainText(await row.locator("td").nth(4).innerText()))[0] ?? Number.NaN,
    arrivals: arrivalsIn(await row.locator("td").nth(3).innerText()),
    number: plainText(await link.innerText()),
    path: (await link.getAttribute("href")) ?? "",
  };
}

/** An order in the list of orders, by its number: boxes and days of the product that it holds, in its pack; the list says no amounts. */
export async function readListed(page: Page, number: string, name: string): Promise<Omit<SaidFacts, "amount">> {
  const row = page.locator("main tbody tr", { has: page.locator("th a", { hasText: number }) });
  const cells = (await row.locator("td").allInnerTexts()).map(plainText);
  const isNamed = (await row.locator("td").nth(2).locator("bdi").allInnerTexts()).map(plainText).includes(name);
  return { quantity: isNamed ? quantityIn(cells[3] ?? "") : Number.NaN, arrivals: arrivalsIn(cells[4] ?? "") };
}

/** A product in a mail, as HTML or text. */
export function parseMail(mail: string, name: string): SaidFacts {
  const gap = (tag: string) => (/^<\/?(li|p|h\d|ul)/.test(tag) ? "\n" : /^<\/?t[dr]/.test(tag) ? " " : "");
  const lines = mail.replace(/<[^>]+>/g, gap).replace(/&[a-z]+;|&#\w+;/g, " ");
  const line = lines
    .split("\n")
    .map(plainText)
    .find((each) => each.includes(name));
  const said = line?.slice(line.indexOf(name) + name.length) ?? "";
  return { quantity: quantityIn(said), amount: amountsIn(said)[0] ?? Number.NaN, arrivals: arrivalsIn(said) };
}
