import { describe, expect, test } from "vitest";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { findCartProblems } from "~/forms/cart/cart-problems";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { givenCart, givenLine, givenPreorder } from "../../helpers/given-populated";

const trial = (lines: CartPreorder["lines"], more: Partial<CartPreorder> = {}) =>
  givenPreorder({
    id: "trial",
    kind: "officeTrial",
    lines,
    merchandise: { ...givenPreorder({}).merchandise, purchaseType: "Trial" },
    ...more,
  });
const finding = (more: Partial<PopulatedCart["invalidItems"][number]>) => ({
  seriesId: "series",
  power: null,
  quantity: 3,
  maxQuantity: 2,
  reason: "exceedsRevenueTimesMultiplier",
  preorderIds: ["trial"],
  ...more,
});

test("a cart without findings has no problems", () => {
  expect(findCartProblems(givenCart({ preordersStock: [givenPreorder({ lines: [givenLine({})] })] }))).toEqual([]);
});

describe("trials over an allowance", () => {
  test("are resolved by keeping the first ones up to it and removing the rest", () => {
    const lines = [givenLine({ id: "a", quantity: 1 }), givenLine({ id: "b", quantity: 2 }), givenLine({ id: "c", quantity: 1 })];
    const [problem] = findCartProblems(givenCart({ preordersOffice: [trial(lines)], invalidItems: [finding({ quantity: 4 })] }));
    expect(problem).toMatchObject({
      kind: "trial",
      quantity: 4,
      max: 2,
      changes: [
        { preorderId: "trial", lineId: "b", quantity: 1 },
        { preorderId: "trial", lineId: "c", quantity: 0 },
      ],
    });
  });

  test("of one power concern the lines of that power only; powers arrive in hundredths", () => {
    const lines = [givenLine({ id: "a", quantity: 3, values: { power: -3.25 } }), givenLine({ id: "b", values: { power: -2 } })];
    const invalidItems = [finding({ power: -325, reason: "exceedsPowerAllowance" })];
    const [problem] = findCartProblems(givenCart({ preordersOffice: [trial(lines)], invalidItems }));
    expect(problem).toMatchObject({ power: -3.25, lineIds: ["a"], changes: [{ lineId: "a", quantity: 2 }] });
  });

  test("of powers that share the allowance are one problem", () => {
    const lines = [-1, -2, -3].map((power) => givenLine({ id: `line${power}`, quantity: 1, values: { power } }));
    const invalidItems = [-100, -200, -300].map((power) => finding({ power, quantity: 1, reason: "exceedsPowerAllowance" }));
    const problems = findCartProblems(givenCart({ preordersOffice: [trial(lines)], invalidItems }));
    expect(problems).toMatchObject([{ reason: "exceedsOtherPowers", quantity: 3, max: 2, changes: [{ lineId: "line-3", quantity: 0 }] }]);
  });

  test("of a patient name the patient", () => {
    const preorder = trial([givenLine({ id: "a", quantity: 3 })], { patientId: "p", patientFirst: "Dana", patientLast: "Levi" });
    const invalidPatientItems = [{ patientId: "p", quantity: 3, maxQuantity: 2, reason: "exceedsPatientTrials", preorderIds: ["trial"] }];
    const [problem] = findCartProblems(givenCart({ preordersPatient: [preorder], invalidPatientItems }));
    expect(problem).toMatchObject({ patient: { firstName: "Dana", lastName: "Levi" }, changes: [{ lineId: "a", quantity: 2 }] });
  });
});

describe("a line that cannot be ordered", () => {
  const stock = givenLine({}).stock;
  test.each([
    ["is sold out", { stock: { ...stock, status: "soldOut" as const } }, "soldOut"],
    ["has fewer left than wanted", { stock: { ...stock, status: "limited" as const, left: 1 } }, "limited"],
    ["has an unknown shelf", { stock: { ...stock, status: "callCustomerService" as const } }, "callCustomerService"],
    ["is off the list", {}, "unavailable"],
  ])("that %s says so", (_, line, cause) => {
    const preordersStock = [givenPreorder({ lines: [givenLine({ id: "x", orderable: false, ...line })] })];
    expect(findCartProblems(givenCart({ preordersStock }))).toMatchObject([{ kind: "line", cause, lineIds: ["x"] }]);
  });

  test("in an order that cannot be shipped is reported with that order, once, and separately when it is sold out as well", () => {
    const lines = [
      givenLine({ id: "x", orderable: false }),
      givenLine({ id: "y", orderable: false, stock: { ...stock, status: "soldOut" } }),
    ];
    const preorder = givenPreorder({ kind: "patient", patientId: "p", shippingRefusal: "addressRequired", lines });
    expect(findCartProblems(givenCart({ preordersPatient: [preorder] }))).toMatchObject([
      { kind: "shipping", reason: "addressRequired", lineIds: ["x", "y"] },
      { kind: "line", cause: "soldOut", lineIds: ["y"] },
    ]);
  });

  test("is no problem while it is marked for deletion", () => {
    const preordersStock = [givenPreorder({ status: "markedForDeletion", lines: [givenLine({ orderable: false })] })];
    expect(findCartProblems(givenCart({ preordersStock }))).toEqual([]);
  });
});
