import { useLayoutEffect } from "react";
import { compactText } from "~/domain/direction-marks";
import { afterPaint } from "./after-paint";
import type { GridStore } from "./grid-store";
import { moveInGrid } from "./move-in-grid";

/** What a cell takes: digits and one dot, full-width ones too (D39). */
export const isQuantityText = (text: string): boolean => /^\d*\.?\d*$/.test(compactText(text));

/** Keys that only a cell handles. */
const keys = /^(\d|Backspace|Delete|Arrow(Up|Down|Left|Right))$/;

/** Events that come with a key, a focus or a click, and that nothing else at a cell handles. */
const unhandled = ["keypress", "textInput", "keyup", "change", "focusout", "mousedown", "pointerup", "mouseup", "click"];

const isCell = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.dataset.at !== undefined;

/** Marks the focused cell and no other: typing there changes the layout of that cell alone (power-cell.module.css). */
function containFocused(): void {
  const cell = isCell(document.activeElement) ? document.activeElement.closest("label") : null;
  if (!cell || cell.dataset.contained === "") return;
  for (const before of document.querySelectorAll("[data-contained]")) before.removeAttribute("data-contained");
  cell.dataset.contained = "";
}

const lensOf = ({ name }: HTMLInputElement) => name.slice(name.indexOf(":") + 1);

/**
 * Handles keys, text and focus of the cells at the window and keeps them from React, whose way from the document to one cell of a thousand
 * takes longer than everything else that a key does: the browser paints the digit, and the rest follows after that paint. Other keys
 * (letters, Enter, Escape, any with Ctrl, Alt or Meta) reach the page. The listeners are added within the commit, because React would take
 * back a digit that was typed before.
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
      if (isQuantityText(cell.value)) store.type(lensOf(cell), cell.value, true);
      else cell.value = store.cell(lensOf(cell)).text;
    };
    const attend = (cell: HTMLInputElement) => {
      store.focus(lensOf(cell));
      afterPaint(containFocused);
    };
    addEventListener("keydown", onKeyDown, options);
    hear("input", take);
    hear("focusin", attend);
    for (const name of unhandled) hear(name, () => {});
    if (isCell(document.activeElement)) attend(document.activeElement);
    return () => ended.abort();
  }, [store]);
}
