import { expect, test } from "vitest";
import { orderNews } from "~/domain/order/order-news";
import type { OrderStatus } from "~/domain/order/status";

const part = (id: string, status: OrderStatus, promisedDay: string | null = "2026-12-07") => ({ id, status, promisedDay });

test.each<[string, ReturnType<typeof part>, ReturnType<typeof part>, string[]]>([
  ["nothing", part("1", "OrderReceived"), part("1", "OrderReceived"), []],
  ["received", part("1", "OrderInitialized"), part("1", "OrderReceived"), []],
  ["a problem", part("1", "OrderReceived"), part("1", "OrderProcessingError"), ["orderProblem"]],
  ["the same problem again", part("1", "OrderProcessingError"), part("1", "OrderProcessingError"), []],
  ["another day while it waits", part("1", "Backordered"), part("1", "Backordered", "2026-12-10"), ["backorderMoved"]],
  ["short, on another day", part("1", "OrderReceived"), part("1", "Backordered", "2026-12-10"), ["backorderMoved"]],
  ["another day before it is packaged", part("1", "OrderReceived"), part("1", "OrderReceived", "2026-12-10"), ["backorderMoved"]],
  ["another day while it is made", part("1", "OverseasOrder"), part("1", "OverseasOrder", "2026-12-10"), ["backorderMoved"]],
  ["a first day", part("1", "Backordered", null), part("1", "Backordered", "2026-12-10"), []],
  ["no day any more", part("1", "Backordered"), part("1", "Backordered", null), []],
  ["packaged, on another day", part("1", "Backordered"), part("1", "BeingPackaged", "2026-12-10"), []],
  ["shipped", part("1", "ReadyToShip"), part("1", "Shipped"), ["orderShipped"]],
  ["another tracking number", part("1", "Shipped"), part("1", "Shipped"), []],
  ["delivered", part("1", "Shipped"), part("1", "Delivered"), []],
])("%s (D81)", (_, before, after, topics) => {
  expect(orderNews([before], [after]).map(({ topic }) => topic)).toEqual(topics);
});

test("one message is one item of news, about the transactions it concerns, with the day promised before", () => {
  const before = [part("1", "Backordered"), part("2", "Backordered", "2026-12-08"), part("3", "Shipped")];
  const after = [part("1", "Backordered", "2026-12-10"), part("2", "Backordered", "2026-12-10"), part("3", "Shipped")];
  const parts = [
    { id: "1", dayBefore: "2026-12-07" },
    { id: "2", dayBefore: "2026-12-08" },
  ];
  expect(orderNews(before, after)).toEqual([{ topic: "backorderMoved", parts }]);
});
