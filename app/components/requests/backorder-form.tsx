import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { Money } from "~/components/ui/money";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AskedLine } from "./asked-line";

export type Backorder = Answers["requests"]["readBackorder"];
type Props = { backorder: Backorder; requestId: string; back: string };

/** What should happen to a line on backorder (D79): one of today's options. */
export function BackorderForm({ backorder, requestId, back }: Props) {
  const { t } = useTexts(["requests", "common"]);
  const { line, choices } = backorder;
  const boxes = t(line.isLens ? "common:units.boxes" : "common:units.bottles", { count: line.quantity });
  if (choices.length === 0) {
    return (
      <>
        <p>{t("requests:backorder.none")}</p>
        <ModalActions>
          <ButtonLink preventScrollReset replace to={back}>
            {t("requests:backorder.back")}
          </ButtonLink>
        </ModalActions>
      </>
    );
  }
  return (
    <Form method="post" replace className="stack">
      <input type="hidden" name="requestId" value={requestId} />
      <AskedLine line={line} />
      <FieldGroup
        legend={t("requests:backorder.question", { boxes, product: isolate(line.productName) })}
        hint={t("requests:backorder.hint")}
      >
        <Choices backorder={backorder} boxes={boxes} />
      </FieldGroup>
      <ModalActions>
        <ButtonLink preventScrollReset replace to={back}>
          {t("requests:backorder.back")}
        </ButtonLink>
        <Button tone="primary">{t("requests:backorder.save")}</Button>
      </ModalActions>
    </Form>
  );
}

function Choices({ backorder, boxes }: { backorder: Backorder; boxes: string }) {
  const { t } = useTexts(["requests", "common"]);
  const format = useFormat();
  const { choices, chosen, line, onHand, promisedDay, net, replacements } = backorder;
  const unit = line.isLens ? "common:units.boxes" : "common:units.bottles";
  const sent = t(unit, { count: Math.min(onHand, line.quantity) });
  const minus = <Money>{format.money({ ...net, amount: -net.amount })}</Money>;
  return (
    <>
      <Pick name="choice" value="wait" defaultChecked={chosen === "wait"} title={t("requests:backorder.wait")}>
        {promisedDay
          ? t("requests:backorder.waitUntil", { day: isolateLtr(format.dayAndWeekday(promisedDay)) })
          : t("requests:backorder.waitUnknown")}
      </Pick>
      {choices.includes("sendAvailable") && (
        <Pick name="choice" value="sendAvailable" defaultChecked={chosen === "sendAvailable"} title={t("requests:kinds.sendAvailable")}>
          {t(onHand < line.quantity ? "requests:backorder.sendText" : "requests:backorder.sendAll", { boxes: sent })}
        </Pick>
      )}
      {replacements.map(({ productId, productName, packSize, quantity, difference }, index) => (
        <Pick
          key={productId}
          name="choice"
          value={`replace ${productId}`}
          defaultChecked={chosen === "replace" && index === 0}
          title={t("requests:backorder.replaceBy", { product: isolate(format.product(productName, packSize)) })}
          aside={<Difference amount={difference.amount} money={format.money({ ...difference, amount: Math.abs(difference.amount) })} />}
        >
          {t("requests:backorder.replaceText", { boxes: t(unit, { count: quantity }) })}
        </Pick>
      ))}
      <Pick
        name="choice"
        value="cancelLine"
        defaultChecked={chosen === "cancelLine"}
        title={`${t("requests:kinds.cancelLine")} (${boxes})`}
        aside={minus}
      >
        {t("requests:backorder.cancelText")}
      </Pick>
    </>
  );
}

function Difference({ amount, money }: { amount: number; money: string }) {
  const { t } = useTexts("requests");
  if (amount === 0) return t("backorder.same");
  return t(amount > 0 ? "backorder.more" : "backorder.less", { amount: isolate(money) });
}
