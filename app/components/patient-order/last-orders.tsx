import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { LensLines } from "./lens-lines";
import styles from "./patient-order.module.css";

type Props = { orders: readonly PastOrder[]; formId: string; chosen: boolean };

/**
 * The patient's last orders next to the form; one press fills it with one of them as it can be ordered today. Asks for a patient while none
 * is chosen.
 */
export function LastOrders({ orders, formId, chosen }: Props) {
  const { t } = useTexts("patientOrder");
  return (
    <Panel
      title={t("past.title")}
      padded={orders.length === 0}
      aside={orders.length > 0 && <Link to={`/history?patient=${orders[0]?.patientId}`}>{t("past.all")}</Link>}
    >
      {orders.length === 0 ? (
        <p className="small quiet">{t(chosen ? "past.none" : "past.choose")}</p>
      ) : (
        <ol className={styles.past}>
          {orders.map((order, index) => (
            <PastOrderItem key={order.id} order={order} position={index + 1} formId={formId} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function PastOrderItem({ order, position, formId }: { order: PastOrder; position: number; formId: string }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const day = format.dayInDigits(format.dayOf(order.createdAt));
  return (
    <li>
      <div className="row row--apart">
        <b>
          <Code>{day}</Code>
        </b>
        <Button
          small
          tone="quiet"
          icon="repeat"
          form={formId}
          name="intent"
          value={`repeat:${order.id}`}
          kbd={position < 10 ? String(position) : undefined}
          aria-label={t("past.repeatDay", { day })}
          data-repeat={position}
        >
          {t("past.repeat")}
        </Button>
      </div>
      <LensLines lines={order.lines} />
    </li>
  );
}
