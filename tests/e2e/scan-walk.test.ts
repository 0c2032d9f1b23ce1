import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { codeOfMyday } from "~tests/helpers/demo-codes";
import { isFull } from "~tests/helpers/figures";
import type { Float } from "~tests/helpers/float-acts";
import { givenPortalFacts, type PortalFacts, startCheckout } from "~tests/helpers/given-portal-facts";
import { portalFloats } from "~tests/helpers/portal-floats";
import { type Screen, signedInScreens } from "~tests/helpers/portal-screens";
import { publicScreens } from "~tests/helpers/public-screens";
import { findScanFindings, loadCart, typeIntoField } from "~tests/helpers/scan-here";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const english = { language: "en", host: "localhost" } as const;
const hebrew = { language: "he", host: "il.localhost" } as const;

/** A page, and a dialog over a page that takes scans; `npm run prove` scans on all pages and under everything that floats. */
const sample = ["catalogue", "lens of a fitting set"];
/** Pages that take scans themselves: tests/e2e/deliveries.test.ts, tests/e2e/camera-scan.test.ts. */
const takesScans = [
  ...["delivery, counted", "recall of a lot", "counting the shelf"],
  ...["fitting sets", "fitting set by power", "fitting set of torics"],
];
const isChosen = ({ name }: { name: string }) => (isFull && !takesScans.includes(name)) || sample.includes(name);

/** A box of 90, whose lens stands in the cart already; 13 digits. */
const code = codeOfMyday("il").slice(1);
const words = ["MyDay", "3.25"] as const;

/** Where the keys of the scanner go. */
const focuses = isFull ? (["as it opens", "first", "last"] as const) : (["first"] as const);

const width = 1440;
const isInWindow = ({ from = 0, until = Number.POSITIVE_INFINITY }: { from?: number; until?: number }) => from <= width && width <= until;

type Place = { name: string; open: () => Promise<void> };

/** Scans at a place with the focus where it is and in a text field that holds something. */
async function scanAt(page: Page, { name, open }: Place): Promise<string[]> {
  const findings: string[] = [];
  for (const focus of focuses) {
    const look = async () => {
      // What is open may stand for a lost connection, without which the cart cannot be read.
      await page.context().setOffline(false);
      const earlier = await loadCart(page);
      await open();
      await waitForListening(page);
      const isTyped = focus !== "as it opens" && (await typeIntoField(page, focus));
      if (isFull && !isTyped && focus !== "as it opens") return [];
      const cart = await loadCart(page).catch(() => earlier);
      return findScanFindings(page, { code, product: words, cart });
    };
    const found = await inTime(look).catch((problem: Error) => [problem.message.split("\n").slice(0, 3).join(" ")]);
    findings.push(...found.map((finding) => `${name}, focus ${focus}: ${finding}`));
  }
  return findings;
}

/** A page that hangs is a finding too, and does not hold up those after it. */
const patienceMs = 120_000;
const inTime = (look: () => Promise<string[]>) =>
  Promise.race([look(), new Promise<string[]>((done) => setTimeout(done, patienceMs, ["it hangs"]))]);

const placeOf = (page: Page, { name, path, act }: Screen, facts: PortalFacts): Place => ({
  name,
  open: async () => {
    await page.goto(new URL(typeof path === "string" ? path : path(facts), page.url()).href);
    await act?.(page);
  },
});

/** Public pages without a form; before signing in the keys belong to the fields, into which password managers type as quickly. */
const readable = ["/terms-and-conditions", "/privacy-policy", "/cookies", "/accessibility", "/about", "/no-such-page", "/api/docs"];

/** A part of the walk: its screens and floats, and what is done on the screens before them. */
type Part = { part: string; screens: readonly Screen[]; floats: readonly Float[]; before: readonly Screen[] };

/** So many screens or floats make a part of the whole walk, which can be repeated by itself. */
const partSize = isFull ? 16 : Number.POSITIVE_INFINITY;

function partsOf<Item extends { name: string }>(
  all: readonly Item[],
  toPart: (items: readonly Item[], from: number) => Omit<Part, "part">,
) {
  const parts: Part[] = [];
  for (let from = 0; from < all.length; from += partSize) {
    parts.push({ part: all[from]?.name ?? "", ...toPart(all.slice(from, from + partSize), from) });
  }
  return parts;
}

const underReview = signedInScreens.findIndex(({ given }) => given === startCheckout);
const publicParts = partsOf(
  publicScreens.filter(({ path }) => readable.includes(String(path))),
  (screens) => ({ screens, floats: [], before: [] }),
);
const screenParts = partsOf(signedInScreens, (screens, from) => ({ screens, floats: [], before: signedInScreens.slice(0, from) }));
const floatParts = partsOf(portalFloats.filter(isChosen).filter(isInWindow), (floats) => ({
  ...{ screens: [], floats },
  before: signedInScreens.slice(0, underReview),
}));
const parts = [...publicParts, ...screenParts, ...floatParts].filter(({ screens, floats }) => floats.length > 0 || screens.some(isChosen));

describe.each(isFull ? [english, hebrew] : [english])(
  "a scan is answered on every page and under every dialog, and changes nothing, in $language",
  ({ host }) => {
    test.each(parts)("from $part on", { timeout: 3_600_000 }, async ({ screens, floats, before }) => {
      const page = await openPage({ viewport: { width, height: 900 }, losesLine: true, failure: 500 });
      await page.goto(portalAddress("/", host));
      await signIn(page, { practice: "einayim", person: "admin", host });
      const facts = await givenPortalFacts(page, 0);
      for (const { given } of before) await given?.(page, facts);
      const findings: string[] = [];
      for (const screen of screens) {
        await screen.given?.(page, facts);
        if (isChosen(screen)) findings.push(...(await scanAt(page, placeOf(page, screen, facts))));
      }
      const home = page.url();
      for (const { name, path, bring } of floats) {
        const open = async () => {
          await page.goto(new URL(path(facts), home).href);
          await waitForListening(page);
          await bring(page);
        };
        findings.push(...(await scanAt(page, { name, open })));
      }
      expect(findings).toEqual([]);
    });
  },
);
