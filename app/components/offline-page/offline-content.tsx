import { useEffect, useState } from "react";
import { StillBrand } from "~/components/frame/still-brand";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { Notice } from "~/components/ui/notice";
import { SkipLink } from "~/components/ui/skip-link";
import { clockText } from "~/components/waiting/clock-text";
import { useWaiting } from "~/components/waiting/use-waiting";
import { WaitingList } from "~/components/waiting/waiting-list";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import { tryNow } from "~/offline/connection";
import type { DevicePerson } from "~/offline/device/device-person";
import styles from "./offline-content.module.css";
import { SheetPanel } from "./sheet-panel";
import { useReconnection } from "./use-reconnection";
import { useStoredSheets } from "./use-stored-sheets";

/**
 * The portal without a connection: what waits on this device, and an order from stored data. `person` is who last signed in; null for
 * nobody.
 */
export function OfflineContent({ person }: { person: DevicePerson | null }) {
  const { t } = useTexts(["waiting", "common"]);
  const language = useLanguage();
  const [since] = useState(Date.now);
  const { isBack, isSignedOut } = useReconnection(person?.personId ?? null);
  useEffect(() => {
    document.title = t("common:product.titleOf", { page: t("waiting:offlinePage.title") });
  }, [t]);
  return (
    <>
      <SkipLink>{t("common:frame.skipToContent")}</SkipLink>
      <header className={styles.bar}>
        <StillBrand />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.head}>
          <div>
            <h1>{t("waiting:offlinePage.title")}</h1>
            <p className="quiet">{t("waiting:offlinePage.lead")}</p>
          </div>
          {!isBack && (
            <Button type="button" onClick={tryNow}>
              {t("waiting:offlinePage.again")}
            </Button>
          )}
        </div>
        <div className="stack">
          {isBack ? (
            <Notice
              tone="good"
              role="status"
              title={t("waiting:offlinePage.back")}
              actions={
                // The URL is still that of the requested page.
                <a className={buttonLook({ tone: "primary" })} href={isSignedOut ? "/" : ""}>
                  {isSignedOut ? t("common:titles.home") : t("waiting:offlinePage.open")}
                </a>
              }
            >
              {isSignedOut && t("waiting:list.signIn")}
            </Notice>
          ) : (
            <Notice tone="caution" icon="off" role="status">
              {t("waiting:offlinePage.since", { time: clockText(since, language) })}
            </Notice>
          )}
          {person ? <Work person={person} /> : <Notice>{t("waiting:offlinePage.nobody")}</Notice>}
        </div>
      </main>
    </>
  );
}

function Work({ person }: { person: DevicePerson }) {
  const { t } = useTexts("waiting");
  const queue = useWaiting(person.personId);
  const sheets = useStoredSheets(person);
  return (
    <div className={styles.duo}>
      {sheets && <SheetPanel sheets={sheets} />}
      <div className="stack">
        {queue && <WaitingList personId={person.personId} queue={queue} />}
        <Notice icon="lock" title={t("never.title")}>
          <p className="small quiet">{t("never.text")}</p>
        </Notice>
      </div>
    </div>
  );
}
