import { useEffect, useRef } from "react";

/** Marks the pressed link or button as busy, from when the wait is shown until it is over. */
export function usePressed(isShown: boolean): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const remember = (event: Event) => {
      if (event instanceof SubmitEvent) pressed.current = event.submitter;
      else pressed.current = event.target instanceof Element ? event.target.closest("a") : null;
    };
    for (const name of ["click", "submit"]) addEventListener(name, remember, options);
    return () => ended.abort();
  }, []);
  useEffect(() => {
    const control = pressed.current;
    if (!isShown || !control) return;
    control.setAttribute("aria-busy", "true");
    return () => control.removeAttribute("aria-busy");
  }, [isShown]);
}
