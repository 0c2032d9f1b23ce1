import { Form, useNavigation } from "react-router";
import { Arrivals } from "~/components/cart-summary/arrivals";
import { TotalsPanel } from "~/components/cart-summary/totals-panel";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { TextArea } from "~/components/fields/text-area";
import { Rail } from "~/components/frame/rail";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { declineWordsMax } from "~/domain/approval/approval";
import { orderedGroups } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import type { ShownApproval } from "./shown-approval";
import { useWordsMistake, wordsFieldId } from "./use-words-mistake";

type Props = ShownApproval & { populated: PopulatedCart; cart: NonNullable<PopulatedCart["cart"]> };

/** Next to the order: its total at today's prices, and the answers that the reader may give. */
export function ApprovalRail(props: Props) {
  const { populated, cart, mayAnswer, mayTakeBack } = props;
  const { t } = useTexts("approvals");
  const foot = (
    <>
      {mayAnswer && <Approve {...props} />}
      {mayTakeBack && <TakeBack />}
    </>
  );
  return (
    <Rail flow label={t("one.totals")}>
      <TotalsPanel populated={populated} cart={cart} foot={foot}>
        <hr />
        <Arrivals groups={orderedGroups(populated)} />
      </TotalsPanel>
      {mayAnswer && <Decline {...props} />}
    </Rail>
  );
}

function Approve({ approval, cart, changesKey, changes }: Props) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const sending = useNavigation().state !== "idle";
  return (
    <Form method="post" className="stack stack--2" preventScrollReset>
      {changes.length > 0 && <input type="hidden" name="acceptedChanges" value={changesKey} />}
      <p className="small quiet">{t("approve.hint", { name: isolate(format.name(approval.askedBy)) })}</p>
      <Button tone="primary" wide name="intent" value="approve" disabled={sending}>
        {t("approve.submit", { amount: format.money(cart.sums.gross) })}
      </Button>
    </Form>
  );
}

function TakeBack() {
  const { t } = useTexts("approvals");
  return (
    <Form method="post" className="stack stack--2">
      <p className="small quiet">{t("waits.takeBackHint")}</p>
      <Button wide name="intent" value="takeBack">
        {t("waits.takeBack")}
      </Button>
    </Form>
  );
}

function Decline({ approval, refused }: Props) {
  const { t } = useTexts("approvals");
  const format = useFormat();
  const mistakeText = useWordsMistake();
  const name = isolate(format.name(approval.askedBy));
  return (
    <Panel title={t("decline.title")} padded>
      <KeptForm subject="decline" answer={refused} preventScrollReset>
        <p className="small quiet">{t("decline.sent", { name })}</p>
        <Field
          id={wordsFieldId}
          label={t("decline.words")}
          hint={t("decline.hint", { name })}
          error={refused?.mistake && mistakeText(refused.mistake)}
        >
          <TextArea name="words" rows={3} defaultValue={refused?.words} maxLength={declineWordsMax} />
        </Field>
        <Button name="intent" value="decline">
          {t("decline.submit")}
        </Button>
      </KeptForm>
    </Panel>
  );
}
