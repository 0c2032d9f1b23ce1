import { Stepper } from "~/components/fields/stepper";
import { PackShot } from "~/components/lens/pack-shot";
import { StockMark } from "~/components/lens/stock-mark";
import { LensStock } from "~/components/products/lens-stock";
import { stockShape } from "~/components/products/stock-shape";
import { useStockText } from "~/components/products/use-stock-text";
import { Badge } from "~/components/ui/badge";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { Table } from "~/components/ui/table";
import { orderableBottles, type SolutionMistake, type TypedSolution, totalOf } from "~/forms/solutions/solution-draft";
import { type SolutionRow, stockOfBottles } from "~/forms/solutions/solution-row";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./solutions.module.css";

type Props = {
  rows: readonly SolutionRow[];
  typed: Readonly<Record<string, TypedSolution>>;
  carted: Readonly<Record<string, number>>;
  mistakes: readonly SolutionMistake[];
  onType: (id: string, part: Partial<TypedSolution>) => void;
};

/** Solutions with price, stock, cases, bottles and the total of bottles. */
export function SolutionTable({ rows, typed, carted, mistakes, onType }: Props) {
  const { t } = useTexts("solutions");
  return (
    <Table caption={t("table.caption")} cards className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("table.solution")}</th>
          <th scope="col" data-end="">
            {t("table.price")}
          </th>
          <th scope="col">{t("table.stock")}</th>
          <th scope="col">{t("table.cases")}</th>
          <th scope="col">{t("table.bottles")}</th>
          <th scope="col" data-end="">
            {t("table.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SolutionTableRow
            key={row.id}
            row={row}
            typed={typed[row.id]}
            inCart={carted[row.id] ?? 0}
            isWrong={mistakes.some(({ solutionId }) => solutionId === row.id)}
            onType={(part) => onType(row.id, part)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = {
  row: SolutionRow;
  typed: TypedSolution | undefined;
  inCart: number;
  isWrong: boolean;
  onType: (part: Partial<TypedSolution>) => void;
};

function SolutionTableRow({ row, typed, inCart, isWrong, onType }: RowProps) {
  const { t } = useTexts("solutions");
  const format = useFormat();
  const { id, imageId, displayName, manufacturerName, volumeMillilitres, bottlesPerCase, starter, priceRetail, available } = row;
  const total = totalOf(row, typed);
  const isTooMuch = orderableBottles(row, total.bottles) < total.bottles;
  const stockId = `stock-${id}`;
  const cell = (name: "cases" | "bottles") => (
    <Stepper
      small
      id={`${name}-${id}`}
      name={`${name}.${id}`}
      label={t(`${name}Of`, { solution: displayName })}
      value={typed?.[name] ?? ""}
      aria-invalid={isWrong || isTooMuch || undefined}
      aria-describedby={isTooMuch ? stockId : undefined}
      max={1000}
      onInput={(event) => onType({ [name]: event.currentTarget.value })}
      onChange={() => undefined}
    />
  );
  return (
    <tr>
      <th scope="row">
        <span className={styles.product}>
          <PackShot imageId={imageId} frame="small" />
          <span>
            <span className={styles.name}>
              <bdi>{displayName}</bdi>
              {row.isFavourite && <Icon name="star" label={t("favourite")} />}
              {starter && <Badge tone="accent">{t("starter")}</Badge>}
            </span>
            <span className="small quiet">
              <bdi>{manufacturerName}</bdi> · {t("volume", { amount: volumeMillilitres })}
              {!starter && ` · ${t("caseOf", { count: bottlesPerCase })}`}
              {inCart > 0 && (
                <>
                  <br />
                  {t("inCartMessage")}: {format.number(inCart)}
                </>
              )}
            </span>
          </span>
        </span>
      </th>
      <td data-end="" data-label={t("table.price")}>
        {priceRetail ? <Money>{format.money(priceRetail)}</Money> : "–"}
      </td>
      <td data-label={t("table.stock")} className={classNames(styles.stock, isTooMuch && "danger")} id={stockId}>
        {available ? <SolutionStock row={row} bottles={total.bottles} /> : t("unavailable")}
      </td>
      <td data-label={t("table.cases")}>{available && !starter ? cell("cases") : "–"}</td>
      <td data-label={t("table.bottles")}>{available ? cell("bottles") : "–"}</td>
      <td data-end="" data-label={t("table.total")}>
        <b>{total.mistake ? "–" : total.bottles}</b>
      </td>
    </tr>
  );
}

/** The stock for the typed number of bottles, or for one while none is typed. */
function SolutionStock({ row, bottles }: { row: SolutionRow; bottles: number }) {
  const stockText = useStockText();
  if (bottles > 0) return <LensStock stock={stockOfBottles(row, bottles)} checking={false} />;
  const { stock, shelf } = row;
  const laterDay = stock.later > 0 ? shelf.laterDay : null;
  return <StockMark shape={stockShape(stock.status)}>{stockText({ ...stock, laterDay })}</StockMark>;
}
