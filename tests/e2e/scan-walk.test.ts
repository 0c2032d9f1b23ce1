import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { codeOfMyday } from "~tests/helpers/demo-codes";
import { isFull } from "~tests/helpers/figures";
import { givenPortalFacts, type PortalFacts, startCheckout } from "~tests/helpers/given-portal-facts";
import { portalFloats } from "~tests/helpers/portal-floats";
import { type Screen, signedInScreens } from "~tests/helpers/portal-screens";
import { publicScreens } from "~tests/helpers/public-screens";
import { findScanFindings, readCart, typeIntoField } from "~tests/helpers/scan-here";
import { waitForListening } from "~tests/helpers/scanner";
import { signIn } from "~tests/helpers/sign-in";

const english = { language: "en", host: "localhost" } as const;
const hebrew = { language: "he", host: "il.localhost" } as const;

/** Two pages and a dialog; `npm run prove` scans on all of them and under everything that floats. */
const sample = ["catalogue", "grid of spheres with a cell in focus", "question about suggested values"];
/** Pages that take scans themselves: tests/e2e/deliveries.test.ts. */
const takesScans = ["delivery, counted", "recall of a lot"];
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
      const earlier = await readCart(page);
      await open();
      await waitForListening(page);
      const isTyped = focus !== "as it opens" && (await typeIntoField(page, focus));
      if (isFull && !isTyped && focus !== "as it opens") return [];
      const cart = await readCart(page).catch(() => earlier);
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

test.each(isFull ? [english, hebrew] : [english])(
  "a scan is answered on every page and under every dialog, and changes nothing, in $language",
  { timeout: 3_600_000 },
  async ({ host }) => {
    const page = await openPage({ viewport: { width, height: 900 }, losesLine: true, failure: 500 });
    await page.goto(portalAddress("/", host));
    await signIn(page, { practice: "einayim", person: "admin", host });
    const facts = await givenPortalFacts(page, 0);
    const findings: string[] = [];
    const visit = async (screens: readonly Screen[]) => {
      for (const screen of screens) {
        await screen.given?.(page, facts);
        if (isChosen(screen)) findings.push(...(await scanAt(page, placeOf(page, screen, facts))));
      }
    };
    const underReview = signedInScreens.findIndex(({ given }) => given === startCheckout);
    await visit(publicScreens.filter(({ path }) => readable.includes(String(path))));
    await visit(signedInScreens.slice(0, underReview));
    const home = page.url();
    for (const { name, path, bring } of portalFloats.filter(isChosen).filter(isInWindow)) {
      const open = async () => {
        await page.goto(new URL(path(facts), home).href);
        await waitForListening(page);
        await bring(page);
      };
      findings.push(...(await scanAt(page, { name, open })));
    }
    await page.context().setOffline(false);
    await page.goto(home);
    await visit(signedInScreens.slice(underReview));
    expect(findings).toEqual([]);
  },
);

/** Public pages without a form; before signing in the keys belong to the fields, into which password managers type as quickly. */
const readable = ["/terms-and-conditions", "/privacy-policy", "/cookies", "/accessibility", "/about", "/no-such-page", "/api/docs"];
