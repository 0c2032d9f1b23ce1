import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { orderKindOf } from "./order-kind";
import type { DetailedOrder } from "./placed-order";

/** In one line: for whom, when and by whom it was placed, and its numbers. */
export function OrderFacts({ order }: { order: DetailedOrder }) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
  const { patientFirst, patientLast, createdAt, placedBy, erpOrderNumber, cartConfirmationNum } = order;
  const kind = t(`common:orderKinds.${orderKindOf(order)}`);
  const name = patientLast === null ? null : isolate(format.name({ firstName: patientFirst ?? "", lastName: patientLast }));
  const facts = [
    name ? t("orders:detail.for", { name }) : kind,
    t("orders:detail.placedBy", { at: isolateLtr(format.dayAndTime(createdAt)), name: isolate(placedBy) }),
    erpOrderNumber && t("orders:detail.erp", { number: isolateLtr(erpOrderNumber) }),
    t("orders:detail.cart", { number: isolateLtr(cartConfirmationNum) }),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}
