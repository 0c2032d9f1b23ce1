import { useState } from "react";
import { Checkbox } from "~/components/ui/checkbox";
import { useHydrated } from "~/components/ui/use-hydrated";
import { shortcutsAreOn, switchShortcuts } from "~/components/ui/use-shortcut";
import { useTexts } from "~/i18n/use-texts";

/** Switches single-key shortcuts for this browser; without JavaScript there are none to switch. */
export function ShortcutSwitch() {
  const { t } = useTexts("shortcuts");
  const inBrowser = useHydrated();
  const [changed, setChanged] = useState<boolean | null>(null);
  if (!inBrowser) return null;
  const on = changed ?? shortcutsAreOn();
  const choose = (next: boolean) => {
    switchShortcuts(next);
    setChanged(next);
  };
  return (
    <Checkbox checked={on} onChange={(event) => choose(event.currentTarget.checked)}>
      {t("singleKeys")}
    </Checkbox>
  );
}
