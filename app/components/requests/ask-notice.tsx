import { Form } from "react-router";
import type { DetailedOrder } from "~/components/orders/shown-placed-order";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { canAskToCancel } from "~/domain/request/order-request";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { askAddress } from "./request-addresses";
import styles from "./requests.module.css";

/** Asking to cancel the order once its window has closed (D78): a link to do so, or the request and its answer. */
export function AskNotice({ order }: { order: DetailedOrder }) {
  const { t } = useTexts("requests");
  const format = useFormat();
  const asked = order.requests.findLast(({ kind }) => kind === "cancelOrder");
  const statuses = order.transactions.map(({ status }) => status);
  const isAsked = asked?.state === "asked";
  const verdict = canAskToCancel({ changeable: order.changeable, until: order.changeableUntil, statuses, isAsked });
  if (asked && isAsked) {
    return (
      <div className={styles.ask}>
        <p>
          <b>{t("ask.waiting")}</b>
        </p>
        <p className="small">{t("ask.waitingText", { at: isolateLtr(format.dayAndTime(asked.askedAt)), name: isolate(asked.askedBy) })}</p>
        <Form method="post" action={askAddress(order)} preventScrollReset>
          <input type="hidden" name="requestId" value={asked.id} />
          <Button small name="intent" value="withdraw">
            {t("ask.withdraw")}
          </Button>
        </Form>
      </div>
    );
  }
  if (asked?.state !== "declined" && !verdict.permitted) return null;
  return (
    <div className={styles.ask}>
      {asked?.state === "declined" && (
        <p>
          <b>{t("ask.declined")}</b> <bdi>{asked.steps.at(-1)?.words}</bdi>
        </p>
      )}
      {verdict.permitted && (
        <p>
          <ButtonLink small to={askAddress(order)} preventScrollReset>
            {t("ask.open")}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
