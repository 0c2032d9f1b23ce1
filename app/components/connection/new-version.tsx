import { useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import { storeDeviceLanguage } from "~/offline/device/device-language";
import { followVersions } from "~/offline/scripts/follow-versions";
import styles from "./navigation-state.module.css";

/** Announces that a newer version is ready, and loads it when the person wants: never in the middle of a form. */
export function NewVersion() {
  const language = useLanguage();
  const [takeOver, setTakeOver] = useState<() => void>();
  useEffect(() => followVersions((next) => setTakeOver(() => next)), []);
  useEffect(() => void storeDeviceLanguage(language), [language]);
  return takeOver && <VersionNote takeOver={takeOver} close={() => setTakeOver(undefined)} />;
}

function VersionNote({ takeOver, close }: { takeOver: () => void; close: () => void }) {
  const { t } = useTexts("frame");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  return (
    <div ref={box} popover="manual" role="status" className={styles.note}>
      <Icon name="info" />
      <p>{t("version.ready")}</p>
      <div className={styles.actions}>
        <Button type="button" small onClick={takeOver}>
          {t("version.load")}
        </Button>
        <Button type="button" small tone="quiet" onClick={close}>
          {t("version.later")}
        </Button>
      </div>
    </div>
  );
}
