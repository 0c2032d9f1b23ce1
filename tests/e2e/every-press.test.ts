import type { Page } from "playwright";
import { expect, inject, onTestFinished, test } from "vitest";
import { frame as english } from "~/locales/en/frame";
import { frame as hebrew } from "~/locales/he/frame";
import { openPage } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { givenPortalFacts, type PortalFacts } from "~tests/helpers/given-portal-facts";
import { openLine } from "~tests/helpers/line";
import { publicScreens, type Screen, signedInScreens } from "~tests/helpers/portal-screens";
import { type Connection, pressEverything } from "~tests/helpers/press-everything";
import { signIn } from "~tests/helpers/sign-in";

/** The browser knows that it is offline, or the server answers nobody while the browser thinks itself online. */
type Loss = "offline" | "no server";

const he = { language: "Hebrew", host: "il.localhost", stopped: hebrew.connection.stopped } as const;
const en = { language: "English", host: "localhost", stopped: english.connection.stopped } as const;
const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

type Walk = (typeof he | typeof en) & { width: number; height: number; loss: Loss };
const walks: readonly Walk[] = isFull
  ? [
      { ...he, ...phone, loss: "no server" },
      { ...en, ...desk, loss: "offline" },
    ]
  : [{ ...he, ...desk, loss: "offline" }];

/** A screen with the frame around it and a form in it; `npm run prove` takes every one. */
const sample = ["solutions"];

const place = 2;

test.each(walks)(
  "whatever is pressed waits for the connection, in $language at $width x $height, $loss",
  { timeout: 3_600_000 },
  async (walk) => {
    const line = await openLine(() => inject("portalPort"));
    onTestFinished(() => line.close());
    const address = (path: string, host: string) => `http://${host}:${line.port}${path}`;
    const { width, height, host, stopped, loss } = walk;
    const page = await openPage({ viewport: { width, height }, losesLine: true });
    const connection = connectionOf(page, loss, line);
    const [tried, gone] = [new Set<string>(), new Set<string>()];
    const findings: string[] = [];
    const left = new Set(sample);
    const look = async (screens: readonly Screen[], facts: PortalFacts) => {
      for (const { name, path, given, act } of screens) {
        // The review is the last: what was pressed on it may have ended its hold, on which the next screens stand.
        if (!isFull && left.size === 0) return;
        await given?.(page, facts);
        if (!isFull && !sample.includes(name)) continue;
        const home = page.url();
        const open = async () => {
          await page.goto(new URL(typeof path === "string" ? path : path(facts), home).href);
          await act?.(page);
        };
        // What the frame holds is pressed once in the check; with full figures also whenever the cart has come into another state.
        if (isFull && given) tried.clear();
        for (const key of tried) if (/^(main|dialog|body)/.test(key)) tried.delete(key);
        const found = await pressEverything(page, { open, connection, stopped }, tried, gone);
        findings.push(...found.map((finding) => `${name}: ${finding}`));
        await page.goto(home);
        left.delete(name);
      }
    };
    await page.goto(address("/", `einayim.${host}`));
    await look(publicScreens, {} as PortalFacts);
    await signIn(page, { practice: "einayim", person: "admin", host }, "/products", (path, at) =>
      at === "127.0.0.1" ? `http://127.0.0.1:${inject("portalPort")}${path}` : address(path, at),
    );
    await look(signedInScreens, await givenPortalFacts(page, place));
    expect(findings).toEqual([]);
  },
);

function connectionOf(page: Page, loss: Loss, line: { cut: () => void; mend: () => void }): Connection {
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  if (loss === "offline") return { cut: () => offline(true), mend: () => offline(false) };
  return { cut: async () => line.cut(), mend: async () => line.mend() };
}
