import { AskNotice } from "~/components/requests/ask-notice";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { UnbrokenNumbers } from "~/components/ui/unbroken-numbers";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import { cancelAddress, changeAddress } from "./order-address";
import type { DetailedOrder } from "./shown-placed-order";

type Props = { order: DetailedOrder; phone: string };

/** Until when the order can be changed or cancelled (D27) and how; after that whom to call. */
export function ChangeNotice({ order, phone }: Props) {
  const { t } = useTexts("orders");
  const format = useFormat();
  const time = isolateLtr(format.time(order.changeableUntil));
  const call = isolateLtr(format.phone(phone));
  if (order.status === "Cancelled") return <Notice icon="lock" title={t("change.cancelled")} />;
  if (order.changeable) {
    return (
      <Notice tone="accent" icon="clock" title={t("change.open", { time })}>
        <p className="small">{t("change.openText", { time })}</p>
        <div className={styles.choices}>
          <ButtonLink small icon="edit" to={changeAddress(order)}>
            {t("change.change")}
          </ButtonLink>
          <ButtonLink small to={cancelAddress(order)} preventScrollReset>
            {t("change.cancel")}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  if (order.status === "OrderProcessingError") {
    return (
      <Notice tone="danger" title={t("change.error")}>
        <p>
          <UnbrokenNumbers text={t("change.errorText", { phone: call })} />
        </p>
        <AskNotice order={order} />
      </Notice>
    );
  }
  return (
    <Notice icon="lock" title={t("change.closed")}>
      <p className="small quiet">
        <UnbrokenNumbers text={t("change.closedText", { time: isolateLtr(format.dayAndTime(order.changeableUntil)), phone: call })} />
      </p>
      <AskNotice order={order} />
    </Notice>
  );
}
