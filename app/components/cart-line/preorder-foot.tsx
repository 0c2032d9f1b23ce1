import { Suspense } from "react";
import { PostalAddress } from "~/components/orders/postal-address";
import { FindingList } from "~/components/prescription/findings-when-found";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./cart-table.module.css";

type Props = {
  preorder: CartPreorder;
  /** The market's day. */
  today: string;
};

/** The last row of a preorder, with what concerns the whole; renders nothing when there is nothing to show. */
export function PreorderFoot({ preorder, today }: Props) {
  const facts = usePreorderFacts(preorder, today);
  const { findings, lines } = preorder;
  const nameOf = (seriesId: string) => lines.find((line) => line.seriesId === seriesId)?.productName ?? "";
  if (facts.length === 0 && findings.length === 0) return null;
  return (
    <tr className={styles.foot}>
      <td colSpan={6}>
        {findings.length > 0 && (
          <Suspense>
            <FindingList findings={findings} nameOf={nameOf} />
          </Suspense>
        )}
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}

function usePreorderFacts(
  { status, note, replacedOrder, promotionEnded, merchandise, shippingAddress, dispensingPreference }: CartPreorder,
  today: string,
) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const facts = [];
  if (status === "markedForDeletion") facts.push({ key: "marked", text: <b>{t("preorder.marked")}</b> });
  if (replacedOrder) {
    const { changeable, cancelled, confirmationNum } = replacedOrder;
    const key = changeable ? "preorder.replaces" : cancelled ? "replaced.cancelled" : "replaced.closed";
    facts.push({ key: "replaces", text: t(key, { number: isolateLtr(confirmationNum) }) });
  }
  if (promotionEnded) facts.push({ key: "promotionEnded", text: t("preorder.promotionEnded") });
  if (dispensingPreference === "ShipToPatient" && shippingAddress) {
    facts.push({
      key: "address",
      text: (
        <>
          {t("delivery.address")}: <PostalAddress address={shippingAddress} />
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
