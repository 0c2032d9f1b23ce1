import { Money } from "~/components/ui/money";
import { Table } from "~/components/ui/table";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { SeriesDetails } from "./product-details";

/** The packs of a series with the price of a box, and the price from a year's supply on (D25). */
export function PackTable({ packs }: { packs: SeriesDetails["packs"] }) {
  const { t } = useTexts(["catalogue", "common"]);
  const format = useFormat();
  return (
    <section className="stack stack--2">
      <h3>{t("catalogue:details.packs")}</h3>
      <Table caption={t("catalogue:details.packs")}>
        <thead>
          <tr>
            <th scope="col">{t("catalogue:details.pack")}</th>
            <th scope="col" data-end="">
              {t("catalogue:details.price")}
            </th>
            <th scope="col" data-end="">
              {t("catalogue:details.priceAnnual")}
            </th>
          </tr>
        </thead>
        <tbody>
          {packs.map(({ packSize, priceRetail, priceAnnual, annualBoxes }) => (
            <tr key={packSize}>
              <th scope="row">{t("catalogue:details.lensesInBox", { count: packSize })}</th>
              <td data-end="">
                <Money>{format.money(priceRetail)}</Money>
              </td>
              <td data-end="">
                {t("catalogue:details.priceAnnualFrom", {
                  price: format.money(priceAnnual),
                  boxes: t("common:units.boxes", { count: annualBoxes }),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
