import { expect, test } from "vitest";
import { canChange, changeableUntil } from "~/domain/order/change-window";
import type { OrderStatus } from "~/domain/order/status";

const placedAt = new Date("2026-11-24T12:05:00Z");
const at = (time: string) => new Date(`2026-11-24T${time}Z`);

test.each([
  ["no cut-off", null, "12:35:00"],
  ["a cut-off an hour later", at("13:05:00"), "12:35:00"],
  ["a cut-off 25 minutes later", at("12:30:00"), "12:30:00"],
  ["a cut-off at the end of the 30 minutes", at("12:35:00"), "12:35:00"],
])("with %s an order can be changed until the earlier of the two limits", (_, cutOffAt, until) => {
  expect(changeableUntil(placedAt, cutOffAt)).toEqual(at(until));
});

const initialized: OrderStatus[] = ["OrderInitialized", "OrderInitialized"];

test.each<[string, OrderStatus[], string, boolean]>([
  ["just placed", initialized, "12:05:00", true],
  ["a second before the end", initialized, "12:34:59", true],
  ["at the end", initialized, "12:35:00", false],
  ["after the end", initialized, "12:36:00", false],
  ["one part received early", ["OrderInitialized", "OrderReceived"], "12:10:00", false],
  ["cancelled already", ["Cancelled"], "12:10:00", false],
  ["with an error", ["OrderProcessingError"], "12:10:00", false],
])("an order %s (%j at %s) may be changed and cancelled: %s", (_, statuses, now, isOpen) => {
  const order = { placedAt, cutOffAt: null, statuses };
  const verdict = isOpen ? { permitted: true } : { permitted: false, code: "changeWindowClosed", values: { until: at("12:35:00") } };
  expect(canChange(order, at(now))).toEqual(verdict);
});

test("an order that is being handed over may not be changed, even by a request from before the end of its window", () => {
  const order = { placedAt, cutOffAt: null, statuses: initialized };
  const closed = { permitted: false, code: "changeWindowClosed", values: { until: at("12:35:00") } };
  expect(canChange({ ...order, isBeingHandedOver: true }, at("12:34:59"))).toEqual(closed);
  expect(canChange({ ...order, isBeingHandedOver: false }, at("12:34:59"))).toEqual({ permitted: true });
});
