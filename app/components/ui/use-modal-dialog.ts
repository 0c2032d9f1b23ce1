import { type RefObject, useEffect, useLayoutEffect } from "react";

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Turns a dialog that the server rendered open into a modal one: top layer, focus inside, the rest of the page out of reach.
 * When the dialog leaves, the focus returns to where it was, if that is still there.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.close();
    element.showModal();
    return () => {
      // The page behind is inert until React has finished removing the dialog.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [dialog]);
}
