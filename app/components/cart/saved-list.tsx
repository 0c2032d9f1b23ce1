import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { useFormat } from "~/i18n/use-format";
import type { CartPreorder } from "./cart-groups";
import { CartIntent } from "./cart-intent";
import { LineStock } from "./line-stock";
import styles from "./saved-list.module.css";

/** What is saved for later, in short; it comes back into the cart or is deleted. `cartId` is left out while nothing can be changed. */
export function SavedList({ preorders, cartId }: { preorders: readonly CartPreorder[]; cartId: string | undefined }) {
  const { t } = useTranslation("cart");
  if (preorders.length === 0) return null;
  return (
    <Panel title={t("saved.title")} aside={t("saved.hint")}>
      <ul>
        {preorders.map((preorder) => (
          <li key={preorder.id} className={styles.item} id={preorder.id}>
            <SavedPreorder preorder={preorder} />
            {cartId !== undefined && <SavedActions preorder={preorder} cartId={cartId} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SavedPreorder({ preorder }: { preorder: CartPreorder }) {
  const { t } = useTranslation(["cart", "common"]);
  const format = useFormat();
  const { patientId, patientFirst, patientLast, kind } = preorder;
  const whose =
    patientId === null
      ? t(`common:orderKinds.${kind === "solutions" ? "solution" : kind}`)
      : format.name({ firstName: patientFirst ?? "", lastName: patientLast ?? "" });
  return (
    <div>
      <p className="small quiet">
        <bdi>{whose}</bdi>
      </p>
      <ul className={styles.lines}>
        {preorder.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <PackShot imageId={line.imageId} frame="small" />
            <span>
              <b>{format.number(line.quantity)} × </b>
              <bdi>{line.productName}</bdi>
              <br />
              {line.solutionId === null && <Prescription values={line.values} eye={line.eye ?? undefined} />}
              <LineStock line={line} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SavedActions({ preorder, cartId }: { preorder: CartPreorder; cartId: string }) {
  const { t } = useTranslation("cart");
  const name = preorder.lines[0]?.productName ?? "";
  return (
    <div className={styles.actions}>
      <CartIntent cartId={cartId} intent="takeBack" preorderId={preorder.id} icon="undo" name={name} tone="default">
        {t("preorder.takeBack")}
      </CartIntent>
      <Link className={buttonLook({ tone: "quiet", small: true })} to={`/cart/delete?preorder=${preorder.id}`} preventScrollReset>
        <Icon name="trash" />
        {t("delete.confirm")}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Link>
    </div>
  );
}
