import fc from "fast-check";
import { expect, test } from "vitest";
import { canMove, isUnderWay, type OrderStatus, orderStatuses, orderStatusOf, transitions } from "~/domain/order/status";
import { findStatusDetail, progressOf } from "~/domain/order/status-label";

/** D26, written out: from each state, where it may go. */
const allowed: Record<OrderStatus, OrderStatus[]> = {
  OrderInitialized: ["OrderReceived", "OrderProcessingError", "Cancelled"],
  OrderReceived: ["BeingPackaged", "Backordered", "OverseasOrder", "OrderProcessingError", "Cancelled"],
  OrderProcessingError: ["Cancelled"],
  OverseasOrder: ["BeingPackaged", "Backordered"],
  Backordered: ["BeingPackaged", "Cancelled"],
  BeingPackaged: ["ReadyToShip", "Backordered"],
  ReadyToShip: ["Shipped"],
  Shipped: ["Delivered"],
  Delivered: [],
  Cancelled: [],
};

const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

test.each(pairs)("%s to %s is a step exactly when D26 says so", (from, to) => {
  expect(canMove(from, to)).toBe(allowed[from].includes(to));
});

test.each<[OrderStatus, OrderStatus | null, boolean]>([
  ["OrderInitialized", "OrderInitialized", true],
  ["OrderReceived", "OrderReceived", true],
  ["OrderInitialized", "OrderReceived", false],
  ["OrderReceived", "OrderInitialized", false],
  ["OrderReceived", null, false],
])("an error is resolved to %s when it came from %s: %s", (to, before, isAllowed) => {
  expect(canMove("OrderProcessingError", to, before)).toBe(isAllowed);
});

test("an error can always be cancelled", () => {
  expect(canMove("OrderProcessingError", "Cancelled", "OrderReceived")).toBe(true);
});

test("the practice can take one step only: cancelling before the distributor has received the order", () => {
  expect(transitions.filter(({ by }) => by.includes("practice"))).toEqual([
    { from: "OrderInitialized", to: "Cancelled", by: ["practice", "distributor"], onlyBack: false },
  ]);
});

test("the distributor can take every step", () => {
  expect(transitions.filter(({ by }) => !by.includes("distributor"))).toEqual([]);
});

test("an order is under way until it is delivered or cancelled", () => {
  expect(orderStatuses.filter((status) => !isUnderWay(status))).toEqual(["Delivered", "Cancelled"]);
});

test("the table names each step once", () => {
  expect(transitions).toHaveLength(19);
  expect(new Set(transitions.map(({ from, to }) => `${from} ${to}`)).size).toBe(19);
});

test.each<[OrderStatus[], OrderStatus]>([
  [["Shipped"], "Shipped"],
  [["Shipped", "OrderReceived"], "OrderReceived"],
  [["Delivered", "Shipped", "Backordered"], "Backordered"],
  [["BeingPackaged", "OverseasOrder"], "OverseasOrder"],
  [["OverseasOrder", "Backordered"], "Backordered"],
  [["OrderInitialized", "OrderProcessingError"], "OrderProcessingError"],
  [["Cancelled", "Delivered"], "Delivered"],
  [["Cancelled", "OrderInitialized"], "OrderInitialized"],
  [["Cancelled", "Cancelled"], "Cancelled"],
  [[], "OrderInitialized"],
])("an order of %j shows %s", (statuses, shown) => {
  expect(orderStatusOf(statuses.map((status) => ({ status })))).toBe(shown);
});

test("an order never shows a status that none of its transactions has, whatever their order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderStatuses), { minLength: 1 }), (statuses) => {
      const shown = orderStatusOf(statuses.map((status) => ({ status })));
      expect(statuses).toContain(shown);
      expect(orderStatusOf(statuses.toReversed().map((status) => ({ status })))).toBe(shown);
    }),
  );
});

test.each<[OrderStatus, string | null, string | null]>([
  ["OrderInitialized", null, null],
  ["OrderInitialized", "Packed", null],
  ["OrderReceived", null, null],
  ["OrderReceived", "Order processing", "orderProcessing"],
  ["OrderReceived", "In Process", "inProcess"],
  ["OrderReceived", " in order ", "inOrder"],
  ["OrderReceived", "Packed", null],
  ["ReadyToShip", "Packed", "packed"],
  ["ReadyToShip", "In Process", null],
  ["Shipped", "constructor", null],
])("%s with the distributor's words %j is shown in more detail as %s", (status, words, detail) => {
  expect(findStatusDetail(status, words)).toBe(detail);
});

test("progress rises from 0 when placed to 5 when delivered, and no step but a backorder lowers it", () => {
  expect(
    ["OrderInitialized", "OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"].map((s) => progressOf(s as OrderStatus)),
  ).toEqual([0, 1, 2, 3, 4, 5]);
  const steps = transitions.filter(({ to }) => !["Cancelled", "OrderProcessingError", "Backordered"].includes(to));
  expect(steps.every(({ from, to }) => progressOf(from) <= progressOf(to))).toBe(true);
});
