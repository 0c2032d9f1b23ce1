import { useLayoutEffect, useState } from "react";
import { findNoticeSlot, isFreeSlot } from "./find-notice-slot";

/**
 * Returns where a notice is shown: a slot of the page, or null when none is free. Computed for each `occasion` (a notice on a page; null
 * when there is nothing to show), and again when the person scrolls, the window changes or the slot is removed from the page.
 */
export function useNoticeSlot(occasion: string | null): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (occasion === null) return;
    const choose = () => setSlot(keepOrFind);
    choose();
    addEventListener("scroll", choose, { passive: true });
    addEventListener("resize", choose);
    return () => {
      removeEventListener("scroll", choose);
      removeEventListener("resize", choose);
    };
  }, [occasion]);
  useLayoutEffect(() => {
    if (slot === null) return;
    const watch = new ResizeObserver(() => setSlot(keepOrFind));
    watch.observe(slot);
    return () => watch.disconnect();
  }, [slot]);
  return slot;
}

const keepOrFind = (slot: HTMLElement | null) => (slot !== null && isFreeSlot(slot) ? slot : findNoticeSlot());
