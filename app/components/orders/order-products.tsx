import { useTranslation } from "react-i18next";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import styles from "./orders-table.module.css";
import type { ListedOrder } from "./placed-order";

/** What an order holds, in short: the first picture, the products, and the values for the eyes or how many powers. */
export function OrderProducts({ order: { lines, productNames } }: { order: Pick<ListedOrder, "lines" | "productNames"> }) {
  const { t } = useTranslation(["orders", "common"]);
  const [first] = lines;
  const [name = "", second] = productNames;
  const others = productNames.length - 1;
  const forEyes = lines.filter(({ eye }) => eye !== null);
  return (
    <span className={styles.what}>
      {first && <PackShot imageId={first.imageId} frame="small" />}
      <span>
        <bdi>{name}</bdi>
        {others === 1 && (
          <>
            {t("common:list.between")}
            <bdi>{second}</bdi>
          </>
        )}
        {others > 1 && ` ${t("orders:table.andMore", { count: others })}`}
        <span className={styles.values}>
          {forEyes.map(({ id, eye, values }) => (
            <Prescription key={id} values={values} eye={eye ?? undefined} />
          ))}
          {forEyes.length === 0 && <span className="quiet">{t("common:units.lines", { count: lines.length })}</span>}
        </span>
      </span>
    </span>
  );
}
