import { beforeAll, expect, test } from "vitest";
import { countStatements, resetDatabase } from "~tests/helpers/database";
import { givenCatalogue } from "~tests/helpers/given";
import { type Visitor, visitorOf } from "~tests/helpers/visitor";
import { type Belongings, givenBelongings } from "~tests/services/belongings";
import { givenShopper } from "~tests/services/cart/given-cart";

let visitor: Visitor;
let facts: Belongings;

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  const shopper = await givenShopper({ role: "practiceAdmin" });
  facts = await givenBelongings(shopper, "Levi");
  visitor = await visitorOf(shopper);
  await visitor.get("/products"); // The process has read the catalogue once.
});

/**
 * The statements and transactions that a page makes; those that open a transaction and take on its role do not count. Lower a number when
 * a page needs fewer.
 */
const pages: [name: string, path: string | ((facts: Belongings) => string), statements: number, transactions: number][] = [
  ["about", "/about", 1, 1],
  ["search", "/search", 6, 1],
  ["catalogue", "/products", 7, 1],
  ["details of a series", "/products/details/il-myday", 9, 2],
  ["editing favourites", "/products/favourites/edit", 11, 2],
  ["stock grid", "/products/stock-revenue?series=il-myday", 9, 2],
  ["usual order", "/products/usual-order", 9, 1],
  ["counting the shelf", "/products/shelf-count", 11, 1],
  ["fitting sets", "/products/fitting-sets", 9, 1],
  ["a fitting set", "/products/fitting-sets/il-myday-trial", 11, 1],
  ["wanted packs", "/products/fitting-sets/il-myday-trial/wanted", 11, 1],
  ["refill", "/products/fitting-sets/refill", 10, 1],
  ["patient order, empty", "/products/patient-revenue", 8, 1],
  ["patient order", ({ patient }) => `/products/patient-revenue?patient=${patient}`, 17, 4],
  [
    "calculators of an eye",
    "/products/patient-revenue/calculate?eye=right&lens=il-myday-toric&kind=vertex&sphere=-9&cylinder=-2&axis=174&vertex=12",
    11,
    3,
  ],
  ["patient trial", ({ patient }) => `/products/patient-trial?patient=${patient}`, 17, 4],
  ["trials for the practice", "/products/patient-trial/office", 8, 1],
  ["solutions", "/products/solutions", 8, 2],
  ["templates", "/products/templates", 8, 2],
  ["a template", ({ template }) => `/products/templates/${template}`, 8, 1],
  ["several orders", ({ order }) => `/history/selected?order=${order}`, 14, 2],
  ["promotions", "/promotions", 8, 2],
  ["cart", "/cart", 12, 1],
  ["checkout", "/checkout", 12, 1],
  ["history", "/history", 8, 3],
  ["receipt", ({ orderedCart }) => `/order-confirmation?cart=${orderedCart}`, 14, 3],
  ["order", ({ orderedCart }) => `/history/history-detail?cart=${orderedCart}`, 13, 2],
  ["returns", "/history/returns", 5, 3],
  ["counting a delivery", "/history/deliveries", 12, 4],
  ["recall", "/history/recall?lots=A1", 10, 3],
  ["received delivery", ({ delivery }) => `/history/deliveries/${delivery}`, 9, 2],
  ["patients", "/patients", 6, 2],
  ["patient", ({ patient }) => `/patients/${patient}`, 12, 4],
  ["editing a patient", ({ patient }) => `/patients/${patient}/edit`, 5, 2],
  ["profile", "/settings/profile", 5, 3],
  ["drafts", "/waiting/drafts", 6, 1],
  ["day at a glance", "/today", 25, 2],
  ["sign-in and security", "/settings/security", 8, 2],
  ["second factor for all", "/settings/second-factor", 7, 1],
  ["practice information", "/settings/practice-information", 9, 3],
  ["practice catalogue", "/settings/product-catalog", 9, 4],
  ["people", "/settings/user-management", 9, 3],
  ["adding a person", "/settings/user-add", 4, 2],
  ["reports", "/settings/reports", 12, 3],
  ["audit trail", "/settings/audit", 11, 4],
];

test.each(pages)("%s: makes no more statements and transactions than this", async (_, path, statementsMax, transactionsMax) => {
  let status = 0;
  const open = async () => {
    status = (await visitor.get(typeof path === "string" ? path : path(facts))).status;
  };
  const { statements, transactions } = await countStatements(open);
  expect(status).toBe(200);
  expect(statements).toBeLessThanOrEqual(statementsMax);
  expect(transactions).toBeLessThanOrEqual(transactionsMax);
});
