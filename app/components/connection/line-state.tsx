import { useSyncExternalStore } from "react";
import { StockDot } from "~/components/lens/stock-dot";
import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import { followConnection, isConnected } from "~/offline/connection";
import { Later } from "~/offline/later";
import styles from "./line-state.module.css";

/** Whether the server can be reached, in the bar; as soon as its code is there also how well, and what waits for it. */
export function LineState() {
  const { t } = useTexts("common");
  const online = useOnline();
  const label = (
    <span className={classNames(styles.state, online ? styles.usual : styles.off)} role="status">
      <StockDot shape={online ? "full" : "ring"} />
      <span className={styles.words}>{online ? t("frame.online") : t("frame.offline")}</span>
    </span>
  );
  return <Later load={loadTray} props={{}} before={label} />;
}

const loadTray = async () => (import.meta.env.SSR ? null : (await import("./line-tray")).LineTray);

/** At a button that sends what was typed: what waits for the connection, and that nothing is lost. Nothing while there is one. */
export function OfflineHint() {
  const { t } = useTexts("common");
  return useOnline() ? null : <p className="small caution">{t("frame.offlineHint")}</p>;
}

/** Whether there is a connection, as far as the browser knows. */
export const useOnline = () => useSyncExternalStore(followConnection, isConnected, () => true);
