import { useEffect, useEffectEvent } from "react";
import { type Location, useLocation } from "react-router";
import { presentOf } from "~/components/ui/use-modal-dialog";
import { isDialogOpen } from "~/components/ui/use-shortcut";

/** What can take the focus of a row that went away: nothing that is typed into, for it would open the keyboard of a touch screen. */
const controls = ":is(a[href], button, summary):not(:disabled)";

/** The control in focus, and its own row of a table or list, the next ones, and the earlier ones backwards; none outside of rows. */
type Place = { control: HTMLElement; at: Location; rows: readonly Element[] };

/**
 * Keeps the focus where it is when the control that has it goes away, instead of at the top of the page. In a form that is answered at its
 * own address and rendered anew, the same control of the new form gets it. In a row that a person removes or changes, the first control of
 * that row does, else of the next, else of the previous, and the page when no row has any. A field that the person had left stays alone, as
 * it would open the keyboard of a touch screen again; and so does everything on another page.
 */
export function useKeptFocus(): void {
  const location = useLocation();
  const placeOf = useEffectEvent((target: EventTarget | null): Place | null =>
    target instanceof HTMLElement ? { control: target, at: location, rows: rowsFrom(target) } : null,
  );
  /** Returns whether the place is done with: its focus was moved, or is nobody's to move. */
  const settle = useEffectEvent(({ control, at, rows }: Place): boolean => {
    if (at.pathname !== location.pathname || document.activeElement !== document.body) return true;
    const same = at.search === location.search ? sameAs(control) : null;
    // What looks the same in another row is about something else.
    if (!rows.slice(1).some((row) => row.contains(same))) same?.focus({ preventScroll: true });
    if (document.activeElement === document.body && rows.length > 0) focusOneOf(rows);
    return document.activeElement !== document.body;
  });
  useEffect(() => {
    let place = placeOf(document.activeElement);
    const onFocus = ({ target }: FocusEvent) => {
      place = placeOf(target);
    };
    // A control that is removed is out of the document by then; one that was left is not.
    const onBlur = () =>
      queueMicrotask(() => {
        const control = place?.control;
        if (control?.isConnected && !control.matches(":disabled") && control !== document.activeElement) place = null;
      });
    const changes = new MutationObserver(() => {
      if (!place || place.control.isConnected) return;
      const gone = place;
      // Moving the focus sets the new place.
      place = null;
      if (!settle(gone)) place = gone;
    });
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

function rowsFrom(control: HTMLElement): Element[] {
  const row = control.closest("main :is(tr, li)");
  if (!row) return [];
  // A preorder of the cart is a part of its table.
  const rows = [...(row.closest("table")?.querySelectorAll("tr") ?? row.parentElement?.children ?? [])];
  const index = rows.indexOf(row);
  return [...rows.slice(index), ...rows.slice(0, index).reverse()];
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

/** Returns the control of the page in the place of one that was replaced: a button or link as for dialogs, a field by its id. */
const sameAs = (control: HTMLElement) => presentOf(control) ?? document.getElementById(control.id);
