import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { UnexpectedBoxes } from "~/forms/deliveries/counting";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { BoxLots } from "./box-lots";
import { BoxProduct, useBoxName } from "./box-product";
import { CountButtons } from "./count-buttons";
import styles from "./deliveries.module.css";

type Props = { deliveryId: string; boxId: string; today: string; groups: readonly UnexpectedBoxes[]; known: ReadonlySet<string> };

/** Unexpected boxes, with what they are; nothing when there are none. */
export function UnexpectedTable({ groups, today, ...own }: Props) {
  const { t } = useTexts(["deliveries", "common"]);
  const format = useFormat();
  const nameOf = useBoxName();
  if (groups.length === 0) return null;
  return (
    <Panel title={t("deliveries:unexpected.title")}>
      <p className={styles.lead}>{t("deliveries:unexpected.text")}</p>
      <Table caption={t("deliveries:unexpected.title")} cards>
        <thead>
          <tr>
            <th scope="col">{t("deliveries:expected.product")}</th>
            <th scope="col" data-end="">
              {t("deliveries:expected.counted")}
            </th>
            <th scope="col">
              <VisuallyHidden>{t("common:fields.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, product, gtin, boxes }) => (
            <tr key={key}>
              <th scope="row">
                <BoxProduct product={product} gtin={gtin}>
                  <BoxLots boxes={boxes} today={today} />
                </BoxProduct>
              </th>
              <td data-end="" data-label={t("deliveries:expected.counted")}>
                <b>{format.number(boxes.length)}</b>
              </td>
              <td data-end="">
                <CountButtons
                  {...own}
                  boxes={boxes}
                  labels={{ remove: t("deliveries:unexpected.remove", { product: nameOf(product, gtin) }) }}
                  productId={null}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
