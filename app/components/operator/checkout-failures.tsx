import { href, Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operator.module.css";

type Props = { failures: Answers["operator"]["overview"]["checkoutFailures"]; isCut: boolean };

/** The newest failed checkouts, with what the person was told (D38). */
export function CheckoutFailures({ failures, isCut }: Props) {
  const { t } = useTexts("operator");
  const format = useFormat();
  const refusalText = useRefusalText();
  return (
    <Panel id="checkouts" title={t("failures.title")}>
      {failures.length === 0 ? (
        <p className={styles.none}>{t("failures.none")}</p>
      ) : (
        <Table caption={t("failures.title")} cards>
          <thead>
            <tr>
              <th scope="col">{t("failures.at")}</th>
              <th scope="col">{t("failures.practice")}</th>
              <th scope="col">{t("failures.code")}</th>
            </tr>
          </thead>
          <tbody>
            {failures.map(({ id, at, tenantId, practiceName, code }) => (
              <tr key={id}>
                <th scope="row">
                  <Code>{format.dayAndTime(at)}</Code>
                </th>
                <td data-label={t("failures.practice")}>
                  <Link to={href("/operator/practices/:tenantId", { tenantId })}>
                    <bdi>{practiceName}</bdi>
                  </Link>
                </td>
                <td data-label={t("failures.code")}>
                  {refusalText({ code })} <Code className="quiet">{code}</Code>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {isCut && <p className={styles.none}>{t("failures.more", { shown: failures.length })}</p>}
    </Panel>
  );
}
