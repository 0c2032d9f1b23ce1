const events = ["input", "change"] as const;

/**
 * Keys choose from a list at once, and a page acts on that. While keys come that may be those of a scanner the page is not told; `wait`
 * begins that for so many milliseconds, `tell` ends it, `forget` ends it without a word. `stop` takes the listeners away.
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
