import type { ReactNode } from "react";
import { approvalValues } from "~/components/approvals/approval-values";
import { StillBrand } from "~/components/frame/still-brand";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Money } from "~/components/ui/money";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { MailButton } from "./mail-button";
import { orderedQuantity } from "./ordered-quantity";
import { PdfLink } from "./pdf-link";
import { PrintButton } from "./print-button";
import { promisedDaysOf } from "./promised-days";
import styles from "./receipt.module.css";
import type { Receipt } from "./shown-receipt";

/** `sender` is the practice with the location that ordered, its address and its phone. */
type Props = { receipt: Receipt; sender: readonly string[]; now: Date };

/** The confirmation number in large type, the four key facts, and the possible actions. Printed, it starts like a letter. */
export function ReceiptHead({ receipt, sender, now }: Props) {
  const { t } = useTexts(["checkout", "common"]);
  const format = useFormat();
  const { placedAt, changeableUntil, cartId, cartConfirmationNum, sums, approval } = receipt;
  const detail = `/history/history-detail?cart=${cartId}`;
  const firstDay = promisedDaysOf(receipt)[0];
  const changeable = changeableUntil > now;
  return (
    <section className={styles.receipt} aria-labelledby="confirmation-number">
      <div className={styles.letterhead}>
        <StillBrand />
        <address>
          {sender.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <p className={styles.received}>
        <Icon name="check" size={20} />
        <b>{t("checkout:receipt.received", { day: format.dayAndWeekday(format.dayOf(placedAt)), time: format.time(placedAt) })}</b>
      </p>
      <div>
        <h1 id="confirmation-number">
          <span className={styles.label}>{t("checkout:receipt.number")} </span>
          <Code className={styles.number}>{cartConfirmationNum}</Code>
        </h1>
        <p className="quiet no-print">{sender[0]}</p>
        {approval && <p className="quiet">{t("common:approvedOrder", approvalValues(approval, format))}</p>}
      </div>
      <dl className={styles.facts}>
        <Fact term={t("checkout:receipt.toPay")}>
          <Money>{format.money(sums.gross)}</Money>
        </Fact>
        <Fact term={t("checkout:receipt.quantity")}>
          {orderedQuantity(
            t,
            receipt.orders.flatMap(({ products }) => products),
          )}
        </Fact>
        <Fact term={t("checkout:receipt.firstDelivery")}>
          {firstDay === undefined ? t("checkout:receipt.dayUnknown") : format.dayAndWeekday(firstDay)}
        </Fact>
        <Fact term={t("checkout:receipt.changeableUntil")}>
          {changeable ? format.time(changeableUntil) : t("checkout:receipt.notChangeable")}
        </Fact>
      </dl>
      <div className="row no-print">
        <ButtonLink tone="primary" to={detail}>
          {t("checkout:receipt.follow")}
        </ButtonLink>
        <PrintButton />
        <PdfLink href={`/order-confirmation.pdf?cart=${cartId}`} />
        <MailButton cartId={cartId} />
        {changeable && (
          <ButtonLink tone="quiet" icon="edit" to={detail}>
            {t("checkout:receipt.change", { time: format.time(changeableUntil) })}
          </ButtonLink>
        )}
        <ButtonLink tone="quiet" to="/products">
          {t("checkout:receipt.again")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
