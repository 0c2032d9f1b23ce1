import type { DetailedOrder, OrderedLine, OrderPart } from "~/components/orders/shown-placed-order";
import { ButtonLink } from "~/components/ui/button-link";
import { waitsForBoxes } from "~/domain/request/backorder-choice";
import { useTexts } from "~/i18n/use-texts";
import { backorderAddress, returnAddress } from "./request-addresses";
import styles from "./requests.module.css";

type Props = { order: DetailedOrder; part: OrderPart; line: OrderedLine };

/** The requests about a line with their state, newest last. */
export function LineRequests({ order, part, line }: Props) {
  const { t } = useTexts(["requests", "common"]);
  const ofLine = order.requests.filter((each) => each.transactionId === part.id && each.lineId === line.id && each.state !== "withdrawn");
  return ofLine.map(({ id, kind, state, quantity, steps }) => (
    <span key={id} className="small">
      <b>{t(`requests:kinds.${kind}`)}</b>
      {quantity !== null && ` (${t(line.solutionId === null ? "common:units.boxes" : "common:units.bottles", { count: quantity })})`}:{" "}
      {t(`requests:states.${state}`)} <bdi className="quiet">{state === "asked" ? "" : steps.at(-1)?.words}</bdi>
    </span>
  ));
}

/** The requests that a line allows in the status of its part: what to do on backorder (D79), and its return (D80). */
export function LineActs({ order, part, line }: Props) {
  const { t } = useTexts("requests");
  const params = { transactionId: part.id, lineId: line.id };
  const product = line.productName;
  const isTrial = part.merchandise.purchaseType === "Trial";
  if (part.status === "Delivered" && !isTrial) {
    return (
      <ButtonLink small tone="quiet" to={returnAddress(order, params)} aria-label={t("give.openOf", { product })} preventScrollReset>
        {t("give.open")}
      </ButtonLink>
    );
  }
  if (order.changeable || !waitsForBoxes({ status: part.status, available: part.available })) return null;
  return (
    <ButtonLink
      small
      className={styles.choose}
      to={backorderAddress(order, params)}
      aria-label={t("backorder.openOf", { product })}
      preventScrollReset
    >
      {t("backorder.open")}
    </ButtonLink>
  );
}
