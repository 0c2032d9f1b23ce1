import { beforeAll, expect, test } from "vitest";
import { countStatements, resetDatabase } from "~tests/helpers/database";
import { givenCatalogue } from "~tests/helpers/given";
import { visitorOf } from "~tests/helpers/visitor";
import { type Belongings, givenBelongings } from "~tests/services/belongings";
import { givenShopper, type Shopper } from "~tests/services/cart/given-cart";
import { givenShipped } from "~tests/services/deliveries/given-deliveries";

let shopper: Shopper;
let facts: Belongings;

/** A person of a practice that has one of everything, and boxes on the way to it. */
async function givenPerson(subDomain: string, lastName: string) {
  const person = await givenShopper({ role: "practiceAdmin", subDomain, email: `admin@${subDomain}.example` });
  await givenShipped({ shopper: person });
  return { person, facts: await givenBelongings(person, lastName) };
}

const open = async (person: Shopper, path: string) => (await visitorOf(person)).get(path);

/** Somebody has opened every page in another practice: the process knows the catalogue, and what it reads (D176). */
beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  const other = await givenPerson("carmel", "Cohen");
  for (const [, path] of pages) await open(other.person, typeof path === "string" ? path : path(other.facts));
  ({ person: shopper, facts } = await givenPerson("einayim", "Mizrahi"));
});

/**
 * The statements and transactions that a page makes when it is opened for the first time in a practice; those that open a transaction and
 * take on its role do not count. Lower a number when a page needs fewer.
 */
const pages: [name: string, path: string | ((facts: Belongings) => string), statements: number, transactions: number][] = [
  ["about", "/about", 1, 1],
  ["search", "/search", 4, 1],
  ["catalogue", "/products", 3, 1],
  ["details of a series", "/products/details/il-myday", 4, 2],
  ["editing favourites", "/products/favourites/edit", 6, 2],
  ["stock grid", "/products/stock-revenue?series=il-myday", 4, 1],
  ["usual order", "/products/usual-order", 3, 1],
  ["counting the shelf", "/products/shelf-count", 4, 1],
  ["fitting sets", "/products/fitting-sets", 3, 1],
  ["a fitting set", "/products/fitting-sets/il-myday-trial", 3, 1],
  ["wanted packs", "/products/fitting-sets/il-myday-trial/wanted", 3, 1],
  ["refill", "/products/fitting-sets/refill", 2, 1],
  ["patient order, empty", "/products/patient-revenue", 4, 1],
  ["patient order", ({ patient }) => `/products/patient-revenue?patient=${patient}`, 6, 2],
  [
    "calculators of an eye",
    "/products/patient-revenue/calculate?eye=right&lens=il-myday-toric&kind=vertex&sphere=-9&cylinder=-2&axis=174&vertex=12",
    4,
    1,
  ],
  ["patient trial", ({ patient }) => `/products/patient-trial?patient=${patient}`, 6, 2],
  ["trials for the practice", "/products/patient-trial/office", 3, 1],
  ["solutions", "/products/solutions", 3, 1],
  ["templates", "/products/templates", 2, 1],
  ["a template", ({ template }) => `/products/templates/${template}`, 3, 1],
  ["several orders", ({ order }) => `/history/selected?order=${order}`, 5, 2],
  ["promotions", "/promotions", 4, 1],
  ["cart", "/cart", 5, 1],
  ["checkout", "/checkout", 5, 1],
  ["history", "/history", 5, 2],
  ["receipt", ({ orderedCart }) => `/order-confirmation?cart=${orderedCart}`, 4, 2],
  ["order", ({ orderedCart }) => `/history/history-detail?cart=${orderedCart}`, 5, 2],
  ["returns", "/history/returns", 3, 1],
  ["counting a delivery", "/history/deliveries", 6, 2],
  ["recall", "/history/recall?lots=A1", 6, 2],
  ["received delivery", ({ delivery }) => `/history/deliveries/${delivery}`, 6, 2],
  ["patients", "/patients", 5, 2],
  ["patient", ({ patient }) => `/patients/${patient}`, 5, 2],
  ["editing a patient", ({ patient }) => `/patients/${patient}/edit`, 4, 2],
  ["profile", "/settings/profile", 2, 1],
  ["drafts", "/waiting/drafts", 2, 1],
  ["day at a glance", "/today", 6, 2],
  ["sign-in and security", "/settings/security", 3, 1],
  ["second factor for all", "/settings/second-factor", 3, 1],
  ["practice information", "/settings/practice-information", 5, 2],
  ["practice catalogue", "/settings/product-catalog", 5, 2],
  ["people", "/settings/user-management", 5, 2],
  ["adding a person", "/settings/user-add", 2, 1],
  ["reports", "/settings/reports", 5, 2],
  ["audit trail", "/settings/audit", 4, 1],
];

test.each(pages)("%s: makes no more statements and transactions than this", async (_, path, statementsMax, transactionsMax) => {
  let status = 0;
  const { statements, transactions } = await countStatements(async () => {
    ({ status } = await open(shopper, typeof path === "string" ? path : path(facts)));
  });
  expect(status).toBe(200);
  expect(statements).toBeLessThanOrEqual(statementsMax);
  expect(transactions).toBeLessThanOrEqual(transactionsMax);
});
