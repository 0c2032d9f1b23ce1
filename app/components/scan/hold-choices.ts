const events = ["input", "change"] as const;

/**
 * Withholds choices in lists from the page, because keys choose at once, and the page reacts. While keys arrive that may be a scanner's the
 * page is not notified; `wait` starts that for some milliseconds, `tell` ends it, `forget` ends it without notifying. `stop` removes the
 * listeners.
 */
export function holdChoices() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let chosen: HTMLSelectElement | null = null;
  const hold = (event: Event) => {
    if (timer === undefined || !(event.target instanceof HTMLSelectElement)) return;
    event.stopImmediatePropagation();
    chosen = event.target;
  };
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    chosen = null;
  };
  const tell = () => {
    const list = chosen;
    forget();
    for (const name of events) list?.dispatchEvent(new Event(name, { bubbles: true }));
  };
  for (const name of events) window.addEventListener(name, hold, true);
  return {
    wait: (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(tell, milliseconds);
    },
    tell,
    forget,
    stop: () => {
      tell();
      for (const name of events) window.removeEventListener(name, hold, true);
    },
  };
}
