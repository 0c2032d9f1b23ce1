import { once } from "node:events";
import { rmSync } from "node:fs";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { startAppServer } from "~tests/helpers/app-server";
import { openPage } from "~tests/helpers/browser";
import { demoDataDirectory } from "~tests/helpers/data-directory";
import { isFull } from "~tests/helpers/figures";
import { freePort } from "~tests/helpers/free-port.mjs";
import { signInByForm } from "~tests/helpers/sign-in";

/** Each kill comes at another moment: right after the sign-in, and then while a page or a form waits for the portal. */
const kills = isFull ? 10 : 1;

/** A portal with its demo that can be ended at any moment, and started again with the same data at the same address. */
async function serveMortalPortal() {
  const port = await freePort();
  const dataDirectory = demoDataDirectory();
  const start = () => startAppServer({ DISTRIBUTOR_SIMULATOR: "true", PORT: String(port), DATA_DIR: dataDirectory });
  let server = await start();
  onTestFinished(async () => {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return {
    address: (path: string) => `http://carmel.localhost:${port}${path}`,
    kill: async () => {
      const gone = once(server.process, "exit");
      server.process.kill("SIGKILL");
      await gone;
    },
    startAgain: async () => {
      server = await start();
    },
  };
}

const words = (page: Page) => page.locator("header input[name=words]");

/** What is asked of the portal while it is gone, and where that leads once it is back. */
const asked: readonly { act: (page: Page) => Promise<void>; leadsTo: RegExp }[] = [
  { act: (page) => page.locator("header a[href='/patients']").first().click(), leadsTo: /\/patients$/ },
  {
    act: async (page) => {
      await words(page).fill("bio");
      await words(page).press("Enter");
    },
    leadsTo: /\/search\?s=/,
  },
];

test(`a portal that is killed ${kills === 1 ? "once" : `${kills} times`} and restarted keeps the person signed in and completes the pending request`, async () => {
  const portal = await serveMortalPortal();
  const page = await openPage({ losesLine: true });
  await page.goto(portal.address("/"));
  await signInByForm(page, "doctor@carmel.example");
  await page.locator("header a[href='/cart']").waitFor();
  const rounds = Array.from({ length: kills }, (_, kill) => asked[kill % asked.length] as (typeof asked)[number]);
  for (const { act, leadsTo } of rounds) {
    await portal.kill();
    await act(page);
    await page.getByRole("status").filter({ hasText: "Offline" }).waitFor();
    await portal.startAgain();
    await page.waitForURL(leadsTo);
    await page.locator("main input[type=search]").waitFor();
  }
  await page.reload();
  await page.locator("header a[href='/cart']").waitFor();
  expect(page.url()).toMatch(rounds.at(-1)?.leadsTo ?? "nowhere");
}, 600_000);
