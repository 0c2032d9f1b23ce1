import { rmSync } from "node:fs";
import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { scriptsCookie } from "~/domain/scripts-cookie";
import { type AppServer, startAppServer } from "~tests/helpers/app-server";
import { expectNoAxeFindings, openPage, type PageOptions } from "~tests/helpers/browser";
import { demoData, type PortalData } from "~tests/helpers/demo-data";
import { isFull, oneInCheck, testInFull } from "~tests/helpers/figures";
import { findLayoutShifts } from "~tests/helpers/find-layout-shifts";
import { openHoldingGateway } from "~tests/helpers/holding-gateway";
import { signIn } from "~tests/helpers/sign-in";

/** A front portal makes each call by a request, which the gateway between it and the portal with the data can hold back. */
let data: PortalData;
let back: AppServer;
let gateway: Awaited<ReturnType<typeof openHoldingGateway>>;
let front: AppServer;

beforeAll(async () => {
  data = await demoData();
  back = await startAppServer({ TRUST_PROXY: "loopback", ...data });
  gateway = await openHoldingGateway(back.port);
  front = await startAppServer({ GATEWAY_URL: `http://127.0.0.1:${gateway.port}`, TRUST_PROXY: "loopback" });
}, 180_000);
afterEach(() => gateway.release());
afterAll(async () => {
  await front.stop();
  gateway.close();
  await back.stop();
  rmSync(data.DATA_DIR, { recursive: true, force: true });
});

const address = (path: string, host: string) => `http://${host}:${front.port}${path}`;

/** Opens a page of an admin. `knowsScripts`: the browser has run scripts of the portal before. */
async function openSignedIn({ knowsScripts, ...options }: PageOptions & { knowsScripts: boolean }): Promise<Page> {
  const page = await openPage(options);
  await signIn(page, { practice: "einayim", person: "admin" }, "/healthz", address);
  if (knowsScripts) await page.context().addCookies([{ name: scriptsCookie, value: "on", url: new URL("/", page.url()).href }]);
  return page;
}

const at = (page: Page, path: string) => new URL(path, page.url()).href;

/** The order page of the first patient that the day at a glance names. */
async function patientOrder(page: Page): Promise<string> {
  await page.goto(at(page, "/today"));
  return `/products/patient-revenue?patient=${/patients?[/=]([\da-f-]{36})/.exec(await page.content())?.[1]}`;
}

const cartPanel = (page: Page) =>
  page
    .locator("aside")
    .getByText(/\d+ lines?, /)
    .first();

/** Each page with a part that may follow it: the calls that bring the part, the part itself, and its place. */
const parts = [
  {
    name: "the cart",
    path: () => "/products",
    calls: /\/cart\/populate/,
    part: cartPanel,
    place: (page: Page) => page.locator("aside [aria-busy]").first(),
  },
  {
    name: "the numbers of the other filters",
    path: () => "/products?kind=solutions",
    calls: /\/catalog\/getseries\//,
    part: (page: Page) => page.getByRole("link", { name: /^Toric \d+$/ }),
    place: (page: Page) => page.getByRole("link", { name: /^Toric\s*$/ }),
  },
  {
    name: "the plot of a usual month",
    path: () => "/products/stock-revenue?series=il-biofinity-toric",
    calls: /\/usual-by-power/,
    part: (page: Page) => page.getByRole("img", { name: /usual month/i }),
    place: (page: Page) => page.locator("main [aria-busy]"),
  },
  {
    name: "the last orders of a patient",
    path: patientOrder,
    calls: /\/order-forms\/orders/,
    part: (page: Page) => page.locator("[data-repeat='1']"),
    place: (page: Page) => page.locator("main [aria-busy]"),
  },
];

describe.each(oneInCheck(parts))("$name", ({ path, calls, part, place }) => {
  test("is in place without JavaScript", async () => {
    const page = await openSignedIn({ javaScript: false, knowsScripts: false });
    await page.goto(at(page, await path(page)));
    expect(await part(page).isVisible()).toBe(true);
    expect(await page.locator("[aria-busy]").count()).toBe(0);
  });

  test("follows the page into its place, and nothing moves", async () => {
    const page = await openSignedIn({ knowsScripts: true, viewport: { width: 1366, height: 768 } });
    const opened = at(page, await path(page));
    gateway.hold(calls);
    await page.goto(opened, { waitUntil: "commit" });
    await place(page).waitFor();
    await page.locator("main h1").first().waitFor({ state: "attached" });
    expect(await part(page).count()).toBe(0);
    gateway.release();
    await part(page).waitFor();
    await place(page).waitFor({ state: "detached" });
    const { sum, moved } = await findLayoutShifts(page);
    expect(sum, moved.join("; ")).toBeLessThanOrEqual(0.02);
    if (isFull) await expectNoAxeFindings(page);
  });

  testInFull("is there as well when scripts have been switched off since", async () => {
    const page = await openSignedIn({ javaScript: false, knowsScripts: true });
    const opened = at(page, await path(page));
    gateway.hold(calls);
    await page.goto(opened, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Try again" }).first().waitFor();
    gateway.release();
    await part(page).waitFor();
    expect(page.url()).toBe(opened);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(scriptsCookie);
  });

  testInFull("says that it is missing when it could not be loaded, and the page stays", async () => {
    const page = await openSignedIn({ knowsScripts: true });
    const opened = at(page, await path(page));
    const wasTold = () => front.output().split(/"msg":"(?:a part of the page failed|the cart was not read)"/).length;
    const before = wasTold();
    gateway.fail(calls);
    const answer = await page.goto(opened);
    expect(answer?.status()).toBe(200);
    await page.locator("main h1, main h2").first().waitFor();
    await page
      .getByText(/There was an error processing your request|The cart could not be/)
      .first()
      .waitFor();
    expect(wasTold()).toBe(before + 1);
  });
});

testInFull("on a phone the cart follows at the bottom, where its place has its size", async () => {
  const desk = await openSignedIn({ knowsScripts: true });
  await desk.goto(at(desk, "/products/stock-revenue?series=il-myday&pack=90"));
  await desk.locator("input[data-at]").first().fill("2");
  await desk.keyboard.press("Enter");
  await desk.getByRole("status").filter({ hasText: "2 boxes" }).waitFor();
  const page = await openSignedIn({ knowsScripts: true, viewport: { width: 390, height: 844 } });
  gateway.hold(/\/cart\/populate/);
  await page.goto(at(page, "/products"), { waitUntil: "commit" });
  const bottom = page.getByRole("region", { name: "Cart" });
  await bottom.waitFor();
  const { height = 0 } = (await bottom.boundingBox()) ?? {};
  gateway.release();
  await bottom.getByRole("button", { name: "Check out" }).waitFor();
  expect(Math.abs(((await bottom.boundingBox())?.height ?? 0) - height)).toBeLessThan(24);
  expect((await findLayoutShifts(page)).sum).toBeLessThanOrEqual(0.02);
});

testInFull("an answer to a form comes whole, and so does the data of a page that is opened from another", async () => {
  const page = await openSignedIn({ knowsScripts: true });
  await page.goto(at(page, "/about"));
  await page.goto(at(page, "/promotions"));
  gateway.hold(/\/cart\/populate/);
  const arriving = page.waitForResponse((answer) => answer.url().includes("/products.data"));
  await page.getByRole("link", { name: "Products", exact: true }).first().click();
  gateway.release();
  await arriving;
  await cartPanel(page).waitFor();
  expect(await page.locator("aside [aria-busy]").count()).toBe(0);
});
