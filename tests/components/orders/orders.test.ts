import { describe, expect, test } from "vitest";
import { orderKindOf } from "~/components/orders/order-kind";
import { orderSteps } from "~/components/orders/order-steps";
import { comingSteps, timelineOf } from "~/components/orders/timeline";
import { partName } from "~/domain/order/confirmation-number";
import { type OrderStatus, orderStatuses } from "~/domain/order/status";
import { historyAddress, parseHistoryView } from "~/forms/orders/history-view";

const viewOf = (query: string) => parseHistoryView(new URLSearchParams(query));

describe("the address of the history", () => {
  test.each([
    "",
    "when=today",
    "s=1",
    "s=1&when=pastYear",
    "state=needsYou&at=all",
    "sort=oldest",
    "at=all&sort=changed",
    "page=3&next=abc",
  ])("is read back as it was written: %s", (query) => {
    const view = viewOf(query);
    const address = historyAddress(view, { page: view.page, next: view.next });
    expect(address).toBe(query === "" ? "/history" : `/history?${query}`);
    expect(viewOf(address.split("?")[1] ?? "")).toEqual(view);
  });

  test("changing a filter goes back to the first page", () => {
    expect(historyAddress(viewOf("page=3&next=abc"), { state: "onItsWay" })).toBe("/history?state=onItsWay");
  });

  test("ignores values that it does not know", () => {
    expect(viewOf("when=never&state=lost&page=-1&at=moon&sort=best")).toEqual(viewOf(""));
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

test("transactions that changed status together are one event of the timeline", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));
  const step = (status: "OrderInitialized" | "OrderReceived" | "Shipped", minute: number) => ({ status, detail: null, at: at(minute) });
  const moved = { dayBefore: "2026-12-07", day: "2026-12-10", at: at(36) };
  const asked = { id: "r", transactionId: "2", kind: "cancelLine", steps: [{ state: "asked", at: at(37), words: "" }] } as const;
  const events = timelineOf({
    transactions: [
      {
        id: "1",
        transactionSortOrder: 1,
        timeline: [step("OrderInitialized", 0), step("OrderReceived", 30), step("Shipped", 40)],
        promiseMoves: [],
      },
      { id: "2", transactionSortOrder: 2, timeline: [step("OrderInitialized", 0), step("OrderReceived", 35)], promiseMoves: [moved] },
    ],
    requests: [asked as never],
  });
  expect(events.map((event) => [event.kind === "status" ? event.status : event.kind, event.parts])).toEqual([
    ["OrderInitialized", [1, 2]],
    ["OrderReceived", [1]],
    ["OrderReceived", [2]],
    ["moved", [2]],
    ["request", [2]],
    ["Shipped", [1]],
  ]);
});

describe("what is still to come for an order", () => {
  const part = (transactionSortOrder: number, status: OrderStatus, promisedDay: string | null, available: "now" | "later" = "now") => ({
    ...{ transactionSortOrder, status, promisedDay, available },
  });

  test("is the hand-over, then shipping and delivery day by day, the nearest first", () => {
    const parts = [part(1, "OrderInitialized", "2026-11-25"), part(2, "OrderInitialized", "2026-12-10", "later")];
    expect(comingSteps(parts)).toEqual([
      { step: "handedOver", parts: [1, 2], day: null, isAbout: true },
      { step: "ships", parts: [1], day: null, isAbout: false },
      { step: "delivered", parts: [1], day: "2026-11-25", isAbout: false },
      { step: "ships", parts: [2], day: null, isAbout: true },
      { step: "delivered", parts: [2], day: "2026-12-10", isAbout: true },
    ]);
  });

  test("merges transactions of the same day, and leaves out what has already happened", () => {
    expect(comingSteps([part(1, "Shipped", null), part(2, "Shipped", null), part(3, "Delivered", "2026-11-25")])).toEqual([
      { step: "delivered", parts: [1, 2], day: null, isAbout: false },
    ]);
  });

  test.each(["Delivered", "Cancelled", "OrderProcessingError"] as const)("is nothing when it is %s", (status) => {
    expect(comingSteps([part(1, status, "2026-11-25")])).toEqual([]);
  });
});

test("a part is named by the short number of its order", () => {
  expect(partName({ confirmationNum: "EIN-1042-000333" }, 2)).toBe("333-2");
});

test.each([
  ["Patient", "Revenue", "p", "patient"],
  ["Patient", "Trial", "p", "patientTrial"],
  ["PatientLead", "Revenue", "p", "patient"],
  ["Stock", "Revenue", null, "stock"],
  ["Solution", "Solution", null, "solutions"],
  ["Trial", "Trial", null, "officeTrial"],
  ["DiscountedPromotional", "Revenue", null, "promotion"],
])("an order of type %s and %s is shown as its kind", (type, purchaseType, patientId, kind) => {
  expect(orderKindOf({ type, purchaseType, patientId })).toBe(kind);
});
