import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createGridStore, type GridStore } from "~/components/stock-grid/grid-store";
import { useHeardCells } from "~/components/stock-grid/use-heard-cells";
import { boxesField } from "~/domain/order/sheet-entries";
import { startDraft } from "~/forms/stock-grid/draft-state";
import type { GridPage } from "~/forms/stock-grid/grid-page";

const minusTwo = "il-myday~pw-2~bc8_4~di14_2~90";
const minusThree = "il-myday~pw-3~bc8_4~di14_2~90";
const page = { seriesId: "il-myday", facts: { seriesId: "il-myday", name: "MyDay", packs: [] }, tables: [] } as unknown as GridPage;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame"] });
  return () => vi.useRealTimers();
});

/** Two cells, one above the other, and another field. */
function Grid({ store, note }: { store: GridStore; note: (event: { type: string }) => void }) {
  useHeardCells(store);
  return (
    <form onKeyDown={note} onKeyUp={note} onInput={note} onFocus={note} onBlur={note}>
      <table>
        <tbody>
          {[minusTwo, minusThree].map((lens, row) => (
            <tr key={lens}>
              <td>
                <input aria-label={lens} name={boxesField(lens)} data-at={`0 ${row} 0`} defaultValue="" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <input aria-label="other" />
    </form>
  );
}

/** The grid in a page that notes every key and text that React hears of. */
function givenCells() {
  const store = createGridStore(
    { state: startDraft({ page, cart: [], newPreorderId: "0190a0a0-0000-7000-8000-000000000001", entries: null, others: [] }), unread: [] },
    "il-myday",
  );
  const heardByReact: string[] = [];
  const note = ({ type }: { type: string }) => heardByReact.push(type);
  render(<Grid store={store} note={note} />);
  const field = (lens: string) => screen.getByLabelText<HTMLInputElement>(lens);
  return { store, field, heardByReact };
}

test("digits in a cell go into the draft at once, and to its cell behind the picture of them", () => {
  const { store, field, heardByReact } = givenCells();
  const told: string[] = [];
  store.followCells([minusTwo], () => told.push(store.cell(minusTwo).text));
  fireEvent.keyDown(field(minusTwo), { key: "1" });
  fireEvent.input(field(minusTwo), { target: { value: "1" } });
  fireEvent.keyUp(field(minusTwo), { key: "1" });
  fireEvent.input(field(minusTwo), { target: { value: "12" } });
  expect([store.cell(minusTwo).text, told, heardByReact]).toEqual(["12", [], []]);
  act(() => void vi.advanceTimersByTime(100));
  expect(told).toEqual(["12"]);
});

test("what is no quantity does not stay in the cell", () => {
  const { store, field } = givenCells();
  fireEvent.input(field(minusTwo), { target: { value: "4" } });
  fireEvent.input(field(minusTwo), { target: { value: "4x" } });
  expect([field(minusTwo).value, store.cell(minusTwo).text]).toEqual(["4", "4"]);
});

test.each([["１２"], ["\u200f12"]])("%j is what other keyboards write for a quantity, and stays", (text) => {
  const { store, field } = givenCells();
  fireEvent.input(field(minusTwo), { target: { value: text } });
  expect([field(minusTwo).value, store.cell(minusTwo).text, store.boxes([minusTwo])]).toEqual([text, text, 12]);
});

test("arrow keys lead to the cell below, whose lens then has the focus in the store", () => {
  const { store, field, heardByReact } = givenCells();
  act(() => field(minusTwo).focus());
  fireEvent.keyDown(field(minusTwo), { key: "ArrowDown" });
  expect([document.activeElement, store.focused(), heardByReact]).toEqual([field(minusThree), minusThree, []]);
});

test("keys that mean something elsewhere, and those of other fields, go on to the page", () => {
  const { field, heardByReact } = givenCells();
  fireEvent.keyDown(field(minusTwo), { key: "Escape" });
  fireEvent.keyDown(field(minusTwo), { key: "v" });
  fireEvent.keyDown(field(minusTwo), { key: "1", ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText("other"), { key: "1" });
  fireEvent.input(screen.getByLabelText("other"), { target: { value: "1" } });
  expect(heardByReact).toEqual(["keydown", "keydown", "keydown", "keydown", "input"]);
});
