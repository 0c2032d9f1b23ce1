import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { buttonLook } from "~/components/ui/button-look";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import type { CartLine, CartPreorder } from "./cart-groups";
import styles from "./cart-table.module.css";
import { LineQuantity, type RefusedQuantity } from "./line-quantity";
import { LineStock } from "./line-stock";
import { PreorderFoot } from "./preorder-foot";
import { Remedy } from "./remedy";

/** What turns the table into the editable cart; left out at checkout, where the lines are only read. */
export type CartEditing = {
  cartId: string;
  /** A refused quantity and the line it was meant for. */
  refused: (RefusedQuantity & { lineId: string }) | null;
};

type Props = {
  caption: string;
  preorders: readonly CartPreorder[];
  /** The number of the problem that a line has, by the id of the line. */
  problemNumbers: ReadonlyMap<string, number>;
  facts: CartFacts;
  editing?: CartEditing;
};

/** What all lines are read against. */
export type CartFacts = {
  /** The market's day, for prescriptions that have ended. */
  today: string;
  pricesIncludeVat: boolean;
};

/** The lines of a group with picture, values, quantity, price and what the shelf says; on phones each line is a card. */
export function CartTable({ caption, preorders, problemNumbers, facts, editing }: Props) {
  const { t } = useTranslation("cart");
  const net = t(facts.pricesIncludeVat ? "table.gross" : "table.net");
  return (
    <div className={styles.place}>
      <Table caption={caption} cards fixed className={styles.table}>
        <colgroup>
          <col className={classNames(styles.picture, styles.roomy)} />
          <col />
          <col className={styles.values} />
          <col className={editing ? styles.steps : styles.boxes} />
          <col className={classNames(styles.each, styles.roomy)} />
          <col className={styles.net} />
          {editing && <col className={styles.remove} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-wide="" className={styles.roomy}>
              <VisuallyHidden>{t("table.picture")}</VisuallyHidden>
            </th>
            <th scope="col">{t("table.product")}</th>
            <th scope="col">{t("table.value")}</th>
            <th scope="col" data-end={editing ? undefined : ""}>
              {t("table.boxes")}
            </th>
            <th scope="col" data-end="" className={styles.roomy}>
              {t("table.each")}
            </th>
            <th scope="col" data-end="">
              {net}
            </th>
            {editing && (
              <th scope="col">
                <VisuallyHidden>{t("table.actions")}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {preorders.map((preorder) => (
          <tbody key={preorder.id} id={preorder.id} className={classNames(preorder.status === "markedForDeletion" && styles.gone)}>
            {preorder.lines.map((line) => (
              <CartRow key={line.id} preorder={preorder} line={line} problem={problemNumbers.get(line.id)} net={net} editing={editing} />
            ))}
            <PreorderFoot preorder={preorder} today={facts.today} cartId={editing?.cartId} columns={editing ? 7 : 6} />
          </tbody>
        ))}
      </Table>
    </div>
  );
}

type RowProps = { preorder: CartPreorder; line: CartLine; problem: number | undefined; net: string; editing: CartEditing | undefined };

function CartRow({ preorder, line, problem, net, editing }: RowProps) {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  const gone = preorder.status === "markedForDeletion";
  const { productName: product, eye } = line;
  const isTrial = preorder.merchandise.purchaseType === "Trial";
  const named = eye ? { product, eye: t(`common:eyes.${eye}`) } : { product };
  return (
    <tr id={`line-${line.id}`}>
      <td data-wide="" className={styles.roomy}>
        <PackShot imageId={line.imageId} frame="small" off={gone} />
      </td>
      <th scope="row">
        <span className={styles.product}>
          <span>
            {gone ? (
              <s>
                <bdi>{product}</bdi>
              </s>
            ) : (
              <bdi>{product}</bdi>
            )}{" "}
            <span className="quiet">{!isTrial && line.solutionId === null && t("common:units.boxOf", { count: line.packSize })}</span>
          </span>
          {!gone && <LineStock line={line} />}
          {editing && !gone && line.orderable && line.stock.now > 0 && line.stock.later > 0 && (
            <Remedy
              quiet
              form={{ action: "/cart", cartId: editing.cartId }}
              changes={[{ preorderId: preorder.id, lineId: line.id, quantity: line.stock.now }]}
            >
              {t("cart:line.onlyNow", { quantity: line.stock.now })}
            </Remedy>
          )}
          {problem !== undefined && (
            <a className={classNames("small", styles.flag)} href={`#problem-${problem}`}>
              <Icon name="alert" />
              {t("cart:line.problem", { number: problem })}
            </a>
          )}
        </span>
      </th>
      <td data-label={line.solutionId === null ? t("cart:table.value") : undefined}>
        {line.solutionId === null && <Prescription values={line.values} eye={eye ?? undefined} />}
      </td>
      <td data-label={t("cart:table.boxes")} data-end={editing ? undefined : ""}>
        {editing && !gone ? (
          <LineQuantity
            cartId={editing.cartId}
            preorder={preorder}
            line={line}
            label={t(eye ? "cart:line.quantityOfEye" : "cart:line.quantity", named)}
            refused={editing.refused?.lineId === line.id ? editing.refused : undefined}
          />
        ) : (
          <b>{format.number(line.quantity)}</b>
        )}
      </td>
      <td data-label={t("cart:table.each")} data-end="" className={classNames("quiet", styles.roomy)}>
        {isTrial ? t("cart:table.trial") : <Money>{format.money(line.price)}</Money>}
      </td>
      <td data-label={net} data-end="">
        <span className={styles.sum}>
          <b>
            <Money>{format.money(line.net)}</Money>
          </b>
          {line.discount.amount > 0 && (
            <span className="tiny quiet">
              {t("cart:table.was", { amount: format.money({ ...line.net, amount: line.net.amount + line.discount.amount }) })}
            </span>
          )}
        </span>
      </td>
      {editing && (
        <td className={styles.trash}>
          {!gone && (
            <Link
              to={`/cart/delete?preorder=${preorder.id}&line=${line.id}`}
              className={buttonLook({ tone: "icon", small: true })}
              aria-label={t(eye ? "cart:line.deleteEye" : "cart:line.delete", named)}
              preventScrollReset
            >
              <Icon name="trash" />
            </Link>
          )}
        </td>
      )}
    </tr>
  );
}
