/** Told when the single keys of the portal are heard. */
export const keysAreHeard = "portal-hears-keys";

/**
 * Keeps the last single key that was pressed outside a field before anything listened for it, and presses it again once something does
 * (`keysAreHeard`): a person who signs in and presses "o" at once waits for the page, not for a script. A key that came as one of a burst
 * (D53), with Ctrl, Alt or Meta, or before a press of the mouse, on another page or more than 10 seconds ago is not pressed again.
 *
 * This is in the document as text, as `holdPresses` is: it uses nothing but itself.
 */
export function holdKey(heardEvent: string, burstGapMilliseconds: number): void {
  let kept: { event: KeyboardEvent; href: string } | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Shift") return;
    const { target, timeStamp } = event;
    const isAlone = timeStamp - lastAt >= burstGapMilliseconds;
    lastAt = timeStamp;
    const isTyped = target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
    const isCombined = event.ctrlKey || event.altKey || event.metaKey;
    kept = isAlone && !isTyped && !isCombined && event.key.length === 1 ? { event, href: location.href } : null;
  };
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", () => (kept = null), true);
  addEventListener(heardEvent, () => {
    const { event, href } = kept ?? {};
    if (event && !event.defaultPrevented && href === location.href && performance.now() - event.timeStamp <= 10_000) {
      const { key, code } = event;
      document.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
    }
    kept = null;
  });
}
