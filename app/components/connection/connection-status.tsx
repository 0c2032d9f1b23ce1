import { useSyncExternalStore } from "react";
import { StockDot } from "~/components/lens/stock-dot";
import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import { followConnection, isConnected } from "~/offline/connection";
import { Later } from "~/offline/scripts/later";
import styles from "./connection-status.module.css";

/** The bar's status of the connection: online or offline; once its code has loaded, also its speed and what waits to be sent. */
export function ConnectionStatus() {
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

const loadTray = async () => (import.meta.env.SSR ? null : (await import("./connection-tray")).ConnectionTray);

/** Next to a submit button without a connection: says that the form is sent later and nothing is lost. Empty with one. */
export function OfflineHint() {
  const { t } = useTexts("common");
  return useOnline() ? null : <p className="small caution">{t("frame.offlineHint")}</p>;
}

/** Returns whether there is a connection, as far as the browser knows; true on the server. */
export const useOnline = () => useSyncExternalStore(followConnection, isConnected, () => true);
