import { deliveriesAddress } from "~/components/deliveries/delivery-addresses";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { Pagination } from "~/components/ui/pagination";
import { Panel } from "~/components/ui/panel";
import { historyAddress } from "~/forms/orders/history-view";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { OrdersSelection } from "../order-selection/orders-selection";
import styles from "./history.module.css";
import type { HistoryAnswer } from "./history-answer";
import { HistoryFilters } from "./history-filters";
import { NoOrders } from "./no-orders";
import { OrdersTable } from "./orders-table";

type Props = HistoryAnswer & {
  /** A refused search, and why. */
  refused?: { searchText: string; mistake?: string };
};

/** Returns the URL of the page with every order ticked, for use without JavaScript. */
const withAllSelected = (address: string) => `${address}${address.includes("?") ? "&" : "?"}select=all`;

/** The order history: search, filters, the orders of one page. */
export function HistoryPage({ refused, ...answer }: Props) {
  const { t } = useTexts(["orders", "common"]);
  const { view, searchText, orders, totalRecords, totalIsLowerBound, next, counts, locationName, locationCount, reportAddress } = answer;
  const period = t(`orders:periods.${view.when}`);
  const location = view.everywhere ? t("orders:everywhere") : isolate(locationName);
  const first = (view.page - 1) * answer.pageSize + 1;
  const range = { from: first, to: first + orders.length - 1, total: totalRecords, period };
  const hasPages = view.page > 1 || next !== null;
  return (
    <Page>
      <PageHead
        title={searchText === "" ? t("orders:title") : t("orders:search.found", { words: isolate(searchText) })}
        actions={
          <>
            <ButtonLink to={deliveriesAddress(null)} prefetch="none">
              {t("common:titles.deliveries")}
            </ButtonLink>
            <ButtonLink to="/history/returns">{t("common:titles.returns")}</ButtonLink>
            {reportAddress && (
              <a className={buttonLook({})} href={reportAddress} target="_blank" rel="noopener">
                <Icon name="external" />
                {t("orders:csv")}
              </a>
            )}
          </>
        }
      >
        {totalIsLowerBound
          ? t("orders:summaryMore", { location, total: totalRecords, period })
          : t("orders:summary", { location, count: totalRecords, period })}
      </PageHead>
      <HistoryFilters
        view={view}
        searchText={refused?.searchText ?? searchText}
        mistake={refused?.mistake}
        counts={counts}
        locationName={locationName}
        hasOthers={locationCount > 1}
      />
      <Panel>
        {orders.length > 0 ? (
          <>
            <OrdersSelection allPath={withAllSelected(historyAddress(view, { page: view.page, next: view.next }))} copyId={answer.copyId} />
            <OrdersTable
              key={String(answer.allSelected)}
              orders={orders}
              allSelected={answer.allSelected}
              showLocation={view.everywhere}
              phone={answer.phone}
            />
          </>
        ) : (
          <NoOrders view={view} searchText={searchText} instead={answer.instead} />
        )}
      </Panel>
      {hasPages && orders.length > 0 && (
        <Pagination
          label={t("common:paging.label")}
          summary={t(totalIsLowerBound ? "orders:paging.rangeMore" : "orders:paging.range", range)}
          previous={view.page > 1 ? historyAddress(view, { page: view.page - 1 }) : null}
          next={next ? historyAddress(view, { page: view.page + 1, next }) : null}
          previousLabel={t("orders:paging.newer")}
          nextLabel={t("orders:paging.older")}
        />
      )}
      <p className={styles.delay}>{t("orders:delay")}</p>
    </Page>
  );
}
