import { Link } from "react-router";
import { CartIntent } from "~/components/cart-line/cart-intent";
import { LineStock } from "~/components/cart-line/line-stock";
import { useSpokenRow } from "~/components/cart-line/use-spoken-row";
import { PackShot } from "~/components/lens/pack-shot";
import { Prescription } from "~/components/lens/prescription";
import { buttonLook } from "~/components/ui/button-look";
import { Panel } from "~/components/ui/panel";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { foldLines } from "~/domain/order/fold-lines";
import { type CartForm, questionPath } from "~/forms/cart/cart-form";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./saved-list.module.css";

/** What is saved for later, in short; it can be moved back into the cart or deleted. `form` is undefined while nothing can be changed. */
export function SavedList({ preorders, form }: { preorders: readonly CartPreorder[]; form: CartForm | undefined }) {
  const { t } = useTexts("cart");
  return (
    <Panel title={t("saved.title")} aside={t("saved.hint")}>
      <ul>
        {preorders.map((preorder) => (
          <li key={preorder.id} className={styles.item} id={preorder.id}>
            <SavedPreorder preorder={preorder} />
            {form && <SavedActions preorder={preorder} form={form} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function SavedPreorder({ preorder }: { preorder: CartPreorder }) {
  const { t } = useTexts(["cart", "common"]);
  const format = useFormat();
  const { patientId, patientFirst, patientLast, kind } = preorder;
  const heading =
    patientId === null ? t(`common:orderKinds.${kind}`) : format.name({ firstName: patientFirst ?? "", lastName: patientLast ?? "" });
  return (
    <div>
      <p className="small quiet">
        <bdi>{heading}</bdi>
      </p>
      <ul className={styles.lines}>
        {foldLines(preorder.lines).map(({ key, lines }) => (
          <SavedProduct key={key} lines={lines} />
        ))}
      </ul>
    </div>
  );
}

function SavedProduct({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTexts("common");
  const format = useFormat();
  const [line] = lines;
  if (!line) return null;
  const quantity = lines.reduce((sum, each) => sum + each.quantity, 0);
  return (
    <li className={styles.line}>
      <PackShot imageId={line.imageId} frame="small" />
      <span>
        <b>{format.number(quantity)} × </b>
        <bdi>{format.product(line.productName, line.solutionId === null ? line.packSize : null)}</bdi>
        <br />
        {lines.length > 1 && <span className="small quiet">{t("units.powers", { count: lines.length })}</span>}
        {lines.length === 1 && line.solutionId === null && <Prescription values={line.values} eye={line.eye ?? undefined} />}{" "}
        {lines.length === 1 && <LineStock line={line} />}
      </span>
    </li>
  );
}

function SavedActions({ preorder, form }: { preorder: CartPreorder; form: CartForm }) {
  const { t } = useTexts("cart");
  const name = useSpokenRow()(preorder, preorder.lines);
  return (
    <div className={styles.actions}>
      <CartIntent form={form} intent="takeBack" preorderId={preorder.id} name={name} tone="default">
        {t("preorder.takeBack")}
      </CartIntent>
      <Link
        className={buttonLook({ tone: "quiet", small: true })}
        to={questionPath(form, "delete", { preorder: preorder.id })}
        preventScrollReset
      >
        {t("preorder.remove")}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
    </div>
  );
}
