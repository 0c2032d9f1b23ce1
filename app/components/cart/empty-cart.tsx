import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

/** The empty cart: its purpose, and the shortest ways to fill it. */
export function EmptyCart({ locationName, savedQuantity }: { locationName: string; savedQuantity: number }) {
  const { t } = useTexts(["cart", "common"]);
  return (
    <Panel>
      <EmptyState
        title={t("cart:empty.title", { location: isolate(locationName) })}
        actions={
          <>
            <ButtonLink tone="primary" to="/products/usual-order" icon="repeat">
              {t("common:titles.usualOrder")}
            </ButtonLink>
            <ButtonLink to="/products/templates">{t("common:titles.templates")}</ButtonLink>
            <ButtonLink to="/products/patient-revenue">{t("common:navigation.patientRevenue")}</ButtonLink>
            <ButtonLink to="/products/stock-revenue">{t("common:navigation.stockRevenue")}</ButtonLink>
            <ButtonLink tone="quiet" to="/history">
              {t("cart:empty.past")}
            </ButtonLink>
          </>
        }
      >
        <p>
          {t("cart:empty.text")} {savedQuantity > 0 && t("cart:empty.setAside")}
        </p>
      </EmptyState>
    </Panel>
  );
}
