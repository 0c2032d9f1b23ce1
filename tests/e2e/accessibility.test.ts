import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { findAxeFindings, findSidewaysScrolling } from "~tests/helpers/find-findings";
import { findSignedValues } from "~tests/helpers/find-signed-values";
import { anyFacts, givenPortalFacts, type PortalFacts } from "~tests/helpers/given-portal-facts";
import { type Screen, signedInScreens } from "~tests/helpers/portal-screens";
import { publicScreens } from "~tests/helpers/public-screens";
import { routeFiles, routeFilesAt } from "~tests/helpers/route-files";
import { demoPassword, signIn } from "~tests/helpers/sign-in";

type Way = {
  practice: "einayim" | "carmel" | "hanbit";
  host: "localhost" | "il.localhost" | "kr.localhost";
  language: string;
  scheme: "light" | "dark";
  /** Contrast belongs to colours, not to words: measured once light, once dark; in the check on the screens of the longest words. */
  colours: boolean;
  /** In CSS pixels: a desk, a phone, a tablet. */
  width: number;
  /** Further widths at which the page must not scroll sideways: 720 is 1440 at 200 %, 320 is 1280 at 400 % (WCAG 1.4.10). */
  narrow: readonly number[];
};

const english: Way = {
  practice: "einayim",
  host: "localhost",
  language: "en",
  scheme: "light",
  colours: true,
  width: 1440,
  narrow: isFull ? [720, 320] : [320],
};
const hebrew: Way = { practice: "einayim", host: "il.localhost", language: "he", scheme: "dark", colours: true, width: 390, narrow: [320] };
const korean: Way = {
  practice: "hanbit",
  host: "kr.localhost",
  language: "ko",
  scheme: "light",
  colours: false,
  width: 768,
  narrow: [320],
};
const japanese: Way = {
  practice: "hanbit",
  host: "localhost",
  language: "ja",
  scheme: "light",
  colours: false,
  width: 1440,
  narrow: [320],
};

/** In Hebrew the screens with the longest words stand for all; `npm run prove` looks at every one, and in Korean and Japanese. */
const longestWords = ["sign-in", "catalogue", "patient order from the cart", "review"];

const isChosen = ({ name, once }: Screen) => !once && (isFull || longestWords.includes(name));

/** In the check every twenty-fourth screen: what they are made of are the same parts. */
const isSampled = ({ once }: Screen, index: number) => isFull || (!once && index % 24 === 0);

type Tour = { name: string; way: Way; place: number; chosen: (screen: Screen, index: number) => boolean };

/** `place` is the location whose cart no other test fills. */
const tours: readonly [Tour, Tour, Tour, Tour] = [
  { name: "English on a desk", way: english, place: 1, chosen: isSampled },
  {
    name: "Hebrew on a dark phone",
    way: hebrew,
    place: 2,
    chosen: isChosen,
  },
  {
    name: "Korean on a tablet",
    way: korean,
    place: 1,
    chosen: isChosen,
  },
  {
    name: "Japanese",
    way: japanese,
    place: 0,
    chosen: isChosen,
  },
];

/** Below 1100 px the window is so high that the line that sticks to its bottom covers nothing that is measured. */
const heightFor = (width: number) => (width < 1100 ? 10_000 : 900);

const openIn = ({ scheme, width }: Way) => openPage({ viewport: { width, height: heightFor(width) }, more: { colorScheme: scheme } });

/** Opens a screen, looks at it, and answers what is wrong with it, each line beginning with its name. */
async function look(page: Page, screen: Screen, way: Way, facts: PortalFacts): Promise<string[]> {
  const path = typeof screen.path === "string" ? screen.path : screen.path(facts);
  await page.goto(new URL(path, page.url()).href);
  await screen.act?.(page);
  return findFindings(page, screen.name, way);
}

async function findFindings(page: Page, name: string, { language, colours, narrow }: Way): Promise<string[]> {
  // The page has become interactive, and a dialog modal, before it is looked at.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, 2000); // A page that nobody sees may wait for its next picture for ever.
        requestIdleCallback(() => requestAnimationFrame(() => done()));
      }),
  );
  const spoken = await page.evaluate(() => document.documentElement.lang);
  const findings = [
    ...(spoken === language ? [] : [`the language is ${spoken}`]),
    // In the check an open dialog is looked at without the page behind it, which is a screen of its own.
    ...(await findAxeFindings(page, { colours: colours && (isFull || longestWords.includes(name)), behindDialogs: isFull })),
    ...(await findSidewaysScrolling(page, narrow)),
    ...(language === "he" ? await findTurnedValues(page) : []),
  ];
  return findings.map((finding) => `${name}: ${finding}`);
}

/** Signed values of a Hebrew page that are not painted with their sign on the left. */
async function findTurnedValues(page: Page): Promise<string[]> {
  const { turned } = await page.evaluate(findSignedValues);
  return turned.map((value) => `its sign stands on the right: ${value}`);
}

const noFacts = {} as PortalFacts;

/** Walks through the portal, first as anyone, then signed in. */
async function walk({ name, way, place, chosen }: Tour): Promise<string[]> {
  const { practice, host, language } = way;
  const findings: string[] = [];
  const page = await openIn(way);
  await page.goto(portalAddress("/", `${practice}.${host}`));
  const isSpoken = (await page.locator(`html[lang=${language}]`).count()) === 1;
  if (!isSpoken) await page.locator(`button[name=language][value=${language}]`).click();
  await page.locator(`html[lang=${language}]`).waitFor();
  for (const screen of publicScreens.filter(chosen)) findings.push(...(await look(page, screen, way, noFacts)));

  await signIn(page, { practice, person: "admin", host });
  const facts = await givenPortalFacts(page, place);
  for (const [index, screen] of signedInScreens.entries()) {
    // The next ones stand on it too.
    if (isFull || !screen.once) await screen.given?.(page, facts);
    if (chosen(screen, index)) findings.push(...(await look(page, screen, way, facts)));
  }
  return findings.map((finding) => `${name}: ${finding}`);
}

// At once, because a walk waits for the server and the browser in turn; the short one follows another.
test("no screen has an accessibility finding, an error or horizontal scrolling, in any language", {
  timeout: isFull ? 2_400_000 : 600_000,
}, async () => {
  const [inEnglish, inHebrew, inKorean, shortOne] = tours;
  const inTurn = async () => (isFull ? [...(await walk(inKorean)), ...(await walk(shortOne))] : []);
  const findings = await Promise.all([walk(inEnglish), walk(inHebrew), inTurn()]);
  expect(findings.flat()).toEqual([]);
});

const invited: readonly Way[] = isFull ? [{ ...english, practice: "carmel" }, hebrew, korean] : [hebrew];

test.each(invited)("nor has any page from the invitation to the terms at $practice", { timeout: 120_000 }, async (way) => {
  const page = await openIn(way);
  const findings: string[] = [];
  const see = async (name: string) => findings.push(...(await findFindings(page, name, way)));
  const email = `pending@${way.practice}.example`;
  const key = inject("invitationKeys")[email] ?? "";
  await page.goto(portalAddress(`/register?key=${key}`, `${way.practice}.${way.host}`));
  await see("invitation");
  await page.locator("input[name=password]").press("Enter");
  await page.locator("[aria-invalid=true]").first().waitFor();
  await see("invitation refused");
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("input[name=passwordConfirmation]").fill(demoPassword);
  await page.locator("input[name=affirmsAge]").check();
  await page.locator("input[name=password]").press("Enter");
  await page.locator("#email").waitFor();
  await see("account set up");
  await page.locator("#email").fill(email);
  await page.locator("#password").fill(demoPassword);
  await page.locator("#password").press("Enter");
  await page.waitForURL("**/terms-acceptance");
  await see("terms");
  await page.locator("dialog [data-actions] button").last().click();
  await page.waitForURL(/terms=accepted/);
  await see("cookies");
  expect(findings).toEqual([]);
});

/** Addresses without a screen: they act, answer programs, or lead elsewhere; and those of operators, at which tests/e2e/operator.test.ts looks. */
const withoutScreen =
  /(public\/(language|logout|terms-acceptance|without-scripts)|products\/(favourites|pins|fitting-sets\/begin)|promotions\/seen|settings\/index|lookup|search\/live|lens-facts|facts|patient-revenue\/findings|kept-form|images\/product-image|settings\/report-table|(layouts|operator)\/operator|operator\/[a-z-]+|approvals\/approval|history\/(return-photo|recall-file|selected-(pdf|file))|checkout\/receipt-pdf|history\/order-pdf|api\/(description|calls))\.tsx$/;

test("every screen of the sitemap is checked", () => {
  const seen = [...publicScreens, ...signedInScreens].flatMap(({ path }) => routeFilesAt(typeof path === "string" ? path : path(anyFacts)));
  expect(routeFiles.filter((file) => !seen.includes(file) && !withoutScreen.test(file))).toEqual([]);
});
