import { ErrorSummary } from "~/components/fields/error-summary";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { cellId } from "~/components/power-table/cell-ids";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { gridFormId } from "~/forms/stock-grid/draft-summary";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { lensText } from "./lens-text";

/**
 * Why nothing was added, at the top of the page, with links to the cells and to what can be done. Questions have components of their
 * own.
 */
export function GridRefusalNotice({ refusal }: { refusal: GridRefusal }) {
  const { t } = useTexts("stockGrid");
  const format = useFormat();
  switch (refusal.code) {
    case "confirmRemoval":
    case "changedElsewhere":
    case "alreadyInCart":
      return null;
    case "quantities":
      return (
        <ErrorSummary
          title={t("refusals.title", { count: refusal.mistakes.length })}
          problems={refusal.mistakes.map(({ productId, code, given, maximum }) => ({
            fieldId: cellId(productId),
            text: t(`refusals.${code}`, { lens: isolateLtr(lensText(productId)), given: isolateLtr(given), maximum }),
          }))}
        />
      );
    case "impossibleLens":
    case "productUnavailable":
      return (
        <ErrorSummary
          title={t("refusals.notAdded")}
          problems={[
            { fieldId: cellId(refusal.productId), text: t(`refusals.${refusal.code}`, { lens: isolateLtr(lensText(refusal.productId)) }) },
          ]}
        />
      );
    case "cartLocked":
      return (
        <RefusalNotice
          tone="caution"
          title={t("refusals.notAdded")}
          actions={
            <span className="row">
              <Button form={gridFormId} name="release" value="1" small>
                {t("refusals.release")}
              </Button>
              <ButtonLink to="/checkout" small>
                {t("refusals.continue")}
              </ButtonLink>
            </span>
          }
        >
          <p>{t("refusals.cartLocked", { until: "", ...format.values(refusal.values) })}</p>
        </RefusalNotice>
      );
    default: {
      const values = "values" in refusal ? format.values(refusal.values) : {};
      return (
        <RefusalNotice title={t("refusals.notAdded")}>
          <p>{t(`refusals.${refusal.code}`, { max: "", quantity: "", ...values })}</p>
        </RefusalNotice>
      );
    }
  }
}
