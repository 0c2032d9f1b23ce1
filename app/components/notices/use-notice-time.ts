import { type RefObject, useState } from "react";
import { useCountdown } from "~/components/ui/use-countdown";
import { endNotice } from "./current-notices";
import type { ShownNotice } from "./shown-notice";

/** Runs the timer of a notice, paused while it is hovered or has the focus. Closing it leaves the focus on the page. */
export function useNoticeTime({ id, seconds }: ShownNotice, box: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const waits = held.pointer || held.focus;
  const close = () => {
    if (box.current?.contains(document.activeElement)) document.getElementById("main")?.focus({ preventScroll: true });
    endNotice(id);
  };
  useCountdown(seconds * 1000, waits, close);
  const holders = {
    onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
    onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
    onFocus: () => setHeld((now) => ({ ...now, focus: true })),
    onBlur: () => setHeld((now) => ({ ...now, focus: false })),
  };
  return { waits, close, holders };
}
