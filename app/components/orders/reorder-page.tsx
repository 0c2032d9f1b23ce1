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
  const preorder = preview?.change?.permitted === false ? null : (preview?.preorder ?? null);
  const isAsked = answer?.refusal.code === "alreadyInCart";
  return (
    <Page narrow>
      <PageHead title={<Title preview={preview} />} />
      <div className="stack">
        {answer && <Refused {...answer} />}
        {preview?.change && <ChangeWindow {...preview.change} />}
        {preview && <Differences {...preview} />}
        {preorder && <ReorderPreview preorder={preorder} />}
        {preview === null && answer === null && <p className="quiet">{t("reorder.hint")}</p>}
        <Form method="post" preventScrollReset>
          <ModalActions>
            {preview && asked ? (
              <ButtonLink to={orderAddress({ cartId: preview.cartId, id: asked.orderId })}>{t("reorder.toOrder")}</ButtonLink>
            ) : (
              <ButtonLink to="/history">{t("reorder.toHistory")}</ButtonLink>
            )}
            {preorder && asked && !isAsked && <CopyButton isChange={Boolean(preview?.change)} copyId={copyId} {...asked} />}
          </ModalActions>
        </Form>
      </div>
    </Page>
  );
}

function Title({ preview }: Pick<Props, "preview">) {
  const { t } = useTexts("orders");
  if (!preview) return t("reorder.title");
  return <UnbrokenNumbers text={t(preview.change ? "change.title" : "reorder.order", { number: isolateLtr(preview.confirmationNum) })} />;
}

/** What the copy leaves out, and what it has instead of what was ordered. */
function Differences({ preorder, left, replaced }: Preview) {
  const { t } = useTexts("orders");
  return (
    <>
      {left.length > 0 && (
        <Notice
          tone={preorder ? "caution" : "danger"}
          title={t(preorder ? "reorder.left" : "reorder.nothing")}
          actions={!preorder && <ButtonLink to="/products">{t("reorder.toCatalogue")}</ButtonLink>}
        >
          <LeftLines left={left} />
        </Notice>
      )}
      {replaced.length > 0 && (
        <Notice title={t("reorder.replaced")}>
          <ReplacedLines replaced={replaced} />
        </Notice>
      )}
    </>
  );
}

/** The button of the form that puts the copy into the cart, and what it sends. */
function CopyButton({ isChange, copyId, orderId, lineId }: NonNullable<Props["asked"]> & { isChange: boolean; copyId: string }) {
  const { t } = useTexts("orders");
  return (
    <>
      <input type="hidden" name="purpose" value={isChange ? "change" : "reorder"} />
      <input type="hidden" name="orderId" value={orderId} />
      {lineId && <input type="hidden" name="lineId" value={lineId} />}
      <input type="hidden" name="preorderId" value={copyId} />
      <Button tone="primary">{t(isChange ? "change.add" : "reorder.add")}</Button>
    </>
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
