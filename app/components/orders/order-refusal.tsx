import type { ReactNode } from "react";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

export type RefusedOrder = { code: string; values: unknown };

const codes = ["changeWindowClosed", "cartLocked", "cartLimit", "productUnavailable", "shippingRefused", "notFound"] as const;

/** Why an order was not copied or cancelled; nothing has changed. */
export function OrderRefusal({ refusal, title, actions }: { refusal: RefusedOrder; title: string; actions?: ReactNode }) {
  const { t } = useTexts("orders");
  const format = useFormat();
  const code = codes.find((known) => known === refusal.code) ?? "other";
  return (
    <RefusalNotice title={title} actions={actions}>
      <p>{t(`refusals.${code}`, { until: "", max: "", quantity: "", ...format.values(refusal.values) })}</p>
    </RefusalNotice>
  );
}
