import type { Page } from "playwright";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { frame as english } from "~/locales/en/frame";
import { frame as hebrew } from "~/locales/he/frame";
import { openPage } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { givenPortalFacts, type PortalFacts } from "~tests/helpers/given-portal-facts";
import { openLine } from "~tests/helpers/line";
import { type Screen, signedInScreens } from "~tests/helpers/portal-screens";
import { type Connection, pressEverything } from "~tests/helpers/press-everything";
import { publicScreens } from "~tests/helpers/public-screens";
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

/** A part of the walk: its screens, what was done on those before it, and whether somebody has signed in. */
type Part = { part: string; screens: readonly Screen[]; before: readonly Screen[]; signedIn: boolean };

function partOf(first: string, next?: string): Part {
  const [from, to] = [first, next].map((name) => signedInScreens.findIndex((screen) => screen.name === name));
  if (from === -1 || (next && to === -1)) throw new Error(`There is no screen ${first} or ${next}`);
  return {
    part: first,
    signedIn: true,
    screens: signedInScreens.slice(from, next ? to : undefined),
    before: signedInScreens.slice(0, from),
  };
}

/** The first screens of the parts, in the order of the walk. */
const firstScreens = [
  "empty cart",
  "catalogue",
  "start of a stock order",
  "grid of spheres with a cell in focus",
  "patient order without a patient",
  "calculators of an eye",
  "trials for a patient",
  "solutions",
  "sign-in and security",
  "patients",
  "cart with problems",
  "review",
  "confirmation",
];

/** In the check a screen with the frame around it and a form in it; `npm run prove` takes every one. */
const parts: readonly Part[] = isFull
  ? [
      { part: "sign-in", signedIn: false, screens: publicScreens, before: [] },
      ...firstScreens.map((first, at) => partOf(first, firstScreens[at + 1])),
    ]
  : [partOf("solutions", "search")];

const place = 2;

describe.each(walks)("whatever is pressed without a connection waits for it, in $language at $width x $height, $loss", (walk) => {
  const { width, height, host, stopped, loss } = walk;
  // What was pressed in one part need not be pressed in the next.
  const [tried, gone] = [new Set<string>(), new Set<string>()];

  test.each(parts)("from $part on", { timeout: 3_600_000 }, async ({ screens, before, signedIn }) => {
    const line = await openLine(() => inject("portalPort"));
    onTestFinished(() => line.close());
    const address = (path: string, at: string) => `http://${at}:${line.port}${path}`;
    const page = await openPage({ viewport: { width, height }, losesLine: true });
    const connection = connectionOf(page, loss, line);
    if (signedIn) {
      await signIn(page, { practice: "einayim", person: "admin", host }, "/products", (path, at) =>
        at === "127.0.0.1" ? `http://127.0.0.1:${inject("portalPort")}${path}` : address(path, at),
      );
    } else await page.goto(address("/", `einayim.${host}`));
    const facts = signedIn ? await givenPortalFacts(page, place) : ({} as PortalFacts);
    for (const { given } of before) await given?.(page, facts);
    const findings: string[] = [];
    for (const { name, path, given, act } of screens) {
      await given?.(page, facts);
      const home = page.url();
      const open = async () => {
        await page.goto(new URL(typeof path === "string" ? path : path(facts), home).href);
        await act?.(page);
      };
      // What the frame holds is pressed once, and again whenever the cart has come into another state.
      if (given) tried.clear();
      for (const key of tried) if (/^(main|dialog|body)/.test(key)) tried.delete(key);
      const found = await pressEverything(page, { open, connection, stopped }, tried, gone);
      findings.push(...found.map((finding) => `${name}: ${finding}`));
      await page.goto(home);
    }
    expect(findings).toEqual([]);
  });
});

function connectionOf(page: Page, loss: Loss, line: { cut: () => void; mend: () => void }): Connection {
  const offline = (isOffline: boolean) => page.context().setOffline(isOffline);
  if (loss === "offline") return { cut: () => offline(true), mend: () => offline(false) };
  return { cut: async () => line.cut(), mend: async () => line.mend() };
}
