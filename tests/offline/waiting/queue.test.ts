import { describe, expect, test } from "vitest";
import { outcomeOf, stateAfter } from "~/offline/waiting/answer-of";
import {
  afterTry,
  needingPerson,
  nextItem,
  onTheirWay,
  pruned,
  type Queue,
  unanswered,
  waitsFor,
  withAnswer,
  withChange,
  withItem,
  withItemBack,
  withoutItem,
  withQuantity,
  withState,
} from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";

const newId = () => "new";
const now = Date.parse("2026-11-24T12:00:00Z");

function stockItem(id: string, quantities: number[] = [4]): WaitingItem {
  const lines = quantities.map((quantity, index) => ({
    lineId: `${id}-${index}`,
    name: "MyDay",
    values: { power: -2 - index },
    packSize: 90,
    eye: null,
    quantity,
  }));
  const sent = lines.map(({ lineId, values, packSize, quantity }) => ({ id: lineId, seriesId: "il-myday", ...values, packSize, quantity }));
  const preorder = { id, orderType: "Stock" as const, merchandise: { purchaseType: "Revenue" as const, lines: sent } };
  return {
    ...{ id, kind: "stock", madeAt: now, lines, tries: 0, state: { name: "waiting" } },
    call: { name: "sync", input: { locationId: "harbour", preorders: [preorder] } },
  };
}

const sentQuantities = (item: WaitingItem | undefined) =>
  item?.call.name === "sync"
    ? item.call.input.preorders.flatMap(({ merchandise }) => merchandise.lines?.map(({ quantity }) => quantity) ?? [])
    : null;

const queue: Queue = [stockItem("a"), stockItem("b", [1, 2]), stockItem("c")];

describe("the order of sending", () => {
  test("is that of confirmation, and an entry that waits for a person holds up no other", () => {
    expect(nextItem(queue, now)?.id).toBe("a");
    const asking = withState(queue, "a", { name: "asks", clashes: [] });
    expect(nextItem(asking, now)?.id).toBe("b");
    expect([needingPerson(asking).length, onTheirWay(asking).length, unanswered(asking).length]).toEqual([1, 2, 3]);
  });

  test("an entry that was being sent when the page was closed is sent again", () => {
    expect(nextItem(withState(queue, "a", { name: "sending" }), now)?.id).toBe("a");
  });

  test("nothing is sent to a held cart until the hold ends", () => {
    const held = withState(queue, "a", { name: "waiting", notBefore: now + 5000 });
    expect([nextItem(held, now), nextItem(held, now + 5000)?.id, waitsFor(held, now), waitsFor(queue, now)]).toEqual([
      null,
      "a",
      5000,
      null,
    ]);
    const isSetBack = now - 3_600_000;
    expect([nextItem(held, isSetBack)?.id, waitsFor(held, isSetBack)]).toEqual(["a", 0]);
  });
});

function changeItem(id: string, preorderId: string): WaitingItem {
  const changes = [{ preorderId, lineId: `${preorderId}-0`, quantity: 5, revision: 3 }];
  return {
    ...{ id, kind: "quantities", madeAt: now, lines: [], tries: 0, state: { name: "waiting" } },
    call: { name: "changequantities", input: { cartId: "cart", changes } },
  };
}

describe("a change of the cart", () => {
  const revisionOf = (changed: Queue) => {
    const call = changed.at(-1)?.call;
    return call?.name === "changequantities" ? call.input.changes.map(({ revision }) => revision) : null;
  };

  test("is sent with the revision that the page showed, unless an earlier entry changes the same preorder first", () => {
    const first = withChange(queue, changeItem("x", "carted"));
    expect(revisionOf(first)).toEqual([3]);
    expect(revisionOf(withChange(first, changeItem("y", "carted")))).toEqual([undefined]);
    expect(revisionOf(withChange(queue, changeItem("y", "a")))).toEqual([undefined]);
  });

  test("made again replaces the waiting one; if that may have arrived, no revision is sent", () => {
    const first = withChange([], changeItem("x", "carted"));
    const again = withChange(first, changeItem("x", "carted"));
    expect([again.length, revisionOf(again)]).toEqual([1, [3]]);
    expect(revisionOf(withChange(afterTry(first, "x"), changeItem("x", "carted")))).toEqual([undefined]);
  });
});

describe("a sheet that changes what is in the cart", () => {
  const carted = (quantities: number[], revision?: number) => {
    const { call } = stockItem("a", quantities);
    return call.name === "sync" ? call.input.preorders.map((preorder) => ({ ...preorder, revision })) : [];
  };
  const sheet = (quantities: number[]): WaitingItem => ({
    ...stockItem("a", quantities),
    before: carted([4]),
    call: { name: "sync", input: { locationId: "harbour", preorders: carted(quantities, 3) } },
  });
  const revisionOf = ([item]: Queue) => (item?.call.name === "sync" ? item.call.input.preorders[0]?.revision : null);

  test("is sent with the revision that the page showed, unless an earlier entry changes the same preorder first", () => {
    expect(revisionOf(withChange([], sheet([6])))).toBe(3);
    expect(revisionOf(withChange([changeItem("x", "a")], sheet([6])).slice(1))).toBeUndefined();
    expect(revisionOf(withChange(afterTry([sheet([6])], "a"), sheet([7])))).toBeUndefined();
  });

  test("that is undone after it may have arrived restores what the cart held before the first change", () => {
    const again = withChange(afterTry([sheet([6])], "a"), { ...sheet([7]), before: carted([6]) });
    const [restored] = withoutItem(again, "a");
    expect([restored?.isWithdrawn, sentQuantities(restored)]).toEqual([true, [4]]);
    expect(withoutItem([sheet([6])], "a")).toEqual([]);
  });
});

describe("what a person changes", () => {
  test("a quantity changes what is shown and what is sent; 0 removes the line, and with the last line the entry", () => {
    const changed = withQuantity(queue, { id: "b", lineId: "b-0", quantity: 7 });
    expect([changed[1]?.lines.map(({ quantity }) => quantity), sentQuantities(changed[1])]).toEqual([
      [7, 2],
      [7, 2],
    ]);
    const fewer = withQuantity(changed, { id: "b", lineId: "b-1", quantity: 0 });
    expect(sentQuantities(fewer[1])).toEqual([7]);
    expect(withQuantity(fewer, { id: "b", lineId: "b-0", quantity: 0 }).map(({ id }) => id)).toEqual(["a", "c"]);
  });

  test("an entry that was never sent is removed at once; one that may have arrived is emptied in the cart first", () => {
    expect(withoutItem(queue, "a").map(({ id }) => id)).toEqual(["b", "c"]);
    const [emptied] = withoutItem(afterTry(queue, "a"), "a");
    expect([emptied?.isWithdrawn, sentQuantities(emptied)]).toEqual([true, []]);
    expect(emptied && stateAfter(emptied, { kind: "refused", code: "chooseAQuantity", message: "", data: {} }, now)).toBeNull();
    expect(emptied && stateAfter(emptied, { kind: "answered", gone: [] }, now)).toBeNull();
  });

  test("an entry confirmed again keeps its place and its number of attempts", () => {
    const again = withItem(afterTry(queue, "a"), stockItem("a", [9]));
    expect([again.map(({ id }) => id), again[0]?.tries, sentQuantities(again[0])]).toEqual([["a", "b", "c"], 1, [9]]);
  });

  test("the answer to a clash is sent along, leaving removes the entry, mine takes the cart's revision", () => {
    const asking = withState(queue, "a", { name: "asks", clashes: [] });
    expect(withAnswer(asking, "a", "add")[0]).toMatchObject({ call: { input: { onClash: "add" } }, state: { name: "waiting" } });
    expect(withAnswer(asking, "a", "leave").map(({ id }) => id)).toEqual(["b", "c"]);
    const changed = withState(queue, "a", { name: "changed", revision: 4 });
    expect(withAnswer(changed, "a", "mine")[0]).toMatchObject({ call: { input: { preorders: [{ revision: 4 }] } } });
  });
});

test("an entry expires after 12 hours, and the last 20 answered ones are kept", () => {
  expect(pruned(queue, now + 12 * 3_600_000)).toEqual([]);
  const answered = Array.from({ length: 30 }, (_, index) => ({ ...stockItem(`x${index}`), state: { name: "inCart" as const, at: now } }));
  expect(pruned([...answered, stockItem("a")], now).length).toBe(21);
});

describe("how an answer is understood", () => {
  test.each([
    ["in the cart", 200, { gone: [] }, { name: "inCart", at: now }],
    ["already there", 200, { gone: ["a"] }, { name: "there", at: now }],
    ["asks about a clash", 409, { code: "alreadyInCart", data: { clashes: [] } }, { name: "asks", clashes: [] }],
    ["changed elsewhere", 409, { code: "changedElsewhere", data: { revision: 3 } }, { name: "changed", revision: 3 }],
    ["held", 409, { code: "cartLocked", data: { until: "2026-11-24T12:09:00Z" } }, { name: "waiting", notBefore: now + 540_000 }],
    ["refused", 422, { code: "cartLimit", message: "full" }, { name: "refused", code: "cartLimit", message: "full" }],
    ["a fault stops too", 500, { code: "unexpected", message: "no" }, { name: "refused", code: "unexpected", message: "no" }],
  ])("%s", (_, status, body, state) => {
    const outcome = outcomeOf(status, body, 0);
    if (outcome.kind !== "answered" && outcome.kind !== "refused") throw new Error(outcome.kind);
    expect(stateAfter(stockItem("a"), outcome, now)).toEqual(state);
  });

  test.each([
    ["a proxy's page", 200, null, 0, 0],
    ["nobody behind the proxy", 502, null, 0, 0],
    ["the portal without its data", 503, { code: "unavailable" }, 7, 7],
    ["too many requests", 429, { code: "tooManyRequests", data: { retryAfterSeconds: 9 } }, 2, 9],
  ])("%s does not count as an answer", (_, status, body, asked, retryAfterSeconds) => {
    expect(outcomeOf(status, body, asked)).toEqual({ kind: "none", retryAfterSeconds });
  });

  test("an answer without a session decides nothing about an entry", () => {
    expect(outcomeOf(401, { code: "sessionExpired" }, 0)).toEqual({ kind: "signedOut" });
    expect(outcomeOf(403, { code: "termsNotAccepted" }, 0)).toEqual({ kind: "signedOut" });
  });

  test.each([
    ["hours slow, and the response names no time", "2030-01-01T00:00:00Z", undefined, 20],
    ["hours fast, and the response names no time", "2026-11-24T09:00:00Z", undefined, 1],
    ["hours fast", "2026-11-24T09:00:00Z", "2026-11-24T08:51:00Z", 9],
    ["hours slow", "2026-11-24T15:00:00Z", "2026-11-24T14:51:00Z", 9],
  ])("an entry waits for a held cart while the device's clock is %s", (_, until, sentAt, minutes) => {
    const refused = { kind: "refused", code: "cartLocked", message: "", data: { until } } as const;
    const outcome = sentAt === undefined ? refused : { ...refused, sentAt: Date.parse(sentAt) };
    expect(stateAfter(stockItem("a"), outcome, now)).toEqual({ name: "waiting", notBefore: now + minutes * 60_000 });
  });
});

test("a removed entry is restored at the end, once (D173)", () => {
  const [first, second] = [stockItem("a"), stockItem("b")];
  const left = withAnswer([first, second], "a", "leave");
  expect(left).toEqual([second]);
  expect(withItemBack(left, first, newId)).toEqual([second, first]);
  expect(withItemBack(withItemBack(left, first, newId), first, newId)).toEqual([second, first]);
});
