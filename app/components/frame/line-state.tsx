import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "~/components/ui/class-names";
import { StockDot } from "~/components/ui/stock-dot";
import styles from "./line-state.module.css";

/** Whether the browser has a connection, in the bar; on small screens only the lack of one is said. */
export function LineState() {
  const { t } = useTranslation("common");
  const online = useSyncExternalStore(followConnection, isOnline, assumeOnline);
  return (
    <span className={classNames(styles.state, !online && styles.off)} role="status">
      <StockDot shape={online ? "full" : "ring"} />
      <span className={styles.words}>{online ? t("frame.online") : t("frame.offline")}</span>
    </span>
  );
}

function followConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

const isOnline = () => navigator.onLine;
const assumeOnline = () => true;
