import { useTranslation } from "react-i18next";
import type { Answers } from "~/calls/answers";
import { type Clash, ClashQuestion } from "~/components/cart/clash-question";
import { Page } from "~/components/frame/page";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { LeftLines, ReplacedLines } from "./left-lines";
import { OrderRefusal, type RefusedOrder } from "./order-refusal";

/** What copying several orders came to. */
export type Copied = Pick<Answers["orders"]["copyToCart"], "left" | "replaced"> & { isAdded: boolean };
type Props = {
  /** What was put into the cart; null before anything was asked. */
  copied: Copied | null;
  refusal: RefusedOrder | null;
  /** What had been sent, to be sent again with an answer. */
  entries: readonly (readonly [string, string])[];
};

/** What stands between an order and its copy in the cart: a question, what was left out, or why it was refused. */
export function ReorderPage({ copied, refusal, entries }: Props) {
  const { t } = useTranslation("orders");
  return (
    <Page narrow>
      <PageHead
        title={t("reorder.title")}
        actions={
          <>
            <ButtonLink to="/history">{t("reorder.toHistory")}</ButtonLink>
            {copied?.isAdded && (
              <ButtonLink to="/cart" tone="primary">
                {t("reorder.toCart")}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="stack">
        {refusal?.code === "alreadyInCart" && (
          <ClashQuestion clashes={(refusal.values as { clashes: Clash[] }).clashes} entries={entries} action="/history/reorder" />
        )}
        {refusal?.code === "nothingToOrder" && <NothingLeft left={(refusal.values as Copied).left} />}
        {refusal && refusal.code !== "alreadyInCart" && refusal.code !== "nothingToOrder" && (
          <OrderRefusal refusal={refusal} title={t("reorder.refused")} />
        )}
        {copied && !copied.isAdded && refusal === null && <NothingLeft left={copied.left} />}
        {copied?.isAdded && copied.left.length > 0 && (
          <Notice tone="caution" role="status" title={t("reorder.left")}>
            <LeftLines left={copied.left} />
            <p>{t("reorder.added")}</p>
          </Notice>
        )}
        {copied && copied.replaced.length > 0 && (
          <Notice role="status" title={t("reorder.replaced")}>
            <ReplacedLines replaced={copied.replaced} />
          </Notice>
        )}
        {copied === null && <p className="quiet">{t("reorder.hint")}</p>}
      </div>
    </Page>
  );
}

function NothingLeft({ left }: Pick<Copied, "left">) {
  const { t } = useTranslation("orders");
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t("reorder.nothing")}
      actions={<ButtonLink to="/products">{t("reorder.toCatalogue")}</ButtonLink>}
    >
      <LeftLines left={left} />
    </Notice>
  );
}
