import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AskedFacts } from "./asked-facts";
import styles from "./operator.module.css";
import { OrderOfPractice } from "./order-of-practice";

type Waiting = Answers["operator"]["overview"]["requests"];

/** Unanswered requests of practices, oldest first (D78), with their number. */
export function WaitingRequests({ requests, count }: { requests: Waiting; count: number }) {
  const { t } = useTexts(["operator", "common"]);
  return (
    <Panel
      id="requests"
      title={t("operator:requests.title")}
      aside={count > 0 && <span className="quiet">{t("operator:requests.count", { count })}</span>}
    >
      {requests.length === 0 ? (
        <p className={styles.none}>{t("operator:requests.none")}</p>
      ) : (
        <Table caption={t("operator:requests.title")} cards>
          <thead>
            <tr>
              <th scope="col">{t("operator:requests.order")}</th>
              <th scope="col">{t("operator:requests.what")}</th>
              <th scope="col">{t("operator:requests.asked")}</th>
              <th scope="col">
                <VisuallyHidden>{t("common:fields.actions")}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {requests.map((asked) => (
              <RequestRow key={asked.id} asked={asked} />
            ))}
          </tbody>
        </Table>
      )}
      {count > requests.length && <p className={styles.none}>{t("operator:requests.more", { shown: requests.length })}</p>}
    </Panel>
  );
}

function RequestRow({ asked }: { asked: Waiting[number] }) {
  const { t } = useTexts("operator");
  const format = useFormat();
  const { tenantId, id, confirmationNum, practiceName, askedAt } = asked;
  return (
    <tr>
      <OrderOfPractice confirmationNum={confirmationNum} practiceName={practiceName} />
      <td data-label={t("requests.what")}>
        <AskedFacts asked={asked} />
      </td>
      <td data-label={t("requests.asked")}>
        <Code>{format.dayAndTime(askedAt)}</Code>
      </td>
      <td>
        <div className={styles.acts}>
          <ButtonLink
            small
            to={href("/operator/requests/:tenantId/:requestId", { tenantId, requestId: id })}
            aria-label={t("requests.answerOf", { number: isolateLtr(confirmationNum) })}
            preventScrollReset
          >
            {t("requests.answer")}
          </ButtonLink>
        </div>
      </td>
    </tr>
  );
}
