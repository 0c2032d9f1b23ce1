import { Link, useSearchParams } from "react-router";
import { PackShot } from "~/components/lens/pack-shot";
import { StockMark } from "~/components/lens/stock-mark";
import { Badge } from "~/components/ui/badge";
import { Table } from "~/components/ui/table";
import { type FittingSets, setAddress } from "~/forms/fitting/fitting-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";
import { shelfShape } from "./shelf-shape";

type Props = Pick<FittingSets, "sets"> & { location: string };

/** The fitting sets of a location, each with what it holds, what is missing, and what expires; every mark has a text. */
export function SetsTable({ sets, location }: Props) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  const [search] = useSearchParams();
  return (
    <Table caption={t("table.caption", { location: isolate(location) })} cards>
      <thead>
        <tr>
          <th scope="col">{t("table.set")}</th>
          <th scope="col" data-end="">
            {t("table.onShelf")}
          </th>
          <th scope="col" data-end="">
            {t("table.wanted")}
          </th>
          <th scope="col">{t("table.missing")}</th>
          <th scope="col">{t("table.expires")}</th>
        </tr>
      </thead>
      <tbody>
        {sets.map((set) => (
          <tr key={set.seriesId}>
            <th scope="row">
              <span className={styles.series}>
                <PackShot imageId={set.imageId} frame="small" />
                <Link to={setAddress(set.seriesId, search.get("patient"))}>
                  <bdi>{set.name}</bdi>
                </Link>
              </span>
            </th>
            <td data-label={t("table.onShelf")} data-end="">
              {format.number(set.onShelf)}
            </td>
            <td data-label={t("table.wanted")} data-end="">
              {format.number(set.wanted)}
            </td>
            <td data-label={t("table.missing")}>
              <StockMark shape={shelfShape(set)}>{set.missing > 0 ? t("missing", { count: set.missing }) : t("table.complete")}</StockMark>
            </td>
            <td data-label={t("table.expires")}>
              <span className="row">
                {set.expired > 0 && (
                  <Badge tone="danger" icon="alert">
                    {t("expired", { count: set.expired })}
                  </Badge>
                )}
                {set.soon > 0 && (
                  <Badge tone="caution" icon="clock">
                    {t("soon", { count: set.soon })}
                  </Badge>
                )}
                {set.expired + set.soon === 0 && <span className="quiet">{t("table.none")}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
