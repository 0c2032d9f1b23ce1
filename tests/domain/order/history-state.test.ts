import { expect, test } from "vitest";
import { statusesOfHistoryState } from "~/domain/order/history-state";

test("the history is filtered by what is left to do: errors need the practice, every other open order is on its way", () => {
  expect(statusesOfHistoryState("all")).toBeNull();
  expect(statusesOfHistoryState("needsYou")).toEqual(["OrderProcessingError"]);
  const underWay = ["OrderInitialized", "OrderReceived", "Backordered", "OverseasOrder", "BeingPackaged", "ReadyToShip", "Shipped"];
  expect(statusesOfHistoryState("onItsWay")?.toSorted()).toEqual(underWay.sort());
});
