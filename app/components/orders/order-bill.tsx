import { useDiscountSums } from "~/components/cart/discount-sums";
import { Code } from "~/components/ui/code";
import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import { type Sum, Sums } from "~/components/ui/sums";
import { namedDiscounts } from "~/domain/price/named-discounts";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import type { DetailedOrder } from "./placed-order";

type Props = { order: DetailedOrder; vat: { rateBasisPoints: number; pricesInclude: boolean } };

/** Where the order goes, and what it costs as the market shows it: its boxes, promotions by name, net, VAT and total, or the total with its VAT (D3). */
export function OrderBill({ order, vat }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const sums = useOrderSums();
  const [first] = order.transactions;
  return (
    <Panel padded>
      <div className={styles.bill}>
        <div>
          <h2>{t("orders:detail.delivery")}</h2>
          {first && <Delivery order={order} part={first} />}
        </div>
        <div>
          <h2>{t("orders:detail.bill")}</h2>
          <Sums sums={sums(order, vat)} />
        </div>
      </div>
    </Panel>
  );
}

function Delivery({ order, part }: { order: DetailedOrder; part: DetailedOrder["transactions"][number] }) {
  const { t } = useTexts(["orders", "common"]);
  const { name, street, street2, city, zip } = part.shippingAddress;
  const service = t(`common:shipping.${part.defaultShippingOption as "DAY"}`);
  const address = (
    <>
      <bdi>{name}</bdi>
      <br />
      <bdi>{[street, street2, city].filter(Boolean).join(", ")}</bdi> <Code>{zip}</Code>
    </>
  );
  const shipTo = part.shipToOffice
    ? t("orders:detail.shipTo", { service, code: isolateLtr(part.shipToCode) })
    : t("common:dispensing.ShipToPatient");
  const pairs = [
    { id: "to", label: t("orders:detail.to"), value: address },
    { id: "service", label: t("orders:detail.service"), value: shipTo },
    {
      id: "distributor",
      label: t("orders:detail.distributor"),
      value: t("orders:detail.partner", { name: part.distributor, number: isolateLtr(order.bpn) }),
    },
  ];
  if (order.note) pairs.push({ id: "note", label: t("orders:detail.note"), value: <bdi>{order.note}</bdi> });
  return <Pairs pairs={pairs} className={styles.pairs} />;
}

function useOrderSums(): (order: DetailedOrder, vat: Props["vat"]) => Sum[] {
  const { t } = useTexts("common");
  const format = useFormat();
  const discountSums = useDiscountSums();
  return ({ lines, boxesQuantity, net, fee, vat, gross }, { rateBasisPoints, pricesInclude }) => {
    const discounts = namedDiscounts(lines.map(({ promotion, discount }) => ({ promotion, discount: discount.amount })));
    const before = lines.reduce((sum, line) => sum + line.net.amount + line.discount.amount, 0);
    const parts = [
      ...(discounts.length === 0
        ? []
        : [{ label: t("units.boxes", { count: boxesQuantity }), amount: format.money({ ...net, amount: before }) }]),
      ...discountSums(discounts, net.currency),
      ...(fee.amount === 0 ? [] : [{ label: t("totals.shippingFee"), amount: format.money(fee) }]),
    ];
    const tax = { label: t("totals.vat", { rate: format.percent(rateBasisPoints) }), amount: format.money(vat) };
    const total = { label: t(pricesInclude ? "totals.grossIncludingVat" : "totals.gross"), amount: format.money(gross), total: true };
    return pricesInclude ? [...parts, total, tax] : [...parts, { label: t("totals.net"), amount: format.money(net) }, tax, total];
  };
}
