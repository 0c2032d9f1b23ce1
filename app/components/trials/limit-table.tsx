import { Prescription } from "~/components/lens/prescription";
import { Badge } from "~/components/ui/badge";
import { Table } from "~/components/ui/table";
import type { LensValues } from "~/domain/lens/lens-values";
import { useTexts } from "~/i18n/use-texts";

export type LimitLine = {
  id: string;
  name: string;
  eye?: "right" | "left";
  values: LensValues;
  quantity: number;
  allowed: number;
  isNew: boolean;
};

/** Each product with its quantity in the cart, what would be added, and what is allowed (D69). */
export function LimitTable({ lines }: { lines: readonly LimitLine[] }) {
  const { t } = useTexts("trials");
  return (
    <Table caption={t("limit.caption")}>
      <thead>
        <tr>
          <th scope="col">{t("limit.product")}</th>
          <th scope="col" data-end="">
            {t("limit.inCart")}
          </th>
          <th scope="col" data-end="">
            {t("limit.allowed")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, eye, values, quantity, allowed, isNew }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi> {isNew && <Badge tone="accent">{t("limit.new")}</Badge>}
              <br />
              <Prescription values={values} eye={eye} />
            </th>
            <td data-end="">
              <bdi dir="ltr" className={isNew ? "danger strong" : undefined}>
                {isNew ? `+${quantity}` : quantity}
              </bdi>
            </td>
            <td data-end="">
              <b>{allowed}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
