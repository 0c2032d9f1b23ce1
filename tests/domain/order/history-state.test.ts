import { expect, test } from "vitest";
import { statusesOfHistoryState } from "~/domain/order/history-state";

test("the history filters by what is left to do: an error waits for the practice, everything not over is on its way", () => {
  expect(statusesOfHistoryState("all")).toBeNull();
  expect(statusesOfHistoryState("needsYou")).toEqual(["OrderProcessingError"]);
  const underWay = ["OrderInitialized", "OrderReceived", "Backordered", "OverseasOrder", "BeingPackaged", "ReadyToShip", "Shipped"];
  expect(statusesOfHistoryState("onItsWay")?.toSorted()).toEqual(underWay.sort());
});
