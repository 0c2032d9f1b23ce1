import { useLayoutEffect } from "react";
import { afterPaint } from "./after-paint";
import { moveInGrid } from "./grid-keys";
import type { GridStore } from "./grid-store";

const digits = /^\d*\.?\d*$/;

/** Keys that mean something in a cell alone. */
const keys = /^(\d|Backspace|Delete|Arrow(Up|Down|Left|Right))$/;

/** What comes with a key, a focus or a click and is heard by nothing else at a cell. */
const beside = ["keypress", "textInput", "keyup", "change", "focusout", "mousedown", "pointerup", "mouseup", "click"];

const isCell = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.at !== undefined;

/** Marks the cell with the focus, and no other: what is typed there is laid out within it alone (power-cell.module.css). */
function containFocused(): void {
  const cell = isCell(document.activeElement) ? document.activeElement.closest("label") : null;
  if (!cell || cell.dataset.contained === "") return;
  for (const before of document.querySelectorAll("[data-contained]")) before.removeAttribute("data-contained");
  cell.dataset.contained = "";
}

const lensOf = ({ name }: HTMLInputElement) => name.slice(name.indexOf(":") + 1);

/**
 * Hears keys, text and focus of the cells at the window and keeps them from React, whose way from the document to one cell of a thousand
 * takes longer than all else that a key does: the browser shows the digit, and the rest follows behind that picture. Other keys
 * (letters, Enter, Escape, any with Ctrl, Alt or Meta) go on to the page. It begins within the commit: a digit that comes before it would
 * be taken back by React.
 */
export function useHeardCells(store: GridStore): void {
  useLayoutEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const hear = (name: string, act: (cell: HTMLInputElement) => void) => {
      const onEvent = (event: Event) => {
        if (!isCell(event.target)) return;
        event.stopPropagation();
        act(event.target);
      };
      addEventListener(name, onEvent, options);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCell(event.target) || !keys.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.stopPropagation();
      moveInGrid(event, event.target);
    };
    const take = (cell: HTMLInputElement) => {
      if (digits.test(cell.value)) store.type(lensOf(cell), cell.value, true);
      else cell.value = store.cell(lensOf(cell)).text;
    };
    const attend = (cell: HTMLInputElement) => {
      store.focus(lensOf(cell));
      afterPaint(containFocused);
    };
    addEventListener("keydown", onKeyDown, options);
    hear("input", take);
    hear("focusin", attend);
    for (const name of beside) hear(name, () => {});
    if (isCell(document.activeElement)) attend(document.activeElement);
    return () => ended.abort();
  }, [store]);
}
