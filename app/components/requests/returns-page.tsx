import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { Page } from "~/components/frame/page";
import { Prescription } from "~/components/lens/prescription";
import { orderAddress } from "~/components/orders/order-address";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Crumbs } from "~/components/ui/crumbs";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./requests.module.css";

type Listed = Answers["requests"]["listReturns"];

/** The practice's returns, newest first, with their state. */
export function ReturnsPage({ returns, next, isFirst }: Listed & { isFirst: boolean }) {
  const { t } = useTexts(["requests", "orders", "common"]);
  const head = [t("requests:list.order"), t("requests:list.product"), t("requests:list.boxes"), t("requests:list.reason")];
  return (
    <Page>
      <Crumbs
        label={t("orders:detail.crumbs")}
        crumbs={[
          { label: t("orders:title"), to: "/history" },
          { label: t("common:titles.returns"), current: true },
        ]}
      />
      <PageHead title={t("common:titles.returns")} />
      <Panel>
        {returns.length === 0 ? (
          <EmptyState title={t("requests:list.none")} actions={<ButtonLink to="/history">{t("requests:list.toOrders")}</ButtonLink>}>
            {t("requests:list.noneText")}
          </EmptyState>
        ) : (
          <Table caption={t("requests:list.caption")} cards>
            <thead>
              <tr>
                {head.map((label, index) => (
                  <th key={label} scope="col" data-end={index === 2 ? "" : undefined}>
                    {label}
                  </th>
                ))}
                <th scope="col">{t("requests:list.asked")}</th>
                <th scope="col">{t("requests:list.state")}</th>
              </tr>
            </thead>
            <tbody>
              {returns.map((each) => (
                <ReturnRow key={each.id} listed={each} />
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
      {(next !== null || !isFirst) && (
        <nav className="row" aria-label={t("requests:list.pages")}>
          {!isFirst && <ButtonLink to="/history/returns">{t("requests:list.newest")}</ButtonLink>}
          {next !== null && <ButtonLink to={`/history/returns?${new URLSearchParams({ next })}`}>{t("requests:list.older")}</ButtonLink>}
        </nav>
      )}
    </Page>
  );
}

function ReturnRow({ listed }: { listed: Listed["returns"][number] }) {
  const { t } = useTexts("requests");
  const format = useFormat();
  const { id, orderId, cartId, confirmationNum, line, quantity, reason, lot, hasPhoto, state, steps, askedAt, askedBy } = listed;
  return (
    <tr>
      <th scope="row">
        <Link to={orderAddress({ cartId, id: orderId })}>
          <Code>{confirmationNum}</Code>
        </Link>
      </th>
      <td data-label={t("list.product")}>
        {line && (
          <span className={styles.product}>
            <bdi>{line.isLens ? format.product(line.productName, line.packSize) : line.productName}</bdi>
            {line.isLens && <Prescription values={line.values} eye={line.eye ?? undefined} />}
          </span>
        )}
      </td>
      <td data-label={t("list.boxes")} data-end="">
        {quantity !== null && format.number(quantity)}
      </td>
      <td data-label={t("list.reason")}>
        <span className={styles.product}>
          {reason && t(`reasons.${reason}`)}
          {lot && <span className="small quiet">{t("list.lot", { lot: isolateLtr(lot) })}</span>}
          {hasPhoto && (
            <a
              className="small"
              href={`/history/returns/${id}/photo`}
              target="_blank"
              rel="noopener"
              aria-label={t("list.photoOf", { number: isolateLtr(confirmationNum) })}
            >
              {t("list.photo")}
            </a>
          )}
        </span>
      </td>
      <td data-label={t("list.asked")}>
        <span className={styles.product}>
          <Code>{format.dayAndTime(askedAt)}</Code>
          <bdi className="small quiet">{askedBy}</bdi>
        </span>
      </td>
      <td data-label={t("list.state")}>
        <span className={styles.product}>
          <b>{t(`states.${state}`)}</b>
          <bdi className="small quiet">{state === "asked" ? "" : steps.at(-1)?.words}</bdi>
        </span>
      </td>
    </tr>
  );
}
