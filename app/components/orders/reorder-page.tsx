import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { Page } from "~/components/frame/page";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { PageHead } from "~/components/ui/page-head";
import { UnbrokenNumbers } from "~/components/ui/unbroken-numbers";
import type { Clash } from "~/forms/cart/clash";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { LeftLines, ReplacedLines } from "./left-lines";
import { orderAddress } from "./order-address";
import { OrderRefusal, type RefusedOrder } from "./order-refusal";
import { ReorderPreview } from "./reorder-preview";

type Preview = Answers["orders"]["previewReorder"];
type Props = {
  /** What would be copied; null when the URL names no order. */
  preview: Preview | null;
  asked: { orderId: string; lineId?: string | undefined } | null;
  copyId: string;
  /** Why it was not added to the cart, and what was sent, for sending it again with an answer. */
  answer: { refusal: RefusedOrder; entries: readonly (readonly [string, string])[] } | null;
};

/** The step between an order and its copy in the cart: what that would be and cost today, a question, or why it was refused. */
export function ReorderPage({ preview, asked, copyId, answer }: Props) {
  const { t } = useTexts("orders");
  const back = preview && asked ? orderAddress({ cartId: preview.cartId, id: asked.orderId }) : "/history";
  const change = preview?.change;
  const canCopy = preview?.preorder && change?.permitted !== false && answer?.refusal.code !== "alreadyInCart";
  return (
    <Page narrow>
      <PageHead
        title={
          preview ? (
            <UnbrokenNumbers text={t(change ? "change.title" : "reorder.order", { number: isolateLtr(preview.confirmationNum) })} />
          ) : (
            t("reorder.title")
          )
        }
      />
      <div className="stack">
        {answer && <Refused {...answer} />}
        {change && <ChangeWindow {...change} />}
        {preview && preview.left.length > 0 && (
          <Notice
            tone={preview.preorder ? "caution" : "danger"}
            title={t(preview.preorder ? "reorder.left" : "reorder.nothing")}
            actions={!preview.preorder && <ButtonLink to="/products">{t("reorder.toCatalogue")}</ButtonLink>}
          >
            <LeftLines left={preview.left} />
          </Notice>
        )}
        {preview && preview.replaced.length > 0 && (
          <Notice title={t("reorder.replaced")}>
            <ReplacedLines replaced={preview.replaced} />
          </Notice>
        )}
        {preview?.preorder && change?.permitted !== false && <ReorderPreview preorder={preview.preorder} />}
        {preview === null && answer === null && <p className="quiet">{t("reorder.hint")}</p>}
        <Form method="post" preventScrollReset>
          <ModalActions>
            <ButtonLink to={back}>{t(preview ? "reorder.toOrder" : "reorder.toHistory")}</ButtonLink>
            {canCopy && asked && (
              <>
                <input type="hidden" name="purpose" value={change ? "change" : "reorder"} />
                <input type="hidden" name="orderId" value={asked.orderId} />
                {asked.lineId && <input type="hidden" name="lineId" value={asked.lineId} />}
                <input type="hidden" name="preorderId" value={copyId} />
                <Button tone="primary">{t(change ? "change.add" : "reorder.add")}</Button>
              </>
            )}
          </ModalActions>
        </Form>
      </div>
    </Page>
  );
}

/** Until when the order can be changed, and that it goes out as it is unless the copy is submitted by then; or that it is too late. */
function ChangeWindow({ until, permitted }: NonNullable<Preview["change"]>) {
  const { t } = useTexts("orders");
  const format = useFormat();
  const time = isolateLtr(format.time(until));
  if (!permitted)
    return (
      <Notice icon="lock" title={t("change.closed")}>
        {t("refusals.changeWindowClosed")}
      </Notice>
    );
  return (
    <Notice tone="accent" icon="clock" title={t("change.open", { time })}>
      {t("change.openText", { time })}
    </Notice>
  );
}

function Refused({ refusal, entries }: NonNullable<Props["answer"]>) {
  const { t } = useTexts("orders");
  if (refusal.code === "alreadyInCart")
    return <ClashQuestion clashes={(refusal.values as { clashes: Clash[] }).clashes} entries={entries} />;
  // The preview, which is reloaded with each response, shows what is left out.
  if (refusal.code === "nothingToOrder") return null;
  return <OrderRefusal refusal={refusal} title={t("reorder.refused")} />;
}
