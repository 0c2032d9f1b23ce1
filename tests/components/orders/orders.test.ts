import { describe, expect, test } from "vitest";
import { historyAddress, readHistoryView } from "~/components/orders/history-view";
import { orderKindOf } from "~/components/orders/order-kind";
import { orderSteps } from "~/components/orders/order-steps";
import { timelineOf } from "~/components/orders/timeline";
import { orderStatuses } from "~/domain/order/status";

const viewOf = (query: string) => readHistoryView(new URLSearchParams(query));

describe("the address of the history", () => {
  test.each(["", "when=today", "s=1", "s=1&when=pastYear", "state=needsYou&at=all", "page=3&next=abc"])(
    "is read and written alike: %s",
    (query) => {
      const view = viewOf(query);
      const address = historyAddress(view, { page: view.page, next: view.next });
      expect(address).toBe(query === "" ? "/history" : `/history?${query}`);
      expect(viewOf(address.split("?")[1] ?? "")).toEqual(view);
    },
  );

  test("another filter begins at the first page", () => {
    expect(historyAddress(viewOf("page=3&next=abc"), { state: "onItsWay" })).toBe("/history?state=onItsWay");
  });

  test("what it does not know counts as left out", () => {
    expect(viewOf("when=never&state=lost&page=-1&at=moon")).toEqual(viewOf(""));
    expect(viewOf("page=101")).toEqual(viewOf(""));
  });
});

describe("the five steps of an order", () => {
  test.each([
    ["OrderInitialized", "now todo todo todo todo"],
    ["OrderReceived", "now todo todo todo todo"],
    ["Backordered", "done wait todo todo todo"],
    ["OverseasOrder", "done wait todo todo todo"],
    ["BeingPackaged", "done now todo todo todo"],
    ["ReadyToShip", "done done now todo todo"],
    ["Shipped", "done done done now todo"],
    ["Delivered", "done done done done done"],
    ["OrderProcessingError", "bad todo todo todo todo"],
    ["Cancelled", "todo todo todo todo todo"],
  ] as const)("when it is %s", (status, steps) => {
    expect(orderSteps(status).join(" ")).toBe(steps);
  });

  test("are five in every state", () => {
    for (const status of orderStatuses) expect(orderSteps(status)).toHaveLength(5);
  });
});

test("parts that moved together are one event of the timeline", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));
  const step = (status: "OrderInitialized" | "OrderReceived" | "Shipped", minute: number) => ({ status, detail: null, at: at(minute) });
  const events = timelineOf([
    { transactionSortOrder: 1, timeline: [step("OrderInitialized", 0), step("OrderReceived", 30), step("Shipped", 40)] },
    { transactionSortOrder: 2, timeline: [step("OrderInitialized", 0), step("OrderReceived", 35)] },
  ]);
  expect(events.map(({ status, parts }) => [status, parts])).toEqual([
    ["OrderInitialized", [1, 2]],
    ["OrderReceived", [1]],
    ["OrderReceived", [2]],
    ["Shipped", [1]],
  ]);
});

test.each([
  ["Patient", "Revenue", "p", "patient"],
  ["Patient", "Trial", "p", "patientTrial"],
  ["PatientLead", "Revenue", "p", "patient"],
  ["Stock", "Revenue", null, "stock"],
  ["Solution", "Solution", null, "solution"],
  ["Trial", "Trial", null, "officeTrial"],
  ["DiscountedPromotional", "Revenue", null, "promotion"],
])("an order of type %s and %s is shown as its kind", (type, purchaseType, patientId, kind) => {
  expect(orderKindOf({ type, purchaseType, patientId })).toBe(kind);
});
