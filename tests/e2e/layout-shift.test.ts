import { expect, test } from "vitest";
import { openPage } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { findLayoutShifts, forgetFiles } from "~tests/helpers/find-layout-shifts";
import { fillCart, givenPortalFacts, type PortalFacts, submitOrder } from "~tests/helpers/given-portal-facts";
import { signIn } from "~tests/helpers/sign-in";

type Way = { host: "localhost" | "il.localhost"; viewport: { width: number; height: number } };

const desk: Way = { host: "localhost", viewport: { width: 1366, height: 768 } };
const phone: Way = { host: "il.localhost", viewport: { width: 390, height: 844 } };

/** The sum of shifts that a page may have; from 0.1 on a page counts as restless. */
const mostAllowed = 0.02;

/** A list, a table, a form and a long page. */
const chosen = [
  "/products",
  "/products/stock-revenue?series=il-biofinity-toric",
  "/products/patient-revenue?patient=:patient",
  "/history?when=everything&at=all",
];

const all = [
  ...chosen,
  "/products/patient-trial",
  "/cart",
  "/products?view=list",
  "/products?q=zzzzzz",
  "/products/details/il-biofinity-toric",
  "/products/stock-revenue",
  "/products/stock-revenue?series=il-myday",
  "/products/stock-revenue?series=il-biofinity-multifocal",
  "/products/patient-revenue",
  "/products/patient-revenue/select?patient=:patient&eye=right",
  "/products/patient-trial?patient=:patient",
  "/products/patient-trial/explain",
  "/products/patient-trial/no-match?series=il-misight-1-day-trial",
  "/products/patient-trial/office",
  "/products/patient-trial/office/add?series=il-myday-trial",
  "/products/solutions",
  "/cart/delete?preorder=:patientOrder",
  "/history/history-detail?cart=:cart",
  "/history/returns",
  "/order-confirmation?cart=:cart",
  "/patients",
  "/patients/new",
  "/patients/:patientAtHome",
  "/patients/:patientAtHome/edit",
  "/patients/:patientAtHome/addresses/new",
  "/waiting",
  "/waiting/drafts",
  "/search",
  "/today",
  "/promotions",
  "/settings/practice-information",
  "/settings/product-catalog",
  "/settings/user-management",
  "/settings/user-add",
  "/settings/reports",
  "/settings/security",
  "/settings/audit",
  "/settings/profile",
];

async function expectStillPages({ host, viewport }: Way, paths: readonly string[]): Promise<void> {
  const known = await openPage();
  await signIn(known, { practice: "carmel", person: "admin" });
  const facts = await givenPortalFacts(known, 0);
  await fillCart(known, facts);
  await submitOrder(known, facts);
  const { cart } = facts;
  await fillCart(known, facts);
  const page = await openPage({ viewport });
  await forgetFiles(page);
  await signIn(page, { practice: "carmel", person: "admin", host });
  const restless: string[] = [];
  for (const path of paths) {
    const address = path.replace(/:(\w+)/g, (_, name: keyof PortalFacts) => (name === "cart" ? cart : facts[name]));
    await page.goto(new URL(address, page.url()).href);
    const { sum, moved } = await findLayoutShifts(page);
    if (process.env.SHOW) console.log(path, sum.toFixed(3), moved);
    if (sum > mostAllowed) restless.push(`${path}: ${sum.toFixed(3)} (${moved.join("; ")})`);
  }
  expect(restless).toEqual([]);
}

test("the main pages do not shift while they load", { timeout: 120_000 }, () => expectStillPages(desk, chosen));

testInFull("so does every page at a desk", () => expectStillPages(desk, all), 240_000);

testInFull("and on a phone in Hebrew", () => expectStillPages(phone, all), 240_000);
