import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import type { UsualOrder } from "~/forms/usual-order/typed-order";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";

/** Explains why nothing is proposed: the shelf should hold enough, or too little is known of a new location. */
export function NothingUsual({ order, location }: { order: UsualOrder; location: string }) {
  const { t } = useTexts(["usualOrder", "common"]);
  const isYoung = order.knownWeeks < order.neededWeeks;
  const values = { location: isolate(location), weeks: String(order.neededWeeks) };
  return (
    <EmptyState
      title={t(isYoung ? "usualOrder:young.title" : "usualOrder:none.title")}
      actions={<ButtonLink to="/products/stock-revenue">{t("common:navigation.stockRevenue")}</ButtonLink>}
    >
      {t(isYoung ? "usualOrder:young.text" : "usualOrder:none.text", values)}
    </EmptyState>
  );
}
