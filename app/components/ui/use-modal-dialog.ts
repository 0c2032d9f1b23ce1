import { type RefObject, useEffect, useLayoutEffect } from "react";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The first field; of radio buttons the chosen one. */
const firstField = ":is(input:not([type=hidden], [type=radio], [readonly]), input:checked, select, textarea):not(:disabled)";

/**
 * Turns a dialog that the server rendered open into a modal one: top layer, focus inside, the rest of the page unreachable. The focus
 * starts on what is marked with `data-begins`, else in its first field, or where the browser puts it when there is none. When the dialog
 * closes, the focus returns to where it was, or to the page behind when that is gone.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.close();
    element.showModal();
    element.querySelector<HTMLElement>(`[data-begins], ${firstField}`)?.focus();
    return () => {
      // The page behind is inert until React has finished removing the dialog.
      queueMicrotask(() => {
        const goal =
          before instanceof HTMLElement && before !== document.body && before.isConnected ? before : document.getElementById("main");
        goal?.focus({ preventScroll: goal !== before });
      });
    };
  }, [dialog]);
}
