import { beforeEach, expect, test, vi } from "vitest";
import { createGridStore } from "~/components/stock-grid/grid-store";
import { startDraft } from "~/forms/stock-grid/draft-state";
import type { GridPage } from "~/forms/stock-grid/grid-page";

const lens = (power: string) => `il-myday~pw${power}~bc8_4~di14_2~90`;
const preorderId = "0190a0a0-0000-7000-8000-000000000001";
const page = { seriesId: "il-myday", facts: { seriesId: "il-myday", name: "MyDay", packs: [] }, tables: [] } as unknown as GridPage;
const cart = [{ id: preorderId, revision: 1, lines: [{ productId: lens("-2"), seriesId: "il-myday", quantity: 4 }] }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
  return () => vi.useRealTimers();
});

/** Lets the picture of what happened so far be drawn. */
const draw = () => vi.advanceTimersByTime(100);

function givenStore() {
  const state = startDraft({ page, cart, newPreorderId: preorderId, entries: null, others: [] });
  const store = createGridStore({ state, unread: [] }, "il-myday");
  const told: string[] = [];
  for (const power of ["-2", "-3"]) store.followCells([lens(power)], () => told.push(power));
  return { store, told };
}

test("a typed text notifies its own cell alone, and the other cells stay the same objects", () => {
  const { store, told } = givenStore();
  const before = store.cell(lens("-2"));
  store.type(lens("-3"), "5");
  expect(told).toEqual(["-3"]);
  expect(store.cell(lens("-3"))).toEqual({ text: "5", inCart: 0 });
  expect(store.cell(lens("-2"))).toBe(before);
  expect(before).toEqual({ text: "4", inCart: 4 });
});

test("totals are updated after the cells have been painted, once for all changes of a frame", () => {
  const { store, told } = givenStore();
  const both = [lens("-2"), lens("-3")];
  const sums: number[] = [];
  const leave = store.followCells(both, () => sums.push(store.boxes(both)), true);
  store.type(lens("-3"), "5");
  store.type(lens("-2"), "6");
  expect([told, sums]).toEqual([["-3", "-2"], []]);
  draw();
  expect(sums).toEqual([11]);
  store.change(({ state }) => ({ state, unread: [] }));
  draw();
  expect(sums).toEqual([11, 11]);
  store.type(lens("-3"), "6");
  leave();
  draw();
  expect(sums).toEqual([11, 11]);
});

test("the draft is notified after painting too, and also in a page that is not painted", () => {
  const { store } = givenStore();
  const drafts: (string | undefined)[] = [];
  store.follow(() => drafts.push(store.draft().state.sheets["il-myday"]?.texts[lens("-3")]));
  vi.stubGlobal("requestAnimationFrame", () => 0);
  store.type(lens("-3"), "5");
  expect(drafts).toEqual([]);
  draw();
  expect(drafts).toEqual(["5"]);
  vi.unstubAllGlobals();
});

test("a change of focus notifies its subscribers once, and no cells", () => {
  const { store, told } = givenStore();
  const seen: (string | null)[] = [];
  store.followFocus(() => seen.push(store.focused()));
  store.focus(lens("-3"));
  store.focus(lens("-3"));
  draw();
  expect([seen, told]).toEqual([[lens("-3")], []]);
});

test("a text that its field shows already notifies its cell after painting, with the totals", () => {
  const { store, told } = givenStore();
  store.type(lens("-3"), "5", true);
  expect([store.cell(lens("-3")).text, told]).toEqual(["5", []]);
  draw();
  expect(told).toEqual(["-3"]);
});
