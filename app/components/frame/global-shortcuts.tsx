import { useNavigate } from "react-router";
import { useShortcut } from "~/components/ui/use-shortcut";

const orderTo = "/products/patient-revenue";

/** The keys that work on every page of a signed-in person: "/" searches, "?" lists the keys, "o" begins a patient's order. */
export function GlobalShortcuts({ searchTo, helpTo }: { searchTo: string; helpTo: string }) {
  const navigate = useNavigate();
  useShortcut("/", () => {
    const box = document.querySelector<HTMLInputElement>("main input[type=search]");
    if (box) box.focus();
    else void navigate(searchTo);
  });
  useShortcut("KeyO", () => {
    // Where such an order is being made already it stays.
    if (!location.pathname.startsWith(orderTo)) void navigate(orderTo);
  });
  useShortcut("?", () => void navigate(helpTo));
  return null;
}
