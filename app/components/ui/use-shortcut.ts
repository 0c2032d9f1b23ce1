import { useEffect, useEffectEvent } from "react";
import { scanGapMilliseconds } from "~/domain/scan/scan-gap";

/** Where a browser stores that single keys are switched off (WCAG 2.1.4). */
const storageKey = "dioptre.shortcuts";

/** What was chosen since the page was opened, when the browser could not store it. */
let unstored: boolean | undefined;

/** Returns whether single-key shortcuts are switched on in this browser; they are when it does not let the portal look. */
export function shortcutsAreOn(): boolean {
  try {
    return unstored ?? localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Switches single-key shortcuts on or off for this browser, or until the page is left when the browser forbids storing or has no space. */
export function switchShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
    unstored = undefined;
  } catch {
    unstored = on;
  }
}

/** Where else a key works: in fields of this selector, or in a dialog, in which no other key does. */
type Where = { fields?: string; dialog?: boolean };

/**
 * A shortcut acts after a pause, unless the keys of a scanner follow (D53). After a digit, with which a code begins, the pause is longer:
 * a busy browser may deliver the next key late.
 */
const pauseMilliseconds = (key: string) => (Number(key) ? 3 : 1.25) * scanGapMilliseconds;

/**
 * Calls `act` when the key is pressed by itself outside a text field, without Ctrl, Alt or Meta and with no dialog open. `key` is compared
 * with the key's name ("/", "?"), or with its position on the keyboard ("KeyC"), which works in every script.
 */
export function useShortcut(key: string, act: (event: KeyboardEvent) => void, { fields = "", dialog = false }: Where = {}): void {
  const onShortcut = useEffectEvent(act);
  useEffect(() => {
    // Each press acts after its pause; keys that follow as a scanner's do call off the last one.
    const timers: ReturnType<typeof setTimeout>[] = [];
    let lastAt = Number.NEGATIVE_INFINITY;
    let isAlone = true;
    const onAnyKey = (event: KeyboardEvent) => {
      if (event.key === "Shift") return;
      isAlone = event.timeStamp - lastAt >= scanGapMilliseconds;
      if (!isAlone) clearTimeout(timers.at(-1));
      lastAt = event.timeStamp;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== key && event.code !== key) || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (!isAlone || isTyping(event.target, fields) || isDialogOpen() !== dialog || !shortcutsAreOn()) return;
      event.preventDefault();
      timers.push(setTimeout(() => onShortcut(event), pauseMilliseconds(key)));
    };
    window.addEventListener("keydown", onAnyKey, true);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener("keydown", onAnyKey, true);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [key, fields, dialog]);
}

/** Whether a dialog is open, while everything behind it waits. */
export function isDialogOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

/** Whether the target takes letters as text; checkboxes and buttons do not. */
function isTyping(target: EventTarget | null, otherThan: string): boolean {
  if (!(target instanceof HTMLElement) || (otherThan !== "" && target.matches(otherThan))) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button", "submit"].includes(target.type);
  return target.matches("textarea, select") || target.isContentEditable;
}
