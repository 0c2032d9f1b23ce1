import { useNavigate } from "react-router";
import { useShortcut } from "~/components/ui/use-shortcut";

/** The keys that work on every page of a signed-in person: "/" searches, "?" lists the keys. */
export function GlobalShortcuts({ searchTo, helpTo }: { searchTo: string; helpTo: string }) {
  const navigate = useNavigate();
  useShortcut("/", () => {
    const box = document.querySelector<HTMLInputElement>("main input[type=search]");
    if (box) box.focus();
    else void navigate(searchTo);
  });
  useShortcut("?", () => void navigate(helpTo));
  return null;
}
