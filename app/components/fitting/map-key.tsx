import { StockDot } from "~/components/lens/stock-dot";
import { Icon } from "~/components/ui/icon";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting-map.module.css";

/** The legend of the map. */
export function MapKey() {
  const { t } = useTexts("fittingSets");
  return (
    <section className={styles.key} aria-label={t("map.key")}>
      <span className="strong">{t("map.counts")}</span>
      {(["full", "half", "ring"] as const).map((shape) => (
        <span key={shape}>
          <StockDot shape={shape} /> {t(`map.${shape}`)}
        </span>
      ))}
      <span className={styles.soon}>
        <Icon name="clock" /> {t("map.soon")}
      </span>
      <span className={styles.expired}>
        <Icon name="alert" /> {t("map.expired")}
      </span>
    </section>
  );
}
