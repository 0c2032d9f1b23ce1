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
  ["search", "/search", 2, 1],
  ["catalogue", "/products", 6, 1],
  ["details of a series", "/products/details/il-myday", 7, 1],
  ["editing favourites", "/products/favourites/edit", 10, 2],
  ["stock grid", "/products/stock-revenue?series=il-myday", 7, 1],
  ["usual order", "/products/usual-order", 7, 1],
  ["patient order, empty", "/products/patient-revenue", 7, 1],
  ["patient order", ({ patient }) => `/products/patient-revenue?patient=${patient}`, 15, 3],
  [
    "calculators of an eye",
    "/products/patient-revenue/calculate?eye=right&lens=il-myday-toric&kind=vertex&sphere=-9&cylinder=-2&axis=174&vertex=12",
    10,
    3,
  ],
  ["patient trial", ({ patient }) => `/products/patient-trial?patient=${patient}`, 15, 3],
  ["trials for the practice", "/products/patient-trial/office", 7, 1],
  ["solutions", "/products/solutions", 6, 1],
  ["promotions", "/promotions", 6, 1],
  ["cart", "/cart", 4, 1],
  ["checkout", "/checkout", 4, 1],
  ["history", "/history", 6, 2],
  ["receipt", ({ orderedCart }) => `/order-confirmation?cart=${orderedCart}`, 13, 3],
  ["order", ({ orderedCart }) => `/history/history-detail?cart=${orderedCart}`, 11, 2],
  ["returns", "/history/returns", 3, 2],
  ["counting a delivery", "/history/deliveries", 10, 3],
  ["recall", "/history/recall?lots=A1", 6, 2],
  ["received delivery", ({ delivery }) => `/history/deliveries/${delivery}`, 9, 2],
  ["patients", "/patients", 5, 2],
  ["patient", ({ patient }) => `/patients/${patient}`, 9, 3],
  ["editing a patient", ({ patient }) => `/patients/${patient}/edit`, 4, 2],
  ["profile", "/settings/profile", 3, 2],
  ["drafts", "/waiting/drafts", 5, 1],
  ["day at a glance", "/today", 21, 2],
  ["sign-in and security", "/settings/security", 5, 1],
  ["second factor for all", "/settings/second-factor", 5, 1],
  ["practice information", "/settings/practice-information", 6, 2],
  ["practice catalogue", "/settings/product-catalog", 7, 3],
  ["people", "/settings/user-management", 6, 2],
  ["adding a person", "/settings/user-add", 2, 1],
  ["reports", "/settings/reports", 8, 2],
  ["audit trail", "/settings/audit", 10, 3],
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
