import { Stepper } from "~/components/fields/stepper";
import { PackShot } from "~/components/lens/pack-shot";
import { StockAndDay } from "~/components/products/stock-and-day";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { maximumQuantity } from "~/domain/order/quantity";
import { templateKinds } from "~/domain/template/order-template";
import { type LineToday, quantityField, quantityFieldId } from "~/forms/templates/template-form";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { ProductToday } from "./product-today";
import styles from "./templates.module.css";

type Props = {
  lines: readonly LineToday[];
  /** The quantities by field name. */
  typed: Readonly<Record<string, string>>;
  /** The names of the fields with a quantity that cannot be ordered. */
  wrong: ReadonlySet<string>;
  onType: (field: string, text: string) => void;
};

/** The products of a template by kind, each with a quantity field and how it can be ordered today. */
export function TemplateLines({ lines, typed, wrong, onType }: Props) {
  const { t } = useTexts(["templates", "usualOrder"]);
  return templateKinds.map((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.length === 0) return null;
    const title = t(`templates:fill.kinds.${kind}`);
    const names = namesOf(kind);
    return (
      <Panel key={kind} title={title}>
        <Table caption={title} cards fixed>
          <colgroup>
            <col />
            <col className={styles.boxes} />
            <col className={styles.delivery} />
            <col className={styles.price} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t(names.product)}</th>
              <th scope="col">{t(names.quantity)}</th>
              <th scope="col">{t("usualOrder:delivery")}</th>
              <th scope="col" data-end="">
                {t(names.price)}
              </th>
            </tr>
          </thead>
          <tbody>
            {ofKind.map((line) => (
              <LineRow key={line.productId} {...{ line, typed, wrong, onType }} />
            ))}
          </tbody>
        </Table>
      </Panel>
    );
  });
}

function LineRow({ line, typed, wrong, onType }: Omit<Props, "lines"> & { line: LineToday }) {
  const { t } = useTexts(["templates", "usualOrder"]);
  const format = useFormat();
  const { kind, now, nearest, imageId } = line;
  const product = now ?? nearest;
  const field = product ? quantityField({ kind, productId: product.productId }) : "";
  const stock = now?.stock;
  const names = namesOf(kind);
  return (
    <tr>
      <th scope="row">
        <span className={styles.product}>
          <PackShot imageId={imageId} frame="small" />
          <ProductToday line={line} />
        </span>
      </th>
      <td data-label={t(names.quantity)}>
        {product ? (
          <Stepper
            small
            id={quantityFieldId({ kind, productId: product.productId })}
            name={field}
            label={t(boxesLabel(line), {
              product: format.product(product.productName, kind === "solutions" ? null : product.packSize),
              lens: isolateLtr(prescriptionText(product.values)),
            })}
            value={typed[field] ?? ""}
            max={maximumQuantity}
            aria-invalid={wrong.has(field) || undefined}
            onInput={(event) => onType(field, event.currentTarget.value)}
            onChange={() => undefined}
          />
        ) : (
          "–"
        )}
      </td>
      <td data-label={t("usualOrder:delivery")}>
        {now && stock ? (
          <StockAndDay stock={stock} promisedDay={now.promisedDay} />
        ) : (
          <span className="quiet">{t("templates:fill.cannot")}</span>
        )}
      </td>
      <td data-label={t(names.price)} data-end="">
        {now?.price ? <Money>{format.money(now.price)}</Money> : kind === "officeTrial" && now ? t("templates:fill.free") : "–"}
      </td>
    </tr>
  );
}

/** Returns the names of the columns: solutions are ordered in bottles, all else in boxes. */
function namesOf(kind: LineToday["kind"]) {
  return kind === "solutions"
    ? ({ product: "templates:fill.solution", quantity: "templates:fill.bottles", price: "templates:fill.perBottle" } as const)
    : ({ product: "usualOrder:lens", quantity: "usualOrder:boxes", price: "usualOrder:price" } as const);
}

function boxesLabel({ kind, now }: LineToday) {
  if (!now) return "templates:fill.nearestBoxes";
  return kind === "solutions" ? "templates:fill.bottlesOf" : "usualOrder:boxesOf";
}
