import { BoxLots } from "~/components/deliveries/box-lots";
import { BoxProduct, useBoxName } from "~/components/deliveries/box-product";
import { Field } from "~/components/fields/field";
import { NumberInput } from "~/components/fields/number-input";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { boxesFieldOf, type RefusedShelfCount, type ShelfCount, type ShelfLine } from "~/forms/shelf-count/typed-count";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./shelf-count.module.css";

type Props = { count: ShelfCount; refused: RefusedShelfCount | undefined };

/** What is counted, most recent first, and what is not yet: each with its estimate, and the number as a field. */
export function ShelfTable({ count: { day, lines }, refused }: Props) {
  const { t } = useTexts("shelfCount");
  const counted = lines.filter((line) => line.counted !== null).length;
  return (
    <Panel title={t("table.title")} aside={lines.length > 0 && t("table.counted", { counted, lenses: lines.length })}>
      {lines.length === 0 ? (
        <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>
      ) : (
        <Table caption={t("table.caption")} cards>
          <thead>
            <tr>
              <th scope="col">{t("table.product")}</th>
              <th scope="col" data-end="">
                {t("table.believed")}
              </th>
              <th scope="col">{t("table.boxes")}</th>
              <th scope="col" data-end="">
                {t("table.difference")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={`${line.key} ${line.counted}`}
                line={line}
                day={day}
                typed={refused?.texts[line.key]}
                isWrong={refused?.wrong.includes(line.key) ?? false}
              />
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

type RowProps = { line: ShelfLine; day: string; typed: string | undefined; isWrong: boolean };

function Row({ line: { key, product, gtin, believed, onTheWay, counted, lots }, day, typed, isWrong }: RowProps) {
  const { t } = useTexts("shelfCount");
  const format = useFormat();
  const nameOf = useBoxName();
  const difference = counted === null || believed === null ? null : counted - believed;
  const boxes = lots.flatMap(({ quantity, ...lot }) => Array.from({ length: quantity }, () => ({ ...lot, way: "scanner" as const })));
  return (
    <tr className={counted === null ? undefined : styles.counted}>
      <th scope="row">
        <BoxProduct product={product} gtin={gtin}>
          <BoxLots boxes={boxes} today={day} />
        </BoxProduct>
      </th>
      <td data-label={t("table.believed")} data-end="">
        <span className={styles.expected}>
          {believed === null ? "–" : format.number(believed)}
          {onTheWay > 0 && <span className="small quiet">{t("table.onTheWay", { count: onTheWay })}</span>}
        </span>
      </td>
      <td data-label={t("table.boxes")}>
        {product ? (
          <Field
            id={`boxes-${key}`}
            label={t("table.boxesOf", { product: nameOf(product, gtin) })}
            hideLabel
            error={isWrong ? t("table.wrong") : undefined}
            className={styles.number}
          >
            <NumberInput
              name={boxesFieldOf({ key, counted })}
              defaultValue={typed ?? (counted === null ? "" : String(counted))}
              maxLength={4}
            />
          </Field>
        ) : (
          format.number(counted ?? 0)
        )}
      </td>
      <td data-label={t("table.difference")} data-end="">
        {difference === null && "–"}
        {difference === 0 && <span className="quiet">{t("table.same")}</span>}
        {difference !== null && difference > 0 && <b>{t("table.more", { count: difference })}</b>}
        {difference !== null && difference < 0 && <b>{t("table.fewer", { count: -difference })}</b>}
      </td>
    </tr>
  );
}
