import type { OrderStatus } from "~/domain/order/status";
import { findStatusDetail } from "~/domain/order/status-label";
import { useTexts } from "~/i18n/use-texts";
import type { common } from "~/locales/en/common";

type StatusKey = `common:status.${keyof typeof common.status}` | `common:statusDetail.${keyof typeof common.statusDetail}`;
type TimelineKey = StatusKey | "common:timeline.OrderInitialized";

/** Returns the text of a status (D26): the distributor's more detailed one where it is known, else that of the status. */
export function statusText(t: (key: StatusKey) => string, status: OrderStatus, detail: string | null): string {
  const known = findStatusDetail(status, detail);
  return known ? t(`common:statusDetail.${known}`) : t(`common:status.${status}`);
}

/** Returns the text for a status in the timeline and the details, where the first one is named "Order Initialized" (D26). */
export function timelineText(t: (key: TimelineKey) => string, status: OrderStatus, detail: string | null): string {
  return status === "OrderInitialized" ? t("common:timeline.OrderInitialized") : statusText(t, status, detail);
}

type TextOfStatus = (status: OrderStatus, detail: string | null) => string;

/** Returns the text for a status, in the language of the page. */
export function useStatusText(): TextOfStatus {
  const { t } = useTexts(["common"]);
  return (status, detail) => statusText(t, status, detail);
}
