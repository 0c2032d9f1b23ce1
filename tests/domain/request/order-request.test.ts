import { describe, expect, test } from "vitest";
import type { OrderStatus } from "~/domain/order/status";
import {
  answerStates,
  answersTo,
  canAnswer,
  canAskToCancel,
  type RequestKind,
  requestKinds,
  requestStates,
} from "~/domain/request/order-request";

const until = new Date("2026-11-24T12:35:00Z");
const closed = { changeable: false, until, isAsked: false };

describe("asking to cancel (D78)", () => {
  test.each<[OrderStatus[], string | null]>([
    [["OrderInitialized"], null],
    [["OrderReceived"], null],
    [["OrderProcessingError"], null],
    [["Backordered"], null],
    [["OverseasOrder"], "tooLateToCancel"],
    [["BeingPackaged"], "tooLateToCancel"],
    [["ReadyToShip"], "tooLateToCancel"],
    [["Shipped"], "tooLateToCancel"],
    [["Delivered"], "tooLateToCancel"],
    [["Cancelled"], "tooLateToCancel"],
    [["Delivered", "Backordered"], null],
  ])("of an order in %j: %s", (statuses, code) => {
    const verdict = canAskToCancel({ ...closed, statuses });
    expect(verdict.permitted ? null : verdict.code).toBe(code);
  });

  test("is not needed while the practice can cancel by itself, and is possible once until it is answered", () => {
    const statuses: OrderStatus[] = ["OrderInitialized"];
    expect(canAskToCancel({ ...closed, changeable: true, statuses })).toMatchObject({ code: "stillChangeable", values: { until } });
    expect(canAskToCancel({ ...closed, isAsked: true, statuses })).toMatchObject({ code: "alreadyAsked" });
  });
});

test("a request is answered once; only returns are received, and then credited or not", () => {
  const moves = (kind: RequestKind) =>
    requestStates.flatMap((from) => answerStates.filter((to) => canAnswer(kind, from, to)).map((to) => `${from}>${to}`));
  const once = ["asked>accepted", "asked>declined"];
  for (const kind of requestKinds.filter((each) => each !== "return")) expect(moves(kind)).toEqual(once);
  expect(moves("return")).toEqual([...once, "accepted>received", "received>declined", "received>credited"]);
  expect(answersTo("return", "received")).toEqual(["declined", "credited"]);
  expect(answersTo("replace", "accepted")).toEqual([]);
});
