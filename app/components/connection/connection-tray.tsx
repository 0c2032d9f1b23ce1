import { useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { StockDot } from "~/components/lens/stock-dot";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { TrayLines } from "~/components/waiting/tray-lines";
import { useTexts } from "~/i18n/use-texts";
import { connectionState, followConnection } from "~/offline/connection";
import { followWaitingCount, type WaitingCount, waitingCount } from "~/offline/waiting/waiting-count";
import { Menu } from "../frame/menu";
import styles from "./connection-status.module.css";

/**
 * The quality of the connection and what waits for it, in the bar, with an explanation and the first waiting entries; on small screens only
 * when something is unusual.
 */
export function ConnectionTray() {
  const { t } = useTexts(["frame", "common"]);
  const connection = useSyncExternalStore(followConnection, connectionState, assumeOnline);
  const { waiting, needing } = useSyncExternalStore(followWaitingCount, waitingCount, noneWaits);
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const isUsual = connection === "online" && waiting + needing === 0;
  const meaning = connection === "online" && !isUsual ? "waiting" : connection;
  const labels = [
    ...(connection === "slow" ? [t("frame:line.slow")] : []),
    ...(connection === "offline" ? [t("common:frame.offline")] : []),
    ...(waiting > 0 ? [t("frame:line.waiting", { count: waiting })] : []),
    ...(needing > 0 ? [t("frame:line.needs", { count: needing })] : []),
  ];
  const text = isUsual ? t("common:frame.online") : labels.join(t("common:list.between"));
  return (
    <Menu
      className={classNames(styles.line, isUsual && styles.usual)}
      summaryClassName={classNames(styles.state, connection === "offline" && styles.off)}
      label={`${t("frame:line.label")}: ${text}. ${t(`frame:line.means.${meaning}`)}`}
      summary={
        <>
          {isUsual && <StockDot shape="full" />}
          {connection !== "online" && <Icon name={connection === "slow" ? "clock" : "off"} />}
          {connection === "online" && !isUsual && <Icon name="wait" />}
          {waiting + needing > 0 && (
            <b className={styles.count} aria-hidden="true">
              {waiting + needing}
            </b>
          )}
          <span className={styles.words} role="status" title={t(`frame:line.means.${meaning}`)}>
            {text}
          </span>
        </>
      }
      onToggle={setIsOpen}
    >
      <div className={styles.tray}>
        <p className="small">{t(`frame:line.means.${meaning}`)}</p>
        {isOpen && waiting + needing > 0 && <TrayLines />}
      </div>
      {/* It opens without a connection: nothing else of the page is asked for anew. */}
      <Link to="/waiting" defaultShouldRevalidate={false} aria-current={pathname === "/waiting" ? "page" : undefined}>
        <Icon name="list" />
        {t("frame:line.open")}
      </Link>
    </Menu>
  );
}

const assumeOnline = () => "online" as const;
const nothing: WaitingCount = { waiting: 0, needing: 0 };
const noneWaits = () => nothing;
