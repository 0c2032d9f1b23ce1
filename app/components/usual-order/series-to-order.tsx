import { Link } from "react-router";
import { Stepper } from "~/components/fields/stepper";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { cellId } from "~/components/power-table/cell-ids";
import { StockAndDay } from "~/components/products/stock-and-day";
import { Button } from "~/components/ui/button";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { gridPathOf } from "~/domain/order/grid-path";
import { boxesField } from "~/domain/order/sheet-entries";
import type { GridRefusal } from "~/forms/stock-grid/grid-refusal";
import { moveIntent, type UsualLens, type UsualSeries } from "~/forms/usual-order/typed-order";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./usual-order.module.css";
import { WhySoMany } from "./why-so-many";

type Props = {
  series: UsualSeries;
  typed: Readonly<Record<string, string>>;
  refusal: GridRefusal | null;
  onType: (productId: string, text: string) => void;
};

/** The lenses of one series that a location needs, with the number of boxes as a field and the reason next to it. */
export function SeriesToOrder({ series: { seriesId, name, imageId, lenses }, typed, refusal, onType }: Props) {
  const { t } = useTexts("usualOrder");
  const title = (
    <span className={styles.series}>
      <PackShot imageId={imageId} frame="small" />
      <Link to={gridPathOf(seriesId)}>
        <bdi>{name}</bdi>
      </Link>
    </span>
  );
  return (
    <Panel title={title}>
      <Table caption={t("caption", { series: name })} cards fixed className={styles.table}>
        <colgroup>
          <col className={styles.lens} />
          <col className={styles.boxes} />
          <col />
          <col className={styles.delivery} />
          <col className={styles.price} />
          <col className={styles.act} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t("lens")}</th>
            <th scope="col">{t("boxes")}</th>
            <th scope="col">{t("why")}</th>
            <th scope="col">{t("delivery")}</th>
            <th scope="col" data-end="">
              {t("price")}
            </th>
            <th scope="col">
              <VisuallyHidden>{t("putAside")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lenses.map((lens) => (
            <Row
              key={lens.productId}
              lens={lens}
              name={name}
              text={typed[lens.productId] ?? ""}
              isWrong={isRefused(lens.productId, refusal)}
              onType={(text) => onType(lens.productId, text)}
            />
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}

function isRefused(productId: string, refusal: GridRefusal | null): boolean {
  if (refusal?.code === "quantities") return refusal.mistakes.some((mistake) => mistake.productId === productId);
  return refusal !== null && "productId" in refusal && refusal.productId === productId;
}

type RowProps = { lens: UsualLens; name: string; text: string; isWrong: boolean; onType: (text: string) => void };

function Row({ lens, name, text, isWrong, onType }: RowProps) {
  const { t } = useTexts(["usualOrder", "common"]);
  const format = useFormat();
  const { productId, packSize, values, price, stock, promisedDay } = lens;
  const labelParts = { lens: isolateLtr(prescriptionText(values)), product: format.product(name, packSize) };
  return (
    <tr>
      <th scope="row">
        <span>
          <Prescription values={values} />
          <br />
          <span className="small quiet">{t("common:units.boxOf", { count: packSize })}</span>
        </span>
      </th>
      <td data-label={t("usualOrder:boxes")}>
        <Stepper
          small
          id={cellId(productId)}
          name={boxesField(productId)}
          label={t("usualOrder:boxesOf", labelParts)}
          value={text}
          max={1000}
          aria-invalid={isWrong || undefined}
          onInput={(event) => onType(event.currentTarget.value)}
          onChange={() => undefined}
        />
      </td>
      <td data-label={t("usualOrder:why")}>
        <WhySoMany reason={lens.reason} />
      </td>
      <td data-label={t("usualOrder:delivery")}>
        <StockAndDay stock={stock} promisedDay={promisedDay} />
      </td>
      <td data-label={t("usualOrder:price")} data-end="">
        {price ? <Money>{format.money(price)}</Money> : "–"}
      </td>
      <td data-end="">
        <Button
          small
          tone="quiet"
          name="intent"
          value={moveIntent("aside:", productId)}
          aria-label={t("usualOrder:putAsideOf", labelParts)}
        >
          {t("usualOrder:putAside")}
        </Button>
      </td>
    </tr>
  );
}
