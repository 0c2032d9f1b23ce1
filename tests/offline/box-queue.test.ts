import { expect, test } from "vitest";
import type { SentBox } from "~/forms/deliveries/counting";
import { openBoxQueue, type SentBoxes } from "~/offline/box-queue";
import type { Kept, SharedStore } from "~/offline/device-drafts";

type Content = { boxes: readonly SentBox[] };
const box = (id: string): SentBox => ({ id, code: "04006381333931", way: "scanner" });
const counted = (ids: readonly string[]) => ({
  deliveryId: "delivery",
  boxes: ids.map((id) => ({ id, gtin: "04006381333931", product: null, lot: null, expiresOn: null, way: "scanner" as const })),
});
const now = () => new Date("2026-11-23T08:00:00Z");

/** A device that keeps things in memory. */
function memory(): SharedStore<Content> & { kept: Map<string, Kept<Content>> } {
  const kept = new Map<string, Kept<Content>>();
  return {
    kept,
    read: async (key) => kept.get(key),
    write: async (key, draft) => void kept.set(key, draft),
    update: async (key, change) => {
      const draft = change(kept.get(key));
      if (draft) kept.set(key, draft);
      else kept.delete(key);
    },
    clear: async (key) => void kept.delete(key),
  };
}

/** A portal that answers when it is told to, and counts what it was sent. */
function portal() {
  const batches: string[][] = [];
  const ids: string[] = [];
  const waiting: ((answer: SentBoxes | Promise<SentBoxes>) => void)[] = [];
  return {
    batches,
    send: (boxes: readonly SentBox[]) => {
      batches.push(boxes.map(({ id }) => id));
      return new Promise<SentBoxes>((resolve) => waiting.push(resolve));
    },
    count: async (refused: { id: string; mistake: "noCode" }[] = []) => {
      for (const id of batches.at(-1) ?? []) if (!ids.includes(id)) ids.push(id);
      waiting.shift()?.({ kind: "counted", answer: { ...counted(ids), refused } });
      await settled();
    },
    refuse: async (kind: "finished" | "failed") => {
      waiting.shift()?.({ kind });
      await settled();
    },
    breakOff: async () => {
      waiting.shift()?.(Promise.reject(new SyntaxError("Unexpected end of JSON input")));
      await settled();
    },
  };
}

const settled = () => new Promise((done) => setTimeout(done));

function given(store = memory()) {
  const there = portal();
  const slot = { key: "boxes", personId: "dana", store };
  const queue = openBoxQueue({ send: there.send, slot, now }, { counting: counted([]), deliveryId: "delivery" });
  return { there, queue, store };
}

test("the first box is sent at once, and those that come meanwhile follow together, in their order", async () => {
  const { there, queue } = given();
  for (const id of ["a", "b", "c"]) queue.add(box(id));
  expect(there.batches).toEqual([["a"]]);
  expect(queue.state().pending.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  await there.count();
  expect(there.batches).toEqual([["a"], ["b", "c"]]);
  await there.count();
  expect([queue.state().pending, queue.state().counting.boxes.map(({ id }) => id)]).toEqual([[], ["a", "b", "c"]]);
});

test("what is not answered is kept on the device, sent again after a reload under the same ids, and forgotten once counted", async () => {
  const { queue, store } = given();
  queue.add(box("a"));
  await settled();
  const reloaded = given(store);
  await reloaded.queue.begin();
  expect(reloaded.there.batches).toEqual([["a"]]);
  await reloaded.there.count();
  expect([reloaded.queue.state().pending, store.kept.size]).toEqual([[], 0]);
});

test("two windows that count at one location keep the boxes of both on the device", async () => {
  const one = given();
  const { store } = one;
  const second = given(store);
  one.queue.add(box("a"));
  second.queue.add(box("b"));
  await settled();
  await second.there.count();
  expect(store.kept.get("boxes")?.boxes.map(({ id }) => id)).toEqual(["a"]);
  const reloaded = given(store);
  await reloaded.queue.begin();
  expect(reloaded.there.batches).toEqual([["a"]]);
});

test("boxes that come too late for a delivery wait, and are counted in the next one", async () => {
  const { there, queue } = given();
  queue.add(box("a"));
  await there.refuse("finished");
  expect([queue.state().trouble, queue.state().pending.length]).toEqual(["finished", 1]);
  queue.resume({ counting: counted([]), deliveryId: "next" });
  expect([queue.state().trouble, there.batches]).toEqual([null, [["a"], ["a"]]]);
  await there.count();
  expect(queue.state().pending).toEqual([]);
});

test("a failure keeps the boxes, and the next one sends them all", async () => {
  const { there, queue } = given();
  queue.add(box("a"));
  await there.refuse("failed");
  queue.add(box("b"));
  expect(there.batches.at(-1)).toEqual(["a", "b"]);
});

test.each([
  ["the next box", (queue: ReturnType<typeof openBoxQueue>) => queue.add(box("b")), ["a", "b"]],
  [
    "a reload of the page's data",
    (queue: ReturnType<typeof openBoxQueue>) => queue.resume({ counting: counted([]), deliveryId: "next" }),
    ["a"],
  ],
])("after a response that cannot be understood trouble is shown, and %s sends again", async (_, goOn, sentAgain) => {
  const { there, queue } = given();
  queue.add(box("a"));
  await there.breakOff();
  expect([queue.state().trouble, queue.state().pending.length]).toEqual(["failed", 1]);
  goOn(queue);
  expect(there.batches).toEqual([["a"], sentAgain]);
  await there.count();
  expect([queue.state().trouble, queue.state().pending]).toEqual([null, []]);
});

test("a box that the portal refuses is told, and the next one ends that", async () => {
  const { there, queue } = given();
  queue.add(box("a"));
  await there.count([{ id: "a", mistake: "noCode" }]);
  expect(queue.state().mistake).toBe("noCode");
  queue.add(box("b"));
  expect(queue.state().mistake).toBeNull();
});
