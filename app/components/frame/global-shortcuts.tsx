import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useShortcut } from "~/components/ui/use-shortcut";
import { keysAreHeard } from "~/offline/hold-key";

const orderTo = "/products/patient-revenue";

/** The field of the bar; where a button opens it, that is pressed first. */
function barField(): HTMLInputElement | null {
  const field = document.querySelector<HTMLInputElement>("header [data-search-shortcut]");
  if (field && !field.checkVisibility()) document.querySelector<HTMLElement>("[data-search-opener]")?.click();
  return field;
}

/** The keys that work on every page of a signed-in person: "/" searches (in the page's own field where that shows the key), "?" lists the keys, "o" begins a patient's order. */
export function GlobalShortcuts({ searchTo, helpTo }: { searchTo: string; helpTo: string }) {
  const navigate = useNavigate();
  useShortcut("/", () => {
    const box = document.querySelector<HTMLInputElement>("main [data-search-shortcut]") ?? barField();
    if (box) box.focus();
    else void navigate(searchTo);
  });
  useShortcut("KeyO", () => {
    // Where such an order is being made already it stays.
    if (!location.pathname.startsWith(orderTo)) void navigate(orderTo);
  });
  useShortcut("?", () => void navigate(helpTo));
  // After the effects that listen: a key that came before them is pressed again.
  useEffect(() => void dispatchEvent(new Event(keysAreHeard)), []);
  return null;
}
