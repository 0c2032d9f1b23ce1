import { useEffect } from "react";
import { useCartSums } from "~/components/cart-summary/cart-sums";
import { usePartSums } from "~/components/cart-summary/part-sums";
import { Page } from "~/components/frame/page";
import { classNames } from "~/components/ui/class-names";
import { Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import { Sums } from "~/components/ui/sums";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { deleteSubmission } from "~/offline/device/submission";
import { NextSteps } from "./next-steps";
import styles from "./receipt.module.css";
import { ReceiptHead } from "./receipt-head";
import { ReceiptOrders } from "./receipt-orders";
import { ReceiptSheet } from "./receipt-sheet";
import { ReviewChanges } from "./review-change";
import type { PlacedDetails, Receipt } from "./shown-receipt";

type Props = {
  receipt: Receipt;
  /** The patient of each order and its delivery, for those that can already be read. */
  patients: readonly PlacedDetails[];
  /** The practice with the location that ordered, its address and its phone, for the top of the printed page. */
  sender: readonly string[];
  now: Date;
  /** The confirmation was mailed so often recently that it was not mailed again. */
  mailedOften: boolean;
};

/**
 * The confirmation: the number, what happens next and when, what was better or different than shown, and every order; designed for
 * printing.
 */
export function ReceiptPage({ receipt, patients, sender, now, mailedOften }: Props) {
  const { t } = useTexts(["checkout", "paper"]);
  const format = useFormat();
  const partSums = usePartSums();
  const cartSums = useCartSums();
  // A page that was reloaded before its submission was answered may have led here without its scripts.
  useEffect(deleteSubmission, []);
  return (
    <Page narrow>
      <div className="stack stack--6">
        {mailedOften && <Notice tone="caution" role="alert" className="no-print" title={t("receipt.mailedOften")} />}
        <ReceiptHead receipt={receipt} sender={sender} now={now} />
        {receipt.notReplaced.length > 0 && (
          <Notice tone="caution" role="status" className="no-print" title={t("notReplaced.title")}>
            <p>{t("notReplaced.text", { products: format.products(receipt.notReplaced.flatMap(({ productNames }) => productNames)) })}</p>
          </Notice>
        )}
        {receipt.cheaper.length > 0 && (
          <Notice tone="good" className="no-print" title={t("changes.better")}>
            <p className="small">{t("changes.betterText")}</p>
            <ReviewChanges changes={receipt.cheaper} />
          </Notice>
        )}
        <NextSteps receipt={receipt} />
        <ReceiptOrders receipt={receipt} patients={patients} />
        <ReceiptSheet receipt={receipt} placed={patients} />
        <Panel title={t("sums.title")} padded className={styles.sums}>
          <Sums
            sums={[
              ...partSums(
                receipt.sums,
                receipt.orders.flatMap(({ products }) => products),
              ),
              ...cartSums(receipt.sums),
            ]}
          />
        </Panel>
        <p className={classNames("small quiet", styles.notInvoice)}>{t("paper:notInvoice")}</p>
      </div>
    </Page>
  );
}
