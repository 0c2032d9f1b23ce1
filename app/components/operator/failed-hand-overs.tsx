import { Form, href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operator.module.css";
import { OrderOfPractice } from "./order-of-practice";

type HandOver = Answers["operator"]["overview"]["handOvers"][number];

/** The orders that the distributor has not accepted, each with the reason, and the possible actions. */
export function FailedHandOvers({ handOvers, count }: { handOvers: readonly HandOver[]; count: number }) {
  const { t } = useTexts(["operator", "common"]);
  return (
    <Panel id="hand-overs" title={t("operator:handOvers.title")} aside={count > 0 && <Failed count={count} />}>
      {handOvers.length === 0 ? (
        <p className={styles.none}>{t("operator:handOvers.none")}</p>
      ) : (
        <Table caption={t("operator:handOvers.title")} cards>
          <thead>
            <tr>
              <th scope="col">{t("operator:handOvers.order")}</th>
              <th scope="col">{t("operator:handOvers.reason")}</th>
              <th scope="col" data-end="">
                {t("operator:handOvers.tries")}
              </th>
              <th scope="col">{t("operator:handOvers.nextTry")}</th>
              <th scope="col">
                <VisuallyHidden>{t("common:fields.actions")}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {handOvers.map((handOver) => (
              <HandOverRow key={handOver.messageId} handOver={handOver} />
            ))}
          </tbody>
        </Table>
      )}
      {count > handOvers.length && <p className={styles.none}>{t("operator:handOvers.more", { shown: handOvers.length })}</p>}
    </Panel>
  );
}

/** The number of failed hand-overs, and a button that sends all of them again. */
function Failed({ count }: { count: number }) {
  const { t } = useTexts("operator");
  return (
    <div className={styles.acts}>
      <span className="quiet">{t("handOvers.count", { count })}</span>
      {count > 1 && (
        <Form method="post" action={href("/operator")} preventScrollReset>
          <Button small name="intent" value="sendAllAgain" icon="repeat">
            {t("handOvers.sendAllAgain", { count })}
          </Button>
        </Form>
      )}
    </div>
  );
}

function HandOverRow({ handOver }: { handOver: HandOver }) {
  const { t } = useTexts("operator");
  const format = useFormat();
  const { tenantId, messageId, confirmationNum, practiceName, attempts, nextTryAt } = handOver;
  const number = isolateLtr(confirmationNum);
  return (
    <tr>
      <OrderOfPractice confirmationNum={confirmationNum} practiceName={practiceName} />
      <td data-label={t("handOvers.reason")}>
        <FailureReason lastError={handOver.lastError} />
      </td>
      <td data-label={t("handOvers.tries")} data-end="">
        {format.number(attempts)}
      </td>
      <td data-label={t("handOvers.nextTry")}>
        <Code>{format.dayAndTime(nextTryAt)}</Code>
      </td>
      <td>
        <div className={styles.acts}>
          <Form method="post" action={href("/operator")} preventScrollReset>
            <input type="hidden" name="tenantId" value={tenantId} />
            <input type="hidden" name="messageId" value={messageId} />
            <Button small name="intent" value="sendAgain" icon="repeat" aria-label={t("handOvers.sendAgainOf", { number })}>
              {t("handOvers.sendAgain")}
            </Button>
          </Form>
          <ButtonLink
            small
            tone="quiet"
            to={href("/operator/take-out/:tenantId/:messageId", { tenantId, messageId })}
            aria-label={t("handOvers.takeOutOf", { number })}
            preventScrollReset
          >
            {t("handOvers.takeOut")}
          </ButtonLink>
        </div>
      </td>
    </tr>
  );
}

/** Why the last try failed. The outbox stores the kind and code of the error, never its message (D33). */
function FailureReason({ lastError }: { lastError: string | null }) {
  const { t } = useTexts("operator");
  const code = lastError ?? "";
  if (code.startsWith("TimeoutError")) return t("errors.noAnswer");
  if (/ECONN|ENOTFOUND|EHOST|TypeError/.test(code)) return t("errors.noConnection");
  const status = /\b[45]\d\d\b/.exec(code)?.[0];
  return status ? t("errors.refused", { code: isolateLtr(status) }) : t("errors.other", { code: isolateLtr(code) });
}
