import { expect, test } from "vitest";
import { groupOfPage, orderGroups } from "~/components/cart-summary/order-groups";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { givenCart, givenLine, givenPreorder } from "../../helpers/given-populated";

const texts = { t: translateFor("en"), format: formatFor("en", marketOf(editionOf("IL"))) };
const money = (amount: number) => ({ amount, currency: "ILS" as const });
const promotion = {
  id: "autumn",
  names: { en: "Autumn MyDay" },
  seriesIds: ["series"],
  minimumBoxes: 8,
  discountBasisPoints: 500,
  discountAmount: null,
};
const now = { quantity: 4, day: "2026-11-25", isLater: false, toPatient: false };
const later = { quantity: 2, day: "2026-12-10", isLater: true, toPatient: false };
const stock = givenPreorder({
  lines: [
    givenLine({ id: "a", quantity: 4, net: money(70_000), arrivals: [now], promotion }),
    givenLine({ id: "b", quantity: 3, net: money(50_000), arrivals: [{ ...now, quantity: 1 }, later], promotion }),
    givenLine({ id: "c", packSize: 90 }),
  ],
});
const patient = givenPreorder({
  id: "of-patient",
  kind: "patient",
  patientId: "p",
  patientFirst: "Tamar",
  patientLast: "Oren",
  lines: [givenLine({ id: "d", eye: "right" }), givenLine({ id: "e", eye: "left" })],
});
const cart = givenCart({ preordersStock: [stock], preordersPatient: [patient] });

test("the powers of a product in one pack are one line with its boxes, amount, days and promotion", () => {
  const [, group] = orderGroups(cart, null, texts);
  expect(group?.lines).toMatchObject([
    {
      ...{ name: "MyDay 30", quantity: 7, detail: "2 powers, 7 boxes", amount: "₪1,200.00" },
      ...{ arrivals: "5 now, Wed 2026/11/25; 2 about Thu 2026/12/10", promotion: "\u2068Autumn MyDay\u2069, 5% off" },
      powers: [{ id: "a" }, { id: "b" }],
    },
    { name: "MyDay 90", quantity: 1, values: { power: -3.25 }, arrivals: undefined, promotion: undefined },
  ]);
});

test("the lenses of a patient stay eye by eye, under the patient's name", () => {
  const [group] = orderGroups(cart, null, texts);
  expect(group).toMatchObject({ title: "Patient", aside: "Tamar Oren", lines: [{ eye: "right" }, { eye: "left" }] });
});

test.each([
  ["/products/stock-revenue", "?series=a", "stock"],
  ["/products/solutions", "", "solutions"],
  ["/products/patient-trial/office", "", "office"],
  ["/products/patient-revenue", "?patient=p", "patient-p"],
  ["/products", "", null],
])("on %s%s the cart panel begins with %s", (pathname, search, first) => {
  expect(groupOfPage({ pathname, search })).toBe(first);
  expect(orderGroups(cart, first, texts)[0]?.id).toBe(first === "stock" ? "stock" : "patient-p");
});
