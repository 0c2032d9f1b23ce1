import { get } from "node:http";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { demoPassword, signInByForm } from "~tests/helpers/sign-in";
import { startTwoPortals, type TwoPortals } from "~tests/helpers/two-portals";

/** The front has no database; a second process answers its calls. */
let portals: TwoPortals;

beforeAll(async () => {
  portals = await startTwoPortals();
}, 120_000);
afterAll(() => portals.stop());

const address = (path: string, host = "localhost") => `http://${host}:${portals.front.port}${path}`;

async function signIn(page: Page, host: string, email: string): Promise<void> {
  await page.goto(address("/", host));
  await signInHere(page, email);
}

async function signInHere(page: Page, email: string): Promise<void> {
  await signInByForm(page, email);
  await page.waitForURL((url) => url.pathname !== "/");
}

test("a person orders through the front portal: picker, catalogue with its pictures, grid, cart, checkout, history, sign-out", async () => {
  const page = await openPage();
  await page.goto(address("/"));
  await page.getByRole("combobox", { name: "Practice" }).pressSequentially("carm");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?]practice=/);
  await signInHere(page, "staff@carmel.example");
  expect(new URL(page.url()).pathname).toBe("/products");
  await expect
    .poll(() =>
      page
        .locator("main img")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  await page.goto(address("/products/stock-revenue?series=il-myday&pack=90"));
  await page.locator("input[data-at]").first().fill("2");
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "2 boxes" }).waitFor();
  await page.goto(address("/cart"));
  await page.getByRole("button", { name: "Check out" }).first().click();
  await page.waitForURL(/\/checkout\?hold=/);
  await page.locator("input[name=terms]").check();
  await page.getByRole("button", { name: /^Submit order, / }).click();
  await page.getByRole("button", { name: "Submit order", exact: true }).click();
  await page.waitForURL(/\/order-confirmation\?cart=/);
  await page.getByRole("heading", { level: 1, name: /^Confirmation number CAR-/ }).waitFor();
  const numbersOn = async (): Promise<string[]> => (await page.locator("main").textContent())?.match(/CAR-\d+-\d{6}/g) ?? [];
  const placed = await numbersOn();
  await page.goto(address("/history"));
  const listed = await numbersOn();
  expect(placed.some((number) => listed.includes(number))).toBe(true);

  await page.locator("summary[aria-label$='your account']").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("region", { name: "Done" }).getByText("You are logged out.").waitFor();
});

testInFull(
  "a form sent while the back cannot be reached is sent again by reloading; one sent after the session ended is kept for its owner",
  async () => {
    const page = await openPage({ javaScript: false, locale: "he-IL", failure: 503 });
    await signIn(page, "einayim.il.localhost", "staff@einayim.example");
    await page.goto(address("/patients/new", "einayim.il.localhost"));
    await page.locator("[name=firstName]").fill("Ilana");
    await page.locator("[name=lastName]").fill("Frontway");
    portals.cut();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.locator("[name=lastName]").press("Enter"),
    ]);
    expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "5"]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("השירות אינו זמין כרגע");
    portals.mend();
    await page.reload();
    await page.waitForURL(/\/patients\/[0-9a-f-]{36}/);
    await page.getByText("Frontway").first().waitFor();

    await page.goto(address("/patients/new", "einayim.il.localhost"));
    await page.locator("[name=firstName]").fill("Ilana");
    await page.locator("[name=lastName]").fill("Lateway");
    await portals.restartBack({ CLOCK: new Date(Date.now() + 40 * 60_000).toISOString() });
    await page.locator("[name=lastName]").press("Enter");
    await page.waitForURL((url) => url.pathname === "/");
    await page
      .getByRole("status")
      .filter({ hasText: /Your session has expired|פג תוקף ההתחברות שלכם/ })
      .waitFor({ state: "attached" });
    await signInHere(page, "staff@einayim.example");
    expect(new URL(page.url()).pathname).toBe("/patients/new");
    expect(await page.locator("[name=lastName]").inputValue()).toBe("Lateway");
  },
);

describe("over HTTP the front", () => {
  const json = { "Content-Type": "application/json" };
  const search = (from: string) =>
    fetch(address("/api/v2/tenants/list?search=einay", "127.0.0.1"), { headers: { "X-Forwarded-For": from } });

  /** Sign-in on a host: Node's fetch sends no Host of one's choice. */
  const tryHost = (host: string, cookie: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: `${host}:${portals.front.port}`, cookie };
      get(address("/api/session", "127.0.0.1"), { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on("error", reject);
    });

  const attempt = (username: string, password: string) =>
    fetch(address("/api/users/authenticate", "127.0.0.1"), {
      method: "POST",
      headers: json,
      body: JSON.stringify({ username, password, subDomain: "carmel" }),
    });

  test("limits searches by the address of the person, not by its own", async () => {
    const one = await Promise.all(Array.from({ length: 60 }, () => search("203.0.113.7")));
    expect(one.map(({ status }) => status)).toContain(429);
    expect((await search("203.0.113.8")).status).toBe(200);
  });

  test("accepts a session on its practice's host and on no other practice's", async () => {
    const cookie = (await attempt("doctor@carmel.example", demoPassword)).headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    expect(await Promise.all(["carmel.localhost", "einayim.localhost"].map((host) => tryHost(host, cookie)))).toEqual([200, 401]);
  });

  test("locks after five wrong passwords, and refuses requests from another site", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await attempt("nobody@carmel.example", "Wrong")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 423]);
    const foreign = await fetch(address("/api/logout", "127.0.0.1"), { headers: { Origin: "https://elsewhere.example" } });
    expect(foreign.status).toBe(403);
  });

  test("is alive and not ready while the back cannot be reached, and says so to API clients and people", async () => {
    portals.cut();
    const read = async (path: string) => {
      const answer = await fetch(address(path, "127.0.0.1"));
      return [answer.status, await answer.text()] as const;
    };
    expect((await read("/healthz"))[0]).toBe(200);
    const note = "the portal at GATEWAY_URL does not answer";
    const checks = { gateway: { ready: false, note }, process: { ready: true } };
    expect(await read("/readyz")).toEqual([503, JSON.stringify({ ready: false, checks })]);
    expect(await read("/api/session")).toEqual([
      503,
      JSON.stringify({ code: "unavailable", message: "The service cannot be reached at the moment. Try again.", data: null }),
    ]);
    const [status, page] = await read("/products");
    expect(status).toBe(503);
    expect(page).toContain("The service cannot be reached at the moment");
    portals.mend();
    expect((await read("/readyz"))[0]).toBe(200);
  });
});
