import type { PreorderKind } from "~/domain/order/preorder-kind";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { approvalValues } from "../approvals/approval-values";
import { orderKindOf } from "./order-kind";
import type { DetailedOrder } from "./shown-placed-order";

type Key = "common:approvedOrder" | `common:orderKinds.${PreorderKind}` | `orders:detail.${"for" | "placedBy" | "erp" | "cart"}`;
type Translation = { t: (key: Key, values?: Record<string, string>) => string; format: Pick<Format, "name" | "dayAndTime"> };

/** Returns for whom, when and by whom an order was placed, and its numbers. */
export function orderFacts({ t, format }: Translation, order: DetailedOrder): string[] {
  const { patientFirst, patientLast, createdAt, placedBy, erpOrderNumber, cartConfirmationNum, approval } = order;
  const kind = t(`common:orderKinds.${orderKindOf(order)}`);
  const name = patientLast === null ? null : isolate(format.name({ firstName: patientFirst ?? "", lastName: patientLast }));
  return [
    name ? t("orders:detail.for", { name }) : kind,
    t("orders:detail.placedBy", { at: isolateLtr(format.dayAndTime(createdAt)), name: isolate(placedBy) }),
    ...(approval ? [t("common:approvedOrder", approvalValues(approval, format))] : []),
    ...(erpOrderNumber ? [t("orders:detail.erp", { number: isolateLtr(erpOrderNumber) })] : []),
    t("orders:detail.cart", { number: isolateLtr(cartConfirmationNum) }),
  ];
}

/** The same in one line. */
export function OrderFacts({ order }: { order: DetailedOrder }) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  return <>{orderFacts({ t, format }, order).join(" · ")}</>;
}
