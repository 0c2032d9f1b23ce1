import type { OrderStatus } from "~/domain/order/status";
import { findStatusDetail } from "~/domain/order/status-label";
import { useTexts } from "~/i18n/use-texts";

/** The words for a state (D26): the distributor's closer ones where they are known, else the state's own. */
export function useStatusText(): (status: OrderStatus, detail: string | null) => string {
  const { t } = useTexts("common");
  return (status, detail) => {
    const known = findStatusDetail(status, detail);
    return known ? t(`statusDetail.${known}`) : t(`status.${status}`);
  };
}

/** The words for a state in the timeline and the details, where the first one is named "Order Initialized" (D26). */
export function useTimelineText(): (status: OrderStatus, detail: string | null) => string {
  const { t } = useTexts("common");
  const statusText = useStatusText();
  return (status, detail) => (status === "OrderInitialized" ? t("timeline.OrderInitialized") : statusText(status, detail));
}
