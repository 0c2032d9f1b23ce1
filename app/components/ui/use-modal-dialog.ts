import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { createPath, useLocation, useMatches } from "react-router";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The first field; of radio buttons the chosen one. */
const firstField = ":is(input:not([type=hidden], [type=radio], [readonly]), input:checked, select, textarea):not(:disabled)";

/** What had the focus last outside of dialogs. A page that is rendered anew behind its dialog takes it out of the document. */
let lastFocused: HTMLElement | null = null;

/** Remembers what has the focus, for the dialogs of the page; also what got it before the page's scripts had loaded. */
export function useFocusMemory(): void {
  useEffect(() => {
    const remember = (focused: EventTarget | null) => {
      if (focused instanceof HTMLElement && focused !== document.body && !focused.closest("dialog")) lastFocused = focused;
    };
    const onFocus = ({ target }: FocusEvent) => remember(target);
    remember(document.activeElement);
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
}

/**
 * Turns a dialog that the server rendered open into a modal one: top layer, focus inside, the rest of the page unreachable. The focus
 * starts on what is marked with `data-begins`, else in its first field, or where the browser puts it when there is none. When the dialog
 * closes, the focus returns to where it was, to the same control of a page that was rendered anew, to the link that leads to the dialog, or
 * to the page behind when none of these is there.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  /** The address that opened it: within a dialog it may change. */
  const [address] = useState(createPath(useLocation()));
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement === document.body ? lastFocused : document.activeElement;
    element.close();
    element.showModal();
    element.querySelector<HTMLElement>(`[data-begins], ${firstField}`)?.focus();
    return () => {
      // The page behind is inert until React has finished removing the dialog.
      queueMicrotask(() => {
        const opener = (before instanceof HTMLElement && before.id !== "main" && presentOf(before)) || linkTo(address);
        const goal = opener || document.getElementById("main");
        goal?.focus({ preventScroll: goal !== before });
      });
    };
  }, [dialog, address]);
}

/** Returns the first link of the page to an address. */
const linkTo = (address: string) => [...document.querySelectorAll("a")].find((link) => link.getAttribute("href") === address);

/** Returns a control as the page has it now: itself, or of a button or link the one in its place; undefined when there is none. */
export function presentOf(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  if (!control.matches("button, a")) return;
  const isSame = (other: HTMLElement) =>
    ["name", "value", "href", "aria-label"].every((name) => other.getAttribute(name) === control.getAttribute(name)) &&
    other.textContent === control.textContent;
  return [...document.querySelectorAll<HTMLElement>(control.localName)].find(isSame);
}

/** Whether a dialog that is a route is open. A form that is sent from one replaces it, so that going back does not open it again. */
export const useIsModalOpen = (): boolean => useMatches().some(({ handle }) => isModalHandle(handle) && handle.modal);

function isModalHandle(handle: unknown): handle is { modal: boolean } {
  return typeof handle === "object" && handle !== null && "modal" in handle;
}
