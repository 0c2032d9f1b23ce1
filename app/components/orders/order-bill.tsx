import { Pairs } from "~/components/ui/pairs";
import { Panel } from "~/components/ui/panel";
import { Sums } from "~/components/ui/sums";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import { orderSums } from "./order-sums";
import { PostalAddress } from "./postal-address";
import type { DetailedOrder } from "./shown-placed-order";

/**
 * The delivery of the order, and its price as the market shows it: its boxes, promotions by name, net, VAT and total, or the total with its
 * VAT (D3).
 */
export function OrderBill({ order }: { order: DetailedOrder }) {
  const { t } = useTexts(["orders", "common"]);
  const format = useFormat();
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
          <Sums sums={orderSums({ t, format }, order)} />
        </div>
      </div>
    </Panel>
  );
}

function Delivery({ order, part }: { order: DetailedOrder; part: DetailedOrder["transactions"][number] }) {
  const { t } = useTexts(["orders", "common"]);
  const service = t(`common:shipping.${part.defaultShippingOption as "DAY"}`);
  const address = (
    <>
      <bdi>{part.shippingAddress.name}</bdi>
      <br />
      <PostalAddress address={part.shippingAddress} />
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
