import { expect, test } from "vitest";
import { startDraft } from "~/components/stock-grid/draft-state";
import type { GridPage } from "~/components/stock-grid/grid-page";
import { createGridStore } from "~/components/stock-grid/grid-store";

const lens = (power: string) => `il-myday~pw${power}~bc8_4~di14_2~90`;
const preorderId = "0190a0a0-0000-7000-8000-000000000001";
const page = { seriesId: "il-myday", facts: { seriesId: "il-myday", name: "MyDay", packs: [] }, tables: [] } as unknown as GridPage;
const cart = [{ id: preorderId, revision: 1, lines: [{ productId: lens("-2"), seriesId: "il-myday", quantity: 4 }] }];

function givenStore() {
  const state = startDraft({ page, cart, newPreorderId: preorderId, entries: null, others: [] });
  const store = createGridStore({ state, unread: [] }, "il-myday");
  const told: string[] = [];
  for (const power of ["-2", "-3"]) store.followCells([lens(power)], () => told.push(power));
  return { store, told };
}

test("a typed text is told to its own cell alone, and the others stay the same objects", () => {
  const { store, told } = givenStore();
  const before = store.cell(lens("-2"));
  store.type(lens("-3"), "5");
  expect(told).toEqual(["-3"]);
  expect(store.cell(lens("-3"))).toEqual({ text: "5", inCart: 0 });
  expect(store.cell(lens("-2"))).toBe(before);
  expect(before).toEqual({ text: "4", inCart: 4 });
});

test("totals follow once for each change of the cells they hold", () => {
  const { store } = givenStore();
  let changes = 0;
  const leave = store.followCells([lens("-2"), lens("-3")], () => {
    changes += 1;
  });
  store.type(lens("-3"), "5");
  expect([changes, store.boxes([lens("-2"), lens("-3")])]).toEqual([1, 9]);
  store.change(({ state }) => ({ state, unread: [] }));
  expect(changes).toBe(2);
  leave();
  store.type(lens("-3"), "6");
  expect(changes).toBe(2);
});

test("the focus is told once to those who follow it, not to the cells", () => {
  const { store, told } = givenStore();
  const seen: (string | null)[] = [];
  store.followFocus(() => seen.push(store.focused()));
  store.focus(lens("-3"));
  store.focus(lens("-3"));
  expect([seen, told]).toEqual([[lens("-3")], []]);
});
