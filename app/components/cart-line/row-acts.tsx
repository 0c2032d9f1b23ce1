import { Link } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { type CartForm, questionPath } from "~/forms/cart/cart-form";
import { type CartLine, type CartPreorder, editPath } from "~/forms/cart/cart-groups";
import { useTexts } from "~/i18n/use-texts";
import { CartIntent } from "./cart-intent";
import styles from "./cart-table.module.css";
import { useSpokenRow } from "./use-spoken-row";

type Props = {
  form: CartForm;
  preorder: CartPreorder;
  /** The lines of the row. */
  lines: readonly CartLine[];
  /** Whether this is the first row of the preorder, which has the actions for the whole preorder. */
  isFirst: boolean;
};

/** The actions for a row of the cart. */
export function RowActs({ form, preorder, lines, isFirst }: Props) {
  const { t } = useTexts("cart");
  const spokenRow = useSpokenRow();
  const [line] = lines;
  if (!line) return null;
  const { id, status } = preorder;
  const name = spokenRow(preorder, lines);
  const isWhole = lines.length === preorder.lines.length;
  const ofPreorder = { form, preorderId: id, name };
  const target = isWhole ? { preorder: id } : { preorder: id, ...(lines.length > 1 ? { pack: String(line.packSize) } : { line: line.id }) };
  if (status === "markedForDeletion") {
    if (!isFirst) return null;
    return (
      <span className={styles.acts}>
        <CartIntent intent="unmark" {...ofPreorder}>
          {t("preorder.unmark")}
        </CartIntent>
      </span>
    );
  }
  return (
    <span className={styles.acts}>
      {isFirst && (
        <Link className={buttonLook({ tone: "quiet", small: true })} to={editPath(preorder)}>
          {t("preorder.edit")}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      )}
      {lines.length === 1 && line.seriesId !== null && (
        <Link
          className={buttonLook({ tone: "quiet", small: true })}
          to={questionPath(form, "lens", { preorder: id, line: line.id })}
          preventScrollReset
        >
          {t("preorder.lens")}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      )}
      {isFirst && (
        <CartIntent intent="setAside" {...ofPreorder}>
          {t(isWhole ? "preorder.setAside" : "preorder.setAllAside")}
        </CartIntent>
      )}
      {isFirst && (
        <CartIntent intent="mark" {...ofPreorder}>
          {t("preorder.mark")}
        </CartIntent>
      )}
      <Link className={buttonLook({ tone: "quiet", small: true })} to={questionPath(form, "delete", target)} preventScrollReset>
        {t("preorder.remove")}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </span>
  );
}
