import { type ChangeEventHandler, useRef } from "react";
import { useSubmit } from "react-router";
import { ClashQuestion } from "~/components/cart/clash-question-when-asked";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { useFollowedChoice } from "~/components/fields/use-followed-choice";
import { Pips } from "~/components/gauge/pips";
import suggestion from "~/components/lens/suggestion.module.css";
import { OrderFormRefusal } from "~/components/patient-order/order-form-refusal-when-asked";
import { LensStock } from "~/components/products/lens-stock";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { keptField } from "~/domain/account/kept-field";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { suggestedText } from "~/domain/lens/suggested-values";
import type { Clash } from "~/forms/cart/clash";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { LensFacts } from "~/forms/patient-order/lens-facts";
import type { TrialAllowance } from "~/forms/patient-order/order-form";
import { splitAllowance } from "~/forms/trials/split-allowance";
import { useTexts } from "~/i18n/use-texts";
import { SuggestionQuestion } from "./suggestion-question";
import styles from "./trials.module.css";

export type TrialAnswer = {
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  entries: [string, string][];
  /** A new id when the sent one is gone from the cart forever. */
  preorderId: string | null;
};

type Props = {
  state: EyeState;
  preorderId: string;
  isCarted: boolean;
  allowance: TrialAllowance;
  facts: LensFacts | null;
  answer: TrialAnswer | undefined;
  closeTo: string;
  /** The URL of this dialog, to which it is posted. */
  action: string;
  /** Whether to ask about values that nobody chose before they are ordered (D53); `backTo` is the dialog without the question. */
  asks: boolean;
  backTo: string;
};

/**
 * One trial lens for the practice: values that are made, how many of that power are left (D20), and the quantity. The values are in the
 * URL, so without JavaScript a button reloads; with it, each choice does. Only a button closes it (D58).
 */
export function TrialAddDialog({ state, preorderId, isCarted, allowance, facts, answer, closeTo, action, asks, backTo }: Props) {
  const { t } = useTexts(["trials", "common"]);
  const submit = useSubmit();
  const { series, fields, draft, lens, values, suggested } = state;
  const { inTotal, ofPower } = splitAllowance(allowance);
  const power = values.power === undefined ? "" : formatLensValue("power", values.power);
  const wrong = answer?.refusal?.code === "quantity" ? t("trials:adding.quantityWrong", { given: draft.quantity }) : undefined;
  const again = (form: HTMLFormElement | null) => {
    if (!form) return;
    const typed = new FormData(form);
    typed.delete(keptField);
    void submit(typed, { method: "get", action: action.split("?")[0], replace: true, preventScrollReset: true });
  };
  return (
    <Modal title={t(isCarted ? "trials:adding.changing" : "trials:adding.title")} explicitResult wide>
      <div className="stack">
        {answer?.refusal && wrong === undefined && <OrderFormRefusal refusal={answer.refusal} />}
        {asks && <SuggestionQuestion state={state} backTo={backTo} />}
        {answer && answer.clashes.length > 0 && <ClashQuestion clashes={answer.clashes} entries={answer.entries} action={action} />}
        <p className="strong">
          <bdi>{series?.displayName}</bdi> <span className="small quiet">{t("trials:adding.free")}</span>
        </p>
        <KeptForm replace subject={isCarted ? draft.lineId : draft.seriesId} answer={answer} action={action} id="trial" preventScrollReset>
          <input type="hidden" name="series" value={draft.seriesId} />
          <input type="hidden" name="preorder" value={preorderId} />
          <input type="hidden" name="line" value={draft.lineId} />
          <input type="hidden" name="suggested" value={suggestedText(draft.suggested)} />
          <div className={styles.fields}>
            {fields.map(({ field, values: offered, chosen, isSuggested }) => (
              <Field
                key={field}
                id={`trial-${field}`}
                label={t(`common:parameters.${field}`)}
                aside={isSuggested ? t("trials:adding.suggested") : offered.length}
              >
                <ValueSelect {...{ field, offered, chosen, isSuggested }} onChange={(event) => again(event.currentTarget.form)} />
              </Field>
            ))}
            <Field id="trial-quantity" label={t("trials:adding.quantity")} error={wrong}>
              <TextInput name="quantity" inputMode="numeric" dir="ltr" key={draft.quantity} defaultValue={draft.quantity} />
            </Field>
          </div>
          <noscript>
            <Button small formMethod="get" formAction={action.split("?")[0]}>
              {t("trials:adding.update")}
            </Button>
          </noscript>
        </KeptForm>
        <p className="row" role="status">
          <Pips on={inTotal.left} of={inTotal.max} />
          <span>
            <Trans t={t} i18nKey="trials:left" values={{ left: inTotal.left, max: inTotal.max }} components={{ b: <b /> }} />
          </span>
          {ofPower && (
            <span>
              <Trans
                t={t}
                i18nKey="trials:leftOfPower"
                values={{ left: Math.min(ofPower.left, inTotal.left), max: ofPower.max, power }}
                components={{ b: <b />, num: <Num>{null}</Num> }}
              />
            </span>
          )}
          {lens && <LensStock stock={facts?.stock ?? null} checking={false} />}
        </p>
        {lens && suggested.length > 0 && <p className="small quiet">{t("trials:adding.suggestedHint")}</p>}
        {!lens && <Notice tone="caution">{t("trials:adding.notLens")}</Notice>}
      </div>
      <ModalActions>
        <ButtonLink preventScrollReset replace to={closeTo}>
          {t("trials:adding.stop")}
        </ButtonLink>
        <Button form="trial" tone="primary" disabled={!lens}>
          {t(isCarted ? "trials:adding.save" : "trials:adding.confirm")}
        </Button>
      </ModalActions>
    </Modal>
  );
}

type ValueProps = Pick<EyeState["fields"][number], "field" | "chosen" | "isSuggested"> & {
  offered: EyeState["fields"][number]["values"];
  onChange: ChangeEventHandler<HTMLSelectElement>;
};

/** The values of a parameter. It stays the same element when another is chosen, so that the focus stays on it. */
function ValueSelect({ field, offered, chosen, isSuggested, onChange }: ValueProps) {
  const select = useRef<HTMLSelectElement>(null);
  const values = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
  useFollowedChoice(select, chosen === null ? null : String(chosen), offered);
  return (
    <Select
      num
      ref={select}
      name={field}
      defaultValue={String(chosen)}
      className={isSuggested ? suggestion.field : undefined}
      onChange={onChange}
    >
      {values.map((value) => (
        <option key={value} value={String(value)}>
          {formatLensValue(field, value)}
        </option>
      ))}
    </Select>
  );
}
