import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { orderAddress } from "~/components/orders/order-address";
import { Code } from "~/components/ui/code";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { useFormat } from "~/i18n/use-format";
import styles from "./search-results.module.css";

type Found = {
  series: Answers["catalogue"]["list"]["series"];
  patients: Answers["patients"]["search"]["patients"];
  orders: Answers["orders"]["history"]["orders"];
};

/** What one search found, by kind, each with the way into its own list. */
export function SearchResults({ found, searchTerm, searchId }: { found: Found; searchTerm: string; searchId: string | null }) {
  const { t } = useTranslation(["search", "common"]);
  const format = useFormat();
  const { series, patients, orders } = found;
  if (series.length + patients.length + orders.length === 0) {
    return (
      <EmptyState drawing="search" title={t("search:none")}>
        {t("search:noneHint")}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <Group title={t("search:products")} more={series.length > 0 ? `/products?searchTerm=${encodeURIComponent(searchTerm)}` : null}>
        {series.map(({ id, displayName, modality, kind }) => (
          <li key={id}>
            <Link to={`/products/stock-revenue?series=${id}`}>
              <bdi>{displayName}</bdi>
            </Link>
            <span className="small quiet">
              {t(`common:modalities.${modality}`)} · {t(`common:kinds.${kind}`)}
            </span>
          </li>
        ))}
      </Group>
      <Group title={t("search:patients")} more={null}>
        {patients.map((patient) => (
          <li key={patient.id}>
            <Link to={`/products/patient-revenue?patient=${patient.id}`} prefetch="none">
              <bdi>{format.name(patient)}</bdi>
            </Link>
            <span className="small quiet">{patient.dob && <Code>{format.dayInDigits(patient.dob)}</Code>}</span>
          </li>
        ))}
      </Group>
      <Group title={t("search:orders")} more={orders.length > 0 && searchId ? `/history?s=${searchId}` : null}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={orderAddress(order)} prefetch="none">
              <Code>{order.confirmationNum}</Code>
            </Link>
            <span className="small quiet">
              <Code>{format.dayAndTime(order.createdAt)}</Code> · {t(`common:status.${order.status}`)}
            </span>
          </li>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, more, children }: { title: string; more: string | null; children: React.ReactNode[] }) {
  const { t } = useTranslation("search");
  if (children.length === 0) return null;
  return (
    <Panel title={title} aside={more && <Link to={more}>{t("all")}</Link>}>
      <ul className={styles.hits}>{children}</ul>
    </Panel>
  );
}
