import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import { type CartPreorder, editPath } from "./cart-groups";
import { CartIntent } from "./cart-intent";
import styles from "./cart-table.module.css";

type Props = {
  preorder: CartPreorder;
  /** The cart in which it can be changed; left out where it is only read. */
  cartId: string | undefined;
  columns: number;
  /** The market's day. */
  today: string;
};

/** The last row of a preorder: what is to be known about it as a whole, and what can be done with it. */
export function PreorderFoot({ preorder, cartId, columns, today }: Props) {
  const { t } = useTranslation("cart");
  const facts = usePreorderFacts(preorder, today);
  if (cartId === undefined && facts.length === 0) return null;
  const name = preorder.lines.map(({ productName }) => productName).find(Boolean) ?? "";
  const marked = preorder.status === "markedForDeletion";
  return (
    <tr className={styles.foot}>
      <td colSpan={columns}>
        <div className={styles.footLine}>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          )}
          {cartId !== undefined && (
            <fieldset className={styles.acts} aria-label={t("preorder.actions", { name })}>
              {marked ? (
                <CartIntent cartId={cartId} intent="unmark" preorderId={preorder.id} icon="undo" name={name}>
                  {t("preorder.unmark")}
                </CartIntent>
              ) : (
                <>
                  <Link className={buttonLook({ tone: "quiet", small: true })} to={editPath(preorder)}>
                    <Icon name="edit" />
                    {t("preorder.edit")}
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </Link>
                  <CartIntent cartId={cartId} intent="setAside" preorderId={preorder.id} icon="clock" name={name}>
                    {t("preorder.setAside")}
                  </CartIntent>
                  <CartIntent cartId={cartId} intent="mark" preorderId={preorder.id} icon="off" name={name}>
                    {t("preorder.mark")}
                  </CartIntent>
                </>
              )}
            </fieldset>
          )}
        </div>
      </td>
    </tr>
  );
}

function usePreorderFacts(
  { status, note, replacesOrderId, merchandise, shippingAddress, dispensingPreference }: CartPreorder,
  today: string,
) {
  const { t } = useTranslation("cart");
  const format = useFormat();
  const facts = [];
  if (status === "markedForDeletion") facts.push({ key: "marked", text: <b>{t("preorder.marked")}</b> });
  if (replacesOrderId !== null) facts.push({ key: "replaces", text: t("preorder.replaces") });
  if (dispensingPreference === "ShipToPatient" && shippingAddress) {
    const { street, street2, zip, city } = shippingAddress;
    const place = [street, street2, city].filter(Boolean).join(", ");
    facts.push({
      key: "address",
      text: (
        <>
          {t("delivery.address")}: <bdi>{place}</bdi> <Code>{zip}</Code>
        </>
      ),
    });
  }
  if (note !== "")
    facts.push({
      key: "note",
      text: (
        <>
          <span>{t("preorder.note")}: </span>
          <bdi>{note}</bdi>
        </>
      ),
    });
  const expiredOn = merchandise.rx?.expirationDate;
  if (expiredOn && expiredOn < today) facts.push({ key: "expired", text: t("preorder.expired", { day: format.day(expiredOn) }) });
  return facts;
}
