import { useState } from "react";
import { Checkbox } from "~/components/fields/checkbox";
import { useHydrated } from "~/components/ui/use-hydrated";
import { shortcutsAreOn, switchShortcuts } from "~/components/ui/use-shortcut";
import { useTexts } from "~/i18n/use-texts";
import styles from "./shortcut-switch.module.css";

/** Switches single-key shortcuts for this browser; empty without JavaScript, where there are none. */
export function ShortcutSwitch() {
  const { t } = useTexts("shortcuts");
  const inBrowser = useHydrated();
  const [changed, setChanged] = useState<boolean | null>(null);
  const on = changed ?? (inBrowser && shortcutsAreOn());
  const choose = (next: boolean) => {
    switchShortcuts(next);
    setChanged(next);
  };
  return (
    <div className={inBrowser ? undefined : styles.place}>
      <Checkbox checked={on} onChange={(event) => choose(event.currentTarget.checked)}>
        {t("singleKeys")}
      </Checkbox>
    </div>
  );
}
