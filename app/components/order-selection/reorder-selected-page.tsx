import type { Answers } from "~/calls/answers";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import type { Clash } from "~/forms/cart/clash";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { OrderRefusal, type RefusedOrder } from "../orders/order-refusal";
import { NothingSelected } from "./nothing-selected";

export type ReorderedSelection = {
  copied: Answers["orders"]["copySelected"] | null;
  refusal: RefusedOrder | null;
  clashes: Clash[];
  entries: readonly (readonly [string, string])[];
};

/** The outcome of ordering several orders again: what was added to the cart, and what was not, by order (D171). */
export function ReorderSelectedPage({ answer }: { answer: ReorderedSelection | null }) {
  const { t } = useTexts("orders");
  if (!answer) {
    return (
      <Page narrow>
        <NothingSelected />
      </Page>
    );
  }
  const { copied, refusal, clashes, entries } = answer;
  const keyed = <Line extends { orderId: string; productName: string }>(lines: readonly Line[]) =>
    lines.map((line, index) => ({ ...line, key: `${index} ${line.orderId}` }));
  return (
    <Page narrow>
      <PageHead title={t("selected.reorder")} />
      <div className="stack">
        {clashes.length > 0 && <ClashQuestion clashes={clashes} entries={entries} />}
        {refusal && <OrderRefusal refusal={refusal} title={t("selected.refused")} />}
        {copied && (
          <Notice tone={copied.added.length > 0 ? "good" : "caution"} title={t("selected.added", { count: copied.added.length })}>
            {copied.added.length > 0 && (
              <ul>
                {copied.added.map(({ orderId, confirmationNum }) => (
                  <li key={orderId}>{isolateLtr(confirmationNum)}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        {copied && copied.left.length > 0 && (
          <Notice tone="caution" title={t("reorder.left")}>
            <ul>
              {keyed(copied.left).map(({ key, confirmationNum, productName, reason }) => (
                <li key={key}>
                  {isolateLtr(confirmationNum)} · {t(`reorder.reasons.${reason}`, { product: productName })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {copied && copied.replaced.length > 0 && (
          <Notice title={t("reorder.replaced")}>
            <ul>
              {keyed(copied.replaced).map(({ key, confirmationNum, productName, newProductName }) => (
                <li key={key}>
                  {isolateLtr(confirmationNum)} · {t("reorder.replacedLine", { product: productName, newProduct: newProductName })}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {clashes.length === 0 && (
          <ModalActions>
            <ButtonLink to="/history">{t("reorder.toHistory")}</ButtonLink>
            {copied && copied.added.length > 0 && (
              <ButtonLink tone="primary" to="/cart">
                {t("selected.toCart")}
              </ButtonLink>
            )}
          </ModalActions>
        )}
      </div>
    </Page>
  );
}
