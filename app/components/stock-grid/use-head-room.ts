import { type RefObject, useEffect } from "react";

/** The gap between what stays in view and the cell below it, in CSS pixels. */
const gap = 8;

/** Keeps the focused cell below what stays in view above the tables, whose height changes with the described lens and with the window. */
export function useHeadRoom(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = head.current;
    const facts = element?.lastElementChild;
    if (!element || !(facts instanceof HTMLElement)) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      // In a low window only the facts of the cell stay in view.
      const kept = getComputedStyle(element).display === "contents" ? facts : element;
      const room = `${Number.parseFloat(getComputedStyle(kept).insetBlockStart) + kept.offsetHeight + gap}px`;
      if (style.scrollPaddingBlockStart === room) return;
      style.scrollPaddingBlockStart = room;
      const cell = document.activeElement;
      if (cell instanceof HTMLElement && cell.dataset.at !== undefined) cell.scrollIntoView({ block: "nearest" });
    };
    const size = new ResizeObserver(makeRoom);
    for (const each of [element, facts]) size.observe(each);
    return () => {
      size.disconnect();
      style.scrollPaddingBlockStart = "";
    };
  }, [head]);
}
