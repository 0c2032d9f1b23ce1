import { BoxProduct } from "~/components/deliveries/box-product";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { presses, type ShelfCount } from "~/forms/shelf-count/typed-count";
import { useTexts } from "~/i18n/use-texts";
import styles from "./shelf-count.module.css";

/** The last scanned box, announced to screen readers, with a button to remove it. */
export function LastScanned({ count: { lastScanned, lines } }: { count: ShelfCount }) {
  const { t } = useTexts(["shelfCount", "common"]);
  const line = lines.find(({ key }) => key === lastScanned?.key);
  return (
    <div role="status" className={styles.last}>
      {lastScanned && line && (
        <Notice tone={line.product ? "good" : "caution"} title={t("shelfCount:lastBox")}>
          <BoxProduct product={line.product} gtin={line.gtin} />
          <p className={styles.takeBack}>
            <b>{t("shelfCount:ofThese", { boxes: t("common:units.boxes", { count: line.counted ?? 0 }) })}</b>
            <Button small tone="quiet" name="intent" value={`${presses.takeBack}${lastScanned.boxId}`}>
              {t("shelfCount:takeBack")}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}
