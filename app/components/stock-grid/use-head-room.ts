import { type RefObject, useEffect } from "react";

/** Between what stays in sight and the cell below it, in CSS pixels. */
const gap = 8;

/**
 * Keeps the cell with the focus below what stays in sight above the tables: its height changes with the lens that it describes, and with
 * the window.
 */
export function useHeadRoom(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = head.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const makeRoom = () => {
      const { position, insetBlockStart } = getComputedStyle(element);
      const room = position === "sticky" ? Number.parseFloat(insetBlockStart) + element.offsetHeight + gap : null;
      style.scrollPaddingBlockStart = room === null ? "" : `${room}px`;
      const cell = document.activeElement;
      if (cell instanceof HTMLElement && cell.dataset.at !== undefined) cell.scrollIntoView({ block: "nearest" });
    };
    const size = new ResizeObserver(makeRoom);
    size.observe(element);
    return () => {
      size.disconnect();
      style.scrollPaddingBlockStart = "";
    };
  }, [head]);
}
