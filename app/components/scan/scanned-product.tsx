import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { scanAddress } from "~/forms/scan/scan-address";
import { type Scanned, scanResultOf } from "~/forms/scan/scanned";
import { useTexts } from "~/i18n/use-texts";
import { useScanTexts } from "./use-scan-texts";

/** The product of a code, the box's own data, and links to order it; or why it cannot be ordered. */
export function ScannedProduct({ scan, scanned }: { scan: string; scanned: Scanned }) {
  const { t } = useTexts("scan");
  const texts = useScanTexts();
  const result = scanResultOf(scanned);
  const { lens, solution } = scanned;
  const itemId = lens?.seriesId ?? solution?.solutionId;
  const address = scanAddress(scanned, scan);
  const box = texts.box(scanned);
  const canBeOrdered = result === "lens" || result === "trial" || result === "solution";
  return (
    <div role="status">
      <Panel padded title={canBeOrdered ? texts.product(scanned) : t("nothing")}>
        <div className="stack">
          {!canBeOrdered && <p>{texts.answer(scanned, scan)}</p>}
          {box !== "" && (scanned.code?.isExpired ? <Notice tone="caution">{box}</Notice> : <p>{box}</p>)}
          <div className="row">
            {canBeOrdered && address !== null && result !== "solution" && (
              <ButtonLink to={address} tone="primary">
                {t(result === "trial" ? "openTrial" : "openGrid")}
              </ButtonLink>
            )}
            {result === "solution" && (
              <ButtonLink to={`/products/solutions?solution=${encodeURIComponent(itemId ?? "")}`} tone="primary">
                {t("openSolutions")}
              </ButtonLink>
            )}
            {itemId && !lens?.trial && <ButtonLink to={`/products/details/${itemId}`}>{t("details")}</ButtonLink>}
            {!itemId && <ButtonLink to="/products">{t("toCatalogue")}</ButtonLink>}
          </div>
        </div>
      </Panel>
    </div>
  );
}
