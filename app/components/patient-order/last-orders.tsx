import { Link } from "react-router";
import { Prescription } from "~/components/lens/prescription";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patient-order.module.css";

type Props = { orders: readonly PastOrder[]; formId: string; chosen: boolean };

/**
 * The last orders of the patient beside the form; one press fills it with one of them as it can be ordered today. Asks for a patient
 * while none is chosen.
 */
export function LastOrders({ orders, formId, chosen }: Props) {
  const { t } = useTexts("patientOrder");
  return (
    <Panel
      title={t("past.title")}
      aside={orders.length > 0 && <Link to={`/history?patient=${orders[0]?.patientId}`}>{t("past.all")}</Link>}
    >
      {orders.length === 0 ? (
        <p className={`${styles.fields} small quiet`}>{t(chosen ? "past.none" : "past.choose")}</p>
      ) : (
        <ol className={styles.past}>
          {orders.map((order, index) => (
            <PastOrderItem key={order.id} order={order} place={index + 1} formId={formId} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function PastOrderItem({ order, place, formId }: { order: PastOrder; place: number; formId: string }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const day = format.dayInDigits(format.dayOf(order.createdAt));
  const products = order.lines.map(({ productName, packSize }) => format.product(productName, packSize));
  const boxes = (side: string) => order.lines.filter(({ eye }) => eye === side).reduce((sum, { quantity }) => sum + quantity, 0);
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
          kbd={place < 10 ? String(place) : undefined}
          aria-label={t("past.repeatDay", { day })}
          data-repeat={place}
        >
          {t("past.repeat")}
        </Button>
      </div>
      <p className="small quiet">
        <bdi>{format.list([...new Set(products)])}</bdi>, {t("past.boxes", { right: boxes("right"), left: boxes("left") })}
      </p>
      {order.lines.map(({ id, eye, values }) => (
        <Prescription key={id} values={values} eye={eye ?? undefined} className="small" />
      ))}
    </li>
  );
}
