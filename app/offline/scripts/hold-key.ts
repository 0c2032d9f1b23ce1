/** Dispatched when the portal's single-key shortcuts have listeners. */
export const shortcutsReady = "portal-hears-keys";

/**
 * Remembers the last shortcut that was pressed before anything listened for it, and presses it again once something does
 * (`shortcutsReady`): a person who signs in and presses "o" at once waits for the page, not for a script. A single key counts outside
 * fields; Ctrl or Cmd with "k" (D85) counts everywhere on a page with a search field, where the browser's own search would open instead.
 * Not repeated are keys of a burst (D53), with another modifier, before a mouse click, on another page, or more than 10 seconds ago.
 *
 * Like `holdPresses`, it is inlined into the document as text and references nothing outside itself.
 */
export function holdKey(readyEvent: string, burstGapMilliseconds: number): void {
  let pending: { event: KeyboardEvent; href: string; isKept: boolean } | null = null;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isHeard = false;
  const onKey = (event: KeyboardEvent) => {
    if (/^(Shift|Control|Meta)$/.test(event.key)) return;
    const { target, timeStamp, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isAlone = timeStamp - lastAt >= burstGapMilliseconds;
    lastAt = timeStamp;
    const isTyped = target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
    const isCombined = ctrlKey || altKey || metaKey;
    const isSearch = event.code === "KeyK" && ctrlKey !== metaKey && !altKey && !shiftKey;
    const isKept = isSearch && !isHeard && document.querySelector("[data-search-shortcut]") !== null;
    if (isKept) event.preventDefault();
    const isSingle = isAlone && !isTyped && !isCombined && event.key.length === 1;
    pending = isKept || isSingle ? { event, href: location.href, isKept } : null;
  };
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", () => (pending = null), true);
  addEventListener(readyEvent, () => {
    const { event, href, isKept } = pending ?? {};
    isHeard = true;
    pending = null;
    if (!event || (event.defaultPrevented && !isKept) || href !== location.href || performance.now() - event.timeStamp > 10_000) return;
    const { key, code, ctrlKey, metaKey } = event;
    document.dispatchEvent(new KeyboardEvent("keydown", { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }));
  });
}
