import type { GridStore } from "~/components/stock-grid/grid-store";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import type { Scanned } from "~/forms/scan/scanned";
import { useTexts } from "~/i18n/use-texts";
import { useScanTexts } from "./use-scan-texts";

/**
 * What was scanned, above the grid in which its lens has the focus. Its cell does not change until the button is pressed, which adds one
 * box.
 */
export function ScannedStrip({ scanned, productId, store }: { scanned: Scanned; productId: string; store: GridStore }) {
  const { t } = useTexts("scan");
  const texts = useScanTexts();
  const addOne = () => store.type(productId, String(store.boxes([productId]) + 1));
  return (
    <Notice
      tone={scanned.code?.isExpired ? "caution" : "accent"}
      icon="scan"
      role="status"
      title={texts.answer(scanned, scanned.code?.gtin ?? "")}
      actions={
        <Button
          small
          name="intent"
          value={`one:${productId}`}
          onClick={(event) => {
            event.preventDefault();
            addOne();
          }}
        >
          {t("orderOne")}
        </Button>
      }
    >
      <p>{[texts.box(scanned), t("orderHint")].filter(Boolean).join(" ")}</p>
    </Notice>
  );
}
