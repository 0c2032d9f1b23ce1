import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";
import { deliveriesAddress, deliveryAddress } from "./delivery-addresses";

export type Earlier = Answers["deliveries"]["list"] & { isFirst: boolean };

/** The deliveries that were finished here, newest first; nothing before the first. */
export function EarlierDeliveries({ earlier, locationId }: { earlier: Earlier; locationId: string | null }) {
  const { t } = useTexts("deliveries");
  const format = useFormat();
  const { deliveries, next, isFirst } = earlier;
  if (deliveries.length === 0) return null;
  return (
    <Panel title={t("earlier.title")}>
      <Table caption={t("earlier.caption")} cards>
        <thead>
          <tr>
            <th scope="col">{t("earlier.day")}</th>
            <th scope="col">{t("earlier.by")}</th>
            <th scope="col" data-end="">
              {t("earlier.boxes")}
            </th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map(({ id, finishedAt, finishedBy, boxesQuantity }) => (
            <tr key={id}>
              <th scope="row" data-label={t("earlier.day")}>
                <Link
                  to={deliveryAddress(id)}
                  prefetch="none"
                  aria-label={t("earlier.openOf", { day: isolateLtr(format.dayAndTime(finishedAt)) })}
                >
                  <Code>{format.dayAndTime(finishedAt)}</Code>
                </Link>
              </th>
              <td data-label={t("earlier.by")}>
                <bdi>{finishedBy}</bdi>
              </td>
              <td data-end="" data-label={t("earlier.boxes")}>
                {format.number(boxesQuantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {(next !== null || !isFirst) && (
        <nav className={styles.pages} aria-label={t("earlier.pages")}>
          {!isFirst && <ButtonLink to={deliveriesAddress(locationId)}>{t("earlier.newest")}</ButtonLink>}
          {next !== null && <ButtonLink to={deliveriesAddress(locationId, next)}>{t("earlier.older")}</ButtonLink>}
        </nav>
      )}
    </Panel>
  );
}
