import { useEffect } from "react";
import { isDialogOpen } from "~/components/ui/use-shortcut";

/** What can take the focus of a vanished control: nothing that is typed into, for it would open a keyboard on the screen. */
const controls = ":is(a[href], button, summary):not(:disabled)";

type Place = { control: HTMLElement; path: string /** Its own row, the next ones, and the earlier ones backwards. */; rows: Element[] };

/**
 * Keeps the focus in a table or list when the control that has it goes away, as the button of a row does that a person removes: it moves to
 * the first control of the same row, else of the next, else of the previous one, and to the page when no row has any. Nothing happens when
 * the whole page changes.
 */
export function useRowFocus(): void {
  useEffect(() => {
    let place: Place | null = null;
    const remember = (focused: EventTarget | null) => {
      place = focused instanceof HTMLElement ? placeOf(focused) : null;
    };
    const onFocus = ({ target }: FocusEvent) => remember(target);
    // What got it before the page's scripts had loaded.
    remember(document.activeElement);
    const onBlur = () =>
      queueMicrotask(() => {
        if (place?.control.isConnected && !place.control.matches(":disabled") && place.control !== document.activeElement) place = null;
      });
    const onChange = () => {
      if (!place || place.control.isConnected) return;
      const { path, rows } = place;
      place = null;
      if (path === location.pathname && document.activeElement === document.body) focusOneOf(rows);
    };
    const changes = new MutationObserver(onChange);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
      changes.disconnect();
    };
  }, []);
}

/** Returns where a control is among the rows of the page; null for one in no row. */
function placeOf(control: HTMLElement): Place | null {
  const row = control.closest("main :is(tr, li)");
  if (!row?.parentElement) return null;
  const rows = [...row.parentElement.children];
  const index = rows.indexOf(row);
  return { control, path: location.pathname, rows: [...rows.slice(index), ...rows.slice(0, index).reverse()] };
}

/** Focuses the first control that takes the focus, in the order of the rows; the page when there is none and no dialog is open. */
function focusOneOf(rows: readonly Element[]): void {
  for (const row of rows.filter(({ isConnected }) => isConnected)) {
    for (const control of row.querySelectorAll<HTMLElement>(controls)) {
      control.focus();
      if (control === document.activeElement) return;
    }
  }
  if (!isDialogOpen()) document.getElementById("main")?.focus({ preventScroll: true });
}
