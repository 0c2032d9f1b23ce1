import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { openPage } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { chooseOrder, loadCart, type Ordered } from "~tests/helpers/given-same-numbers";
import { type ReceivedMail, startMailServer } from "~tests/helpers/mail-server";
import { addArrivals, amountsIn, arrivalsIn, plainText, quantityIn, type SaidFacts } from "~tests/helpers/parse-facts";
import { parseMail, readFoot, readListed, readRail, readReceipt, readRows } from "~tests/helpers/same-numbers-places";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const everyWay = [
  { language: "he", market: "il", practice: "carmel", host: "il.localhost" },
  { language: "en", market: "il", practice: "einayim", host: "localhost" },
  { language: "ko", market: "kr", practice: "hanbit", host: "kr.localhost" },
] as const;
const ways = isFull ? everyWay : everyWay.slice(0, 1);

let server: AppServer;
let mails: readonly ReceivedMail[];
let stopMails: () => Promise<void>;

beforeAll(async () => {
  const mailServer = await startMailServer();
  mails = mailServer.received;
  stopMails = mailServer.stop;
  server = await startAppServer({ DISTRIBUTOR_SIMULATOR: "true", SMTP_URL: mailServer.url });
}, 120_000);

afterAll(async () => {
  await server.stop();
  await stopMails();
});

/** Adds what the form of the page holds, and reads the product in the rail once the cart has it and the draft does not. */
async function addAndRead(page: Page, name: string, quantity: number): Promise<SaidFacts> {
  const count = page.locator("header a[href='/cart']");
  const before = await count.innerText();
  await page.locator("aside button[name='intent'][value='add']").first().click();
  await expect.poll(() => count.innerText()).not.toBe(before);
  await expect.poll(async () => (await readRail(page, name)).quantity).toBe(quantity);
  return readRail(page, name);
}

/** Types the boxes of a stock order and reads what each cell says of them; then the panel, and after adding the rail. */
async function orderStock(page: Page, { seriesId, packSize, name, boxes }: Ordered["sphere"]): Promise<Record<string, SaidFacts>> {
  await page.goto(new URL(`/products/stock-revenue?series=${seriesId}&pack=${packSize}`, page.url()).href);
  await page.locator("[data-live]").waitFor();
  const cells: SaidFacts[] = [];
  for (const [productId, quantity] of boxes) {
    await page.locator(`[id="boxes-${productId}"]`).fill(String(quantity));
    const strip = page.locator(`#cell-facts[data-lens="${productId}"] dl`);
    await expect.poll(async () => quantityIn(await strip.locator("bdi").last().innerText())).toBe(quantity);
    const text = plainText(await strip.innerText());
    cells.push({ quantity, amount: (amountsIn(text)[0] ?? Number.NaN) * quantity, arrivals: arrivalsIn(text) });
  }
  const cell = {
    quantity: cells.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: cells.reduce((sum, { amount }) => sum + amount, 0),
    arrivals: addArrivals(cells.map(({ arrivals }) => arrivals)),
  };
  await expect.poll(async () => (await readRail(page, name)).quantity).toBe(cell.quantity);
  const panel = await readRail(page, name);
  return { listed: cell, panel, rail: await addAndRead(page, name, panel.quantity) };
}

async function orderForPatient(page: Page, { id, seriesId, power }: Ordered["patient"]): Promise<Record<string, SaidFacts>> {
  await page.goto(new URL(`/products/patient-revenue?patient=${id}&series=${seriesId}`, page.url()).href);
  await page.locator("aside button[name='intent'][value='add']").waitFor();
  await waitForListening(page);
  await page.locator("#right-power").selectOption(String(power));
  await page.locator("button[value='copy:right']").click();
  await page.locator("#right-quantity").fill("2");
  await page.locator("#left-quantity").fill("1");
  const says = /\d{4}\/\d\d\/\d\d|\d\d\.\d\d\.\d{4}/;
  for (const side of ["right", "left"]) {
    await expect.poll(async () => says.test(await page.locator(`[data-eye='${side}'] > div:last-of-type`).innerText())).toBe(true);
  }
  const eyes = await page.locator("[data-eye] > div:last-of-type").allInnerTexts();
  const cell = {
    quantity: 3,
    amount: eyes.reduce((sum, text) => sum + (amountsIn(text)[0] ?? Number.NaN), 0),
    arrivals: addArrivals(eyes.map(arrivalsIn)),
  };
  const panel = await readRail(page, "Biofinity 6");
  return { cell, panel, rail: await addAndRead(page, "Biofinity 6", panel.quantity) };
}

async function orderSolution(page: Page, { id, name, bottles }: Ordered["solution"]): Promise<Record<string, SaidFacts>> {
  await page.goto(new URL("/products/solutions", page.url()).href);
  await waitForListening(page);
  const field = page.locator(`[id="bottles-${id}"]`);
  await field.fill(String(bottles));
  const row = page.locator("tr", { has: field });
  const panel = await readRail(page, name);
  const cell = { ...panel, arrivals: arrivalsIn(plainText(await row.innerText())) };
  return { cell, panel, rail: await addAndRead(page, name, panel.quantity) };
}

/** Through terms and question to the receipt. */
async function submit(page: Page): Promise<void> {
  await page.locator("form#submit-order input[type='checkbox']").check();
  await page.locator("form#submit-order button[value='submit']").click();
  await page.locator("[role='alertdialog'] form button").first().click();
  await page.waitForURL(/\/order-confirmation\?cart=/);
}

test.each(ways)(
  "12 powers, a toric lens, a patient's lenses and a solution have the same price, pack and days everywhere, in $language",
  { timeout: 300_000 },
  async ({ market, practice, host }) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, { practice, person: "admin", host }, "/products", (to, at) => `http://${at}:${server.port}${to}`);
    const ordered = await chooseOrder(page, market);
    const said: Record<string, Record<string, SaidFacts>> = {
      [ordered.sphere.name]: await orderStock(page, ordered.sphere),
      [ordered.toric.name]: await orderStock(page, ordered.toric),
      "Biofinity 6": await orderForPatient(page, ordered.patient),
      [ordered.solution.name]: await orderSolution(page, ordered.solution),
    };
    const cart = await loadCart(page);
    expect([...cart.keys()].sort()).toEqual(Object.keys(said).sort());
    const days = addArrivals([...cart.values()].map(({ arrivals }) => arrivals));
    expect(await readFoot(page), "the days below the rail").toEqual(days);

    await page.goto(new URL("/cart", page.url()).href);
    for (const name of cart.keys()) said[name] = { ...said[name], cart: await readRows(page, name) };
    expect(await readFoot(page), "the days beside the cart").toEqual(days);
    await page.locator("form[action='/checkout'] button").first().click();
    await page.waitForURL(/\/checkout\?hold=/);
    for (const name of cart.keys()) said[name] = { ...said[name], review: await readRows(page, name) };
    await submit(page);
    const numbers = new Map<string, { number: string; path: string }>();
    for (const name of cart.keys()) {
      const { number, path, ...receipt } = await readReceipt(page, name);
      numbers.set(name, { number, path });
      said[name] = { ...said[name], receipt };
    }
    await expect
      .poll(() => mails.filter(({ text }) => [...numbers.values()].every(({ number }) => plainText(text).includes(number))).length)
      .toBe(1);
    const mail = mails.find(({ text }) => [...numbers.values()].every(({ number }) => plainText(text).includes(number)));
    for (const name of cart.keys()) {
      said[name] = { ...said[name], mail: parseMail(mail?.html ?? "", name), mailText: parseMail(mail?.text ?? "", name) };
    }
    for (const [name, { path }] of numbers) {
      await page.goto(new URL(path, page.url()).href);
      said[name] = { ...said[name], history: await readRows(page, name) };
    }
    await page.goto(new URL("/history", page.url()).href);
    for (const [name, { number }] of numbers) {
      const { discount, ...facts } = cart.get(name) ?? { discount: 0 };
      expect.soft({ ...facts, ...(await readListed(page, number, name)) }, `${name}: in the list of orders`).toEqual(facts);
    }
    for (const [name, { discount, ...facts }] of cart) {
      for (const [place, found] of Object.entries(said[name] ?? {})) {
        const wanted = place === "listed" ? { ...facts, amount: facts.amount + discount } : facts;
        expect.soft(shown(place, found, facts), `${name}: ${place}`).toEqual(wanted);
      }
    }
    expect([...cart.values()].filter(({ discount }) => discount > 0).length, "a promotion is reached").toBeGreaterThan(0);
    expect(Object.keys(cart.get(ordered.sphere.name)?.arrivals ?? {}).length, "some powers come later").toBeGreaterThan(1);
  },
);

/** What a place has to say: the panel beside the form no days; the rail days only where some boxes come later, its foot says all. */
function shown(place: string, found: SaidFacts, facts: SaidFacts): SaidFacts {
  const isAtOnce = Object.keys(facts.arrivals).length === 1 && Object.keys(found.arrivals).length === 0;
  return place === "panel" || (place === "rail" && isAtOnce) ? { ...found, arrivals: facts.arrivals } : found;
}
