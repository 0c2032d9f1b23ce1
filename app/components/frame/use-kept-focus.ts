import { useEffect, useEffectEvent, useRef } from "react";
import { createPath, useLocation, useNavigation, useRevalidator } from "react-router";
import { presentOf } from "~/components/ui/use-modal-dialog";

/**
 * Keeps the focus where it is when a form is answered at its own address and rendered anew: the same control of the new form gets it,
 * instead of the top of the page. A field that the person had left stays alone, as it would open the keyboard of a touch screen again; and
 * so does everything at a new address, as that of a chosen patient, whose page listens for single keys.
 */
export function useKeptFocus(): void {
  const address = createPath(useLocation());
  // An answer ends one of these: this is rendered then, after what it replaces.
  useNavigation();
  useRevalidator();
  const last = useRef<{ control: HTMLElement; address: string } | null>(null);
  const remember = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof HTMLElement) last.current = { control: target, address };
  });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => remember(target);
    // A control that is removed is out of the document by then; one that was left is not.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = last.current?.control === target && last.current.control.isConnected;
        if (isLeft && document.activeElement !== target) last.current = null;
      });
    remember(document.activeElement);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
    };
  }, []);
  useEffect(() => {
    const { current } = last;
    if (!current || current.control.isConnected || document.activeElement !== document.body) return;
    if (current.address === address) sameIn(current.control)?.focus({ preventScroll: true });
  });
}

/** Returns the control of the page in the place of one that was replaced: a button or link as for dialogs, a field by its id. */
function sameIn(control: HTMLElement): HTMLElement | undefined {
  const sameFields = control.id === "" ? [] : document.querySelectorAll<HTMLElement>(control.localName);
  return presentOf(control) ?? [...sameFields].find(({ id }) => id === control.id);
}
