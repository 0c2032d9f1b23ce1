import type { Answers } from "~/calls/answers";
import { Prescription } from "~/components/lens/prescription";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";

/** What was claimed of a delivery, and the answers. */
export function ClaimsTable({ claims }: { claims: Answers["deliveries"]["read"]["claims"] }) {
  const { t } = useTexts(["deliveries", "requests"]);
  const format = useFormat();
  return (
    <Panel title={t("deliveries:claims.title")}>
      <Table caption={t("deliveries:claims.caption")} cards>
        <thead>
          <tr>
            <th scope="col">{t("deliveries:expected.product")}</th>
            <th scope="col" data-end="">
              {t("deliveries:received.boxes")}
            </th>
            <th scope="col">{t("deliveries:claims.state")}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ id, line, quantity, state, steps }) => (
            <tr key={id}>
              <th scope="row">
                {line && (
                  <span className={styles.product}>
                    <bdi>{format.product(line.productName, line.isLens ? line.packSize : null)}</bdi>
                    {line.isLens && <Prescription values={line.values} eye={line.eye ?? undefined} />}
                  </span>
                )}
              </th>
              <td data-end="" data-label={t("deliveries:received.boxes")}>
                {quantity !== null && format.number(quantity)}
              </td>
              <td data-label={t("deliveries:claims.state")}>
                <span className={styles.product}>
                  <b>{t(`requests:states.${state}`)}</b>
                  <bdi className="small quiet">{state === "asked" ? "" : steps.at(-1)?.words}</bdi>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
