/** Dispatched when the portal's single-key shortcuts have listeners. */
export const shortcutsReady = "portal-hears-keys";

/**
 * Remembers the last single key that was pressed outside a field before anything listened for it, and presses it again once something does
 * (`shortcutsReady`): a person who signs in and presses "o" at once waits for the page, not for a script. Not repeated are keys of a burst
 * (D53), with Ctrl, Alt or Meta, before a mouse click, on another page, or more than 10 seconds ago.
 *
 * Like `holdPresses`, it is inlined into the document as text and references nothing outside itself.
 */
export function holdKey(readyEvent: string, burstGapMilliseconds: number): void {
  let pending: { event: KeyboardEvent; href: string } | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Shift") return;
    const { target, timeStamp } = event;
    const isAlone = timeStamp - lastAt >= burstGapMilliseconds;
    lastAt = timeStamp;
    const isTyped = target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
    const isCombined = event.ctrlKey || event.altKey || event.metaKey;
    pending = isAlone && !isTyped && !isCombined && event.key.length === 1 ? { event, href: location.href } : null;
  };
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", () => (pending = null), true);
  addEventListener(readyEvent, () => {
    const { event, href } = pending ?? {};
    if (event && !event.defaultPrevented && href === location.href && performance.now() - event.timeStamp <= 10_000) {
      const { key, code } = event;
      document.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
    }
    pending = null;
  });
}
