import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useFocusMemory } from "~/components/ui/use-modal-dialog";
import { isDialogOpen, useShortcut } from "~/components/ui/use-shortcut";
import { shortcutsReady } from "~/offline/scripts/hold-key";

const orderTo = "/products/patient-revenue";

/** Returns the bar's search field; when a button opens it, that is pressed first. */
function barField(): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>("header [data-search-shortcut]");
  if (field && !field.checkVisibility()) document.querySelector<HTMLElement>("[data-search-opener]")?.click();
  return field;
}

/**
 * The keys that work on every page of a signed-in person: "/" searches (in the page's own field if that shows the key), Ctrl or Cmd with
 * "k" opens the search of everything, even while typing (D85), "?" lists the keys, "o" starts a patient's order. Also remembers the focus
 * for dialogs.
 */
export function GlobalShortcuts({ searchTo, helpTo }: { searchTo: string; helpTo: string }) {
  const navigate = useNavigate();
  useFocusMemory();
  useShortcut("/", () => {
    const box = document.querySelector<HTMLInputElement>("main [data-search-shortcut]") ?? barField();
    if (box) box.focus();
    else void navigate(searchTo);
  });
  useShortcut("KeyO", () => {
    // A patient's order that is being made stays open.
    if (!location.pathname.startsWith(orderTo)) void navigate(orderTo);
  });
  useShortcut("?", () => void navigate(helpTo));
  useSearchKey(() => {
    const box = barField() ?? document.querySelector<HTMLInputElement>("main [data-search-shortcut]");
    if (!box) return void navigate(searchTo);
    box.focus();
    box.select();
  });
  // After the effects that listen: a key pressed before them is repeated now.
  useEffect(() => void dispatchEvent(new Event(shortcutsReady)), []);
  return null;
}

/** Calls `act` when Ctrl or Cmd and "k" are pressed, also in a field; not below a dialog. */
function useSearchKey(act: () => void): void {
  const onSearchKey = useEffectEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSearchKey = event.code === "KeyK" && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
      if (!isSearchKey || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      onSearchKey();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
