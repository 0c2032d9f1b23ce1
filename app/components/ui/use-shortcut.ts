import { useEffect, useRef } from "react";

/** Where a browser remembers that single keys do nothing (WCAG 2.1.4). */
const storageKey = "dioptre.shortcuts";

/** Do single-key shortcuts work in this browser? */
export function shortcutsAreOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

/** Switches single-key shortcuts on or off for this browser. */
export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, "off");
}

/**
 * Calls `act` when the key is pressed outside a text field, without Ctrl, Alt or Meta. `key` is compared as the keyboard names it
 * ("/", "?", "c", "C" with Shift), or by its place on the keyboard ("KeyC"), which works in every script.
 */
export function useShortcut(key: string, act: (event: KeyboardEvent) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== key && event.code !== key) || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTyping(event.target) || !shortcutsAreOn()) return;
      event.preventDefault();
      latest.current(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [key]);
}

/** Letters typed into a field are text; ticks and buttons take no letters. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target instanceof HTMLElement && (target.matches("textarea, select") || target.isContentEditable);
}
