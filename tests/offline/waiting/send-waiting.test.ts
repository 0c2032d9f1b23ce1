import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isConnected, tryNow } from "~/offline/connection";
import { withItem, withoutItem } from "~/offline/waiting/queue";
import { sendWaiting } from "~/offline/waiting/send-waiting";
import { changeWaiting, loadWaiting } from "~/offline/waiting/waiting-store";
import { emptyMemoryIndexedDb, memoryIndexedDb } from "~tests/helpers/memory-indexeddb";
import { withLongestPauses } from "../with-longest-pauses";
import { type Answer, dana, held, json, lockForAllTabs, minute, now, portal, solutionsItem } from "./given-sending";

let lock: ReturnType<typeof lockForAllTabs>;

withLongestPauses(now);
beforeEach(() => {
  vi.stubGlobal("indexedDB", memoryIndexedDb);
  lock = lockForAllTabs();
});
afterEach(() => {
  emptyMemoryIndexedDb();
  Reflect.deleteProperty(navigator, "locks");
});

const confirm = (id: string) => changeWaiting(dana, (queue) => withItem(queue, solutionsItem(id)));
const withdraw = (id: string) => changeWaiting(dana, (queue) => withoutItem(queue, id));
const states = async () => (await loadWaiting(dana, Date.now())).map(({ id, state }) => `${id} ${state.name}`);

/** A tab that sends; `ended` is how that ended. */
function tab() {
  const control = new AbortController();
  const ended = vi.fn();
  void sendWaiting(dana, control.signal).then(ended, ended);
  return { leave: () => control.abort(), ended };
}

const soon = () => vi.advanceTimersByTimeAsync(10);

test("entries are sent in order, one at a time, until each has an answer; those that need a decision stay", async () => {
  const { sent } = portal({ answers: [() => json(200, { gone: [] }), () => json(409, { code: "alreadyInCart", data: { clashes: [] } })] });
  for (const id of ["a", "b", "c"]) await confirm(id);
  const { ended } = tab();
  await soon();
  expect([sent, await states()]).toEqual([
    ["a", "b", "c"],
    ["a inCart", "b asks", "c inCart"],
  ]);
  expect(ended.mock.calls).toEqual([[{ sentQuantity: 2, askingQuantity: 1, isSignedOut: false }]]);
});

test.each<[string, () => Answer, number]>([
  ["a lost connection", () => "lost", 1000],
  ["a response that breaks off", () => "broken", 1000],
  ["too many requests", () => json(429, { code: "tooManyRequests", data: { retryAfterSeconds: 9 } }), 9000],
  ["a portal without its data", () => json(503, { code: "unavailable" }, { "Retry-After": "5" }), 5000],
])("after %s an entry is sent again", async (_, answer, pauseMilliseconds) => {
  const { sent } = portal({ answers: [answer] });
  await confirm("a");
  const { ended } = tab();
  await vi.advanceTimersByTimeAsync(pauseMilliseconds - 1);
  expect([sent, isConnected(), ended.mock.calls]).toEqual([["a"], false, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([sent, isConnected(), await states()]).toEqual([["a", "a"], true, ["a inCart"]]);
});

test("an entry that is taken back while it is sent is taken out of the cart", async () => {
  const { sent, preorders } = portal({ answers: [() => withdraw("a").then(() => json(200, { gone: [] }))] });
  await confirm("a");
  const { ended } = tab();
  await soon();
  expect([sent, await states()]).toEqual([["a", "a"], []]);
  expect(preorders[1]?.merchandise.solutions).toEqual([]);
  expect(ended).toHaveBeenCalledOnce();
});

test("an entry that is confirmed anew while it is sent is sent as it is now, without the revision that the cart has left", async () => {
  const anew = (quantity: number) =>
    solutionsItem("a", { revision: 1, solutions: [{ id: "line", solutionId: "il-clearwell-360", quantity }] });
  const change = (quantity: number) => changeWaiting(dana, (queue) => withItem(queue, anew(quantity)));
  const { preorders } = portal({ answers: [() => change(8).then(() => json(200, { gone: [] }))] });
  await change(6);
  tab();
  await soon();
  expect(preorders.map(({ revision, merchandise }) => [revision, merchandise.solutions[0]?.quantity])).toEqual([
    [1, 6],
    [undefined, 8],
  ]);
  expect(await states()).toEqual(["a inCart"]);
});

test("nothing is sent in the session of another person", async () => {
  const { sent } = portal({ person: "noa" });
  await confirm("a");
  const { ended } = tab();
  await soon();
  expect([sent, ended.mock.calls, await states()]).toEqual([
    [],
    [[{ sentQuantity: 0, askingQuantity: 0, isSignedOut: true }]],
    ["a waiting"],
  ]);
});

test("a page that is left while there is no connection stops at once", async () => {
  const { sent } = portal({ answers: Array.from({ length: 9 }, () => () => "lost" as const) });
  await confirm("a");
  const { leave, ended } = tab();
  await soon();
  leave();
  await soon();
  expect([sent, ended.mock.calls]).toEqual([["a"], [[{ sentQuantity: 0, askingQuantity: 0, isSignedOut: false }]]]);
});

test("a page that is left in the middle of a request keeps no other tab waiting", async () => {
  portal();
  const answer = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    path === "/api/session"
      ? answer(path, init)
      : new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
  );
  await confirm("a");
  const { leave, ended } = tab();
  await soon();
  expect(lock.isTaken()).toBe(true);
  leave();
  await soon();
  expect([lock.isTaken(), ended.mock.calls]).toEqual([false, [[{ sentQuantity: 0, askingQuantity: 0, isSignedOut: false }]]]);
});

describe("while the cart is held", () => {
  /** An entry that was refused because the cart is held for ten minutes, after one that was sent. */
  async function givenHeld(...later: (() => Answer)[]) {
    const { sent } = portal({ answers: [() => json(200, { gone: [] }), () => held(10), ...later] });
    await confirm("sent");
    await confirm("held");
    const { ended, leave } = tab();
    await soon();
    expect([sent, await states()]).toEqual([
      ["sent", "held"],
      ["sent inCart", "held waiting"],
    ]);
    return { sent, ended, leave };
  }

  test("an entry waits until the hold ends", async () => {
    const { sent, ended } = await givenHeld();
    await vi.advanceTimersByTimeAsync(10 * minute - 20);
    expect([sent.length, ended.mock.calls]).toEqual([2, []]);
    await vi.advanceTimersByTimeAsync(20);
    expect([sent.at(2), ended.mock.calls]).toEqual(["held", [[{ sentQuantity: 2, askingQuantity: 0, isSignedOut: false }]]]);
  });

  test("an entry waits until the hold ends by the server's clock, whatever the device's says", async () => {
    const until = new Date(Date.now() - 170 * minute).toISOString();
    const asks = () => json(409, { code: "cartLocked", data: { until } }, { Date: new Date(Date.now() - 180 * minute).toUTCString() });
    const { sent } = portal({ answers: [asks] });
    await confirm("held");
    const { leave } = tab();
    await vi.advanceTimersByTimeAsync(9 * minute);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(sent).toHaveLength(2);
    leave();
  });

  test("a page that is left stops at once, and tells what it sent", async () => {
    const { sent, ended, leave } = await givenHeld();
    leave();
    await soon();
    expect(ended.mock.calls).toEqual([[{ sentQuantity: 1, askingQuantity: 0, isSignedOut: false }]]);
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(sent).toHaveLength(2);
  });

  test("a wish to try now sends the entry, which waits again if the cart is still held", async () => {
    const { sent, ended } = await givenHeld(() => held(5));
    tryNow();
    await soon();
    expect([sent, ended.mock.calls]).toEqual([["sent", "held", "held"], []]);
    tryNow();
    await soon();
    expect([sent.length, ended.mock.calls]).toEqual([4, [[{ sentQuantity: 2, askingQuantity: 0, isSignedOut: false }]]]);
  });

  test("the next entry is sent as soon as the held one is withdrawn", async () => {
    const { sent } = await givenHeld();
    await confirm("next");
    await soon();
    expect(sent).toEqual(["sent", "held"]);
    await withdraw("held");
    await soon();
    expect([sent, await states()]).toEqual([
      ["sent", "held", "next"],
      ["sent inCart", "next inCart"],
    ]);
  });

  test("sending ends when the held entry is withdrawn and nothing else waits", async () => {
    const { ended } = await givenHeld();
    await withdraw("held");
    await soon();
    expect(ended.mock.calls).toEqual([[{ sentQuantity: 1, askingQuantity: 0, isSignedOut: false }]]);
  });

  test("no tab keeps the others from sending", async () => {
    const { sent } = await givenHeld();
    expect(lock.isTaken()).toBe(false);
    await withdraw("held");
    await confirm("next");
    const other = tab();
    await soon();
    expect([sent, other.ended.mock.calls.length, lock.isTaken()]).toEqual([["sent", "held", "next"], 1, false]);
  });
});

test("one tab sends at a time, and one that is left while it waits for its turn sends nothing", async () => {
  const { sent } = portal({ answers: [() => "lost"] });
  await confirm("a");
  const first = tab();
  await soon();
  const second = tab();
  const third = tab();
  await soon();
  second.leave();
  await soon();
  expect([sent, second.ended.mock.calls, lock.isTaken()]).toEqual([
    ["a"],
    [[{ sentQuantity: 0, askingQuantity: 0, isSignedOut: false }]],
    true,
  ]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([sent, first.ended.mock.calls, third.ended.mock.calls]).toEqual([
    ["a", "a"],
    [[{ sentQuantity: 1, askingQuantity: 0, isSignedOut: false }]],
    [[{ sentQuantity: 0, askingQuantity: 0, isSignedOut: false }]],
  ]);
});

test("nothing that waits is lost when the device's clock is set back", async () => {
  await confirm("a");
  vi.setSystemTime(Date.now() - minute);
  await confirm("b");
  expect(await states()).toEqual(["a waiting", "b waiting"]);
});
