import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { openPage, portalAddress } from "~tests/helpers/browser";
import { isFull } from "~tests/helpers/figures";
import { findDialogFindings, findLeavingFindings } from "~tests/helpers/find-covered";
import type { Float } from "~tests/helpers/float-acts";
import { anyFacts, givenPortalFacts, type PortalFacts, startCheckout } from "~tests/helpers/given-portal-facts";
import { portalFloats } from "~tests/helpers/portal-floats";
import { type Screen, signedInScreens } from "~tests/helpers/portal-screens";
import { publicFloats } from "~tests/helpers/public-floats";
import { publicScreens } from "~tests/helpers/public-screens";
import { routeFiles, routeFilesAt } from "~tests/helpers/route-files";
import { demoPassword, signIn, signInByForm } from "~tests/helpers/sign-in";

/** In CSS pixels. At 200 % a window has half of its pixels. */
type Size = { width: number; height: number; scale?: number; touch?: boolean };

const oldPc: Size = { width: 1366, height: 768 };
const sizes: readonly Size[] = [
  { width: 1440, height: 900 },
  oldPc,
  { width: 1024, height: 768 },
  { width: 768, height: 1024, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 390, height: 600, touch: true },
  { width: 720, height: 450, scale: 2 },
  { width: 683, height: 384, scale: 2 },
];

/** `place` is the location whose cart no other test fills; the invited person of the check is no other test's, and has accepted no terms. */
const hebrew = { language: "he", host: "il.localhost", place: 2, invited: "carmel" } as const;
const english = { language: "en", host: "localhost", place: 1, invited: "einayim" } as const;
type Way = typeof hebrew | typeof english;

/** In the check the terms of the first sign-in stand for all of them. */
const walks = isFull ? sizes.flatMap((size) => [hebrew, english].map((way) => ({ ...size, ...way }))) : [];

const open = ({ width, height, scale = 1, touch = false }: Size) =>
  openPage({
    ...{ viewport: { width, height }, more: { deviceScaleFactor: scale, hasTouch: touch } },
    // Cut by the test, and a dialog that it lets fail.
    ...{ losesLine: true, failure: 500 },
  });

test.each(walks)("every dialog and tooltip fits the window at $width x $height in $language", { timeout: 600_000 }, async (walk) => {
  const { host, place } = walk;
  const page = await open(walk);
  await page.goto(portalAddress("/", host));
  const findings = [...(await lookAtFloats(page, publicFloats, noFacts, walk)), ...(await lookAtDialogs(page, publicScreens, noFacts))];
  await signIn(page, { practice: "einayim", person: "admin", host });
  const facts = await givenPortalFacts(page, place);
  const underReview = signedInScreens.findIndex(({ given }) => given === startCheckout);
  findings.push(...(await lookAtDialogs(page, signedInScreens.slice(0, underReview), facts)));
  findings.push(...(await lookAtFloats(page, portalFloats, facts, walk)));
  findings.push(...(await lookAtDialogs(page, signedInScreens.slice(underReview), facts)));
  expect(findings).toEqual([]);
});

const noFacts = {} as PortalFacts;

/** Makes what the screens show, and looks at those that are dialogs. */
async function lookAtDialogs(page: Page, screens: readonly Screen[], facts: PortalFacts): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, path, given, act } of screens) {
    await given?.(page, facts);
    const address = typeof path === "string" ? path : path(facts);
    if (!routeFilesAt(address).some((file) => dialogRoutes.includes(file))) continue;
    await page.goto(new URL(address, page.url()).href);
    await act?.(page);
    findings.push(...(await named(name, async () => [...(await findDialogFindings(page)), ...(await findLeavingFindings(page))])));
  }
  return findings;
}

async function lookAtFloats(page: Page, floats: readonly Float[], facts: PortalFacts, { width }: Size): Promise<string[]> {
  const findings: string[] = [];
  for (const { name, path, bring, look, from = 0, until = Number.POSITIVE_INFINITY } of floats) {
    if (width < from || width > until) continue;
    // One that did not come up may have left the page without its connection.
    await page.context().setOffline(false);
    await page.goto(new URL(path(facts), page.url()).href);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    findings.push(
      ...(await named(name, async () => {
        await bring(page);
        // What moved for it is followed with the next picture.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return look(page);
      })),
    );
  }
  return findings;
}

/** The findings with the name of what they are about; that it did not come up is one of them. */
async function named(name: string, look: () => Promise<string[]>): Promise<string[]> {
  const found = await look().catch((problem: Error) => [problem.message.split("\n").slice(0, 3).join(" ")]);
  return found.map((finding) => `${name}: ${finding}`);
}

// By themselves, because an invitation works once: one window takes every size.
test.each(isFull ? [hebrew, english] : [hebrew])(
  "so do the terms that are accepted at the first sign-in, in $language",
  { timeout: 120_000 },
  async (way) => {
    const page = await open(oldPc);
    await acceptInvitation(page, way);
    const findings: string[] = [];
    for (const step of ["terms", "cookies"]) {
      for (const size of isFull ? sizes : [oldPc]) {
        await page.setViewportSize(size);
        findings.push(...(await named(`${step} at ${size.width}`, () => findDialogFindings(page))));
      }
      findings.push(...(await findLeavingFindings(page)));
      await page.locator("dialog [data-actions] button").last().click();
      await page.waitForURL(step === "terms" ? /terms=accepted/ : /\/products/);
    }
    expect(findings).toEqual([]);
  },
);

async function acceptInvitation(page: Page, { invited, host }: Way): Promise<void> {
  const email = `pending@${invited}.example`;
  await page.goto(portalAddress(`/register?key=${inject("invitationKeys")[email]}`, `${invited}.${host}`));
  await page.locator("input[name=password]").fill(demoPassword);
  await page.locator("input[name=passwordConfirmation]").fill(demoPassword);
  await page.locator("input[name=affirmsAge]").check();
  await page.locator("input[name=password]").press("Enter");
  await page.locator("#email").waitFor();
  await signInByForm(page, email);
  await page.waitForURL("**/terms-acceptance");
}

test("every dialog and tooltip is covered", () => {
  const opened = [...publicScreens, ...signedInScreens].flatMap(({ path }) =>
    routeFilesAt(typeof path === "string" ? path : path(anyFacts)),
  );
  expect(dialogRoutes.filter((file) => !opened.includes(file))).toEqual([
    "routes/public/terms-acceptance.tsx",
    // An operator's, made of the parts that the question before a removal and the form of a return are made of.
    "routes/operator/take-out.tsx",
    "routes/operator/answer-request.tsx",
    "routes/operator/import-undo.tsx",
  ]);
  const looked = [...publicFloats, ...portalFloats].map(({ drawnBy }) => `components/${drawnBy}`);
  const shownByRoutes = dialogRoutes.flatMap((file) => importsOf(file));
  const floating = tsxFiles("components").filter((file) => /<Modal$|<Modal |popover=|["\s`]float["\s`]/m.test(source(file)));
  // A new version is told by a service worker, which these pages have not; its note stands where that of a lost connection does.
  const left = floating.filter((file) => !looked.includes(file) && !shownByRoutes.includes(file));
  // The question before signing out needs something that waits; it is made of the parts of the one before leaving a page.
  expect(left).toEqual(["components/connection/new-version.tsx", "components/waiting/leaving-question.tsx"]);
});

const source = (file: string) => readFileSync(`app/${file}`, "utf8");

/** The routes that are dialogs over another page. */
const dialogRoutes = routeFiles.filter((file) => /\bmodal: true\b/.test(source(file)));

const tsxFiles = (folder: string) =>
  readdirSync(`app/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => `${folder}/${name}`);

/** The components that a file imports, and those that these do. */
function importsOf(file: string, seen: string[] = []): string[] {
  for (const [, root, path] of source(file).matchAll(/from "(~|\.)\/([\w/-]+)"/g)) {
    const imported = `${root === "~" ? "" : file.slice(0, file.lastIndexOf("/") + 1)}${path}.tsx`;
    if (seen.includes(imported) || !existsSync(`app/${imported}`)) continue;
    seen.push(imported);
    importsOf(imported, seen);
  }
  return seen;
}
