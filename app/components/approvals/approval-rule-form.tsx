import { KeptCheckbox, KeptPick } from "~/components/drafts/kept-choices";
import { KeptForm } from "~/components/drafts/kept-form";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { FieldGroup } from "~/components/fields/field-group";
import { HiddenInput } from "~/components/fields/hidden-input";
import { NumberInput } from "~/components/fields/number-input";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { Panel } from "~/components/ui/panel";
import { type ApprovalRule, approvalGroups } from "~/domain/approval/approval-rule";
import type { TypedRule } from "~/forms/settings/approval-rule-form";
import { saidMistake } from "~/forms/settings/typed-amount";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./approvals.module.css";

/** Why the rule was not saved; `saved` is what another admin set in the meantime. */
export type RefusedRule = {
  typed: TypedRule;
  mistake: "amountInvalid" | "twoAdminsNeeded" | null;
  meanwhile: { revision: number; saved: ApprovalRule } | null;
};

type Props = {
  typed: TypedRule;
  revision: number;
  max: number;
  /** How many of the smallest unit make one of the currency. */
  coins: number;
  currencySign: string;
  refused: RefusedRule | undefined;
};

/** Whose orders need approval, and above which amount (D96). Works the same without JavaScript. */
export function ApprovalRuleForm({ typed, revision, max, coins, currencySign, refused }: Props) {
  const { t } = useTexts(["approvals", "common", "errors"]);
  const format = useFormat();
  const { mistake = null, meanwhile = null } = refused ?? {};
  const shown = refused?.typed ?? typed;
  const told = saidMistake(mistake, { coins });
  const text = told && t(`approvals:settings.${told}`, { max: format.number(max) });
  const fieldId = mistake === "twoAdminsNeeded" ? "approval-asked-of" : "approval-above";
  const ruleText = ({ askedOf, aboveAmount, aboveBudget }: ApprovalRule) => {
    const kind = aboveAmount === null ? "savedBudget" : aboveBudget ? "savedBoth" : "savedRule";
    const group = t(`approvals:settings.groups.${askedOf}`);
    return t(`approvals:settings.${kind}`, { group, amount: isolate(format.amount(aboveAmount ?? 0)) });
  };
  const rule = meanwhile && ruleText(meanwhile.saved);
  return (
    <KeptForm subject="rule" answer={refused} className="stack stack--6">
      {text && <ErrorSummary title={t("errors:general.problems", { count: 1 })} problems={[{ fieldId, text }]} />}
      {rule && <ErrorSummary title={t("approvals:settings.changedElsewhere", { rule: isolate(rule) })} problems={[]} />}
      <HiddenInput name="revision" value={meanwhile?.revision ?? revision} />
      <Panel padded>
        <div className="stack">
          <FieldGroup
            id="approval-asked-of"
            legend={t("approvals:settings.legend")}
            error={mistake === "twoAdminsNeeded" ? text : undefined}
          >
            {approvalGroups.map((group) => (
              <KeptPick
                key={group}
                name="askedOf"
                value={group}
                defaultChecked={shown.askedOf === group}
                title={t(`approvals:settings.groups.${group}`)}
              >
                {t(`approvals:settings.hints.${group}`)}
              </KeptPick>
            ))}
          </FieldGroup>
          <Field
            id="approval-above"
            className={styles.above}
            label={t("approvals:settings.above", { currency: currencySign })}
            hint={t("approvals:settings.aboveHint")}
            error={mistake === "amountInvalid" ? text : undefined}
          >
            <NumberInput name="above" decimal={coins > 1} defaultValue={shown.above} maxLength={12} />
          </Field>
          <KeptCheckbox name="aboveBudget" defaultChecked={shown.aboveBudget === "on"} hint={t("approvals:settings.aboveBudgetHint")}>
            {t("approvals:settings.aboveBudget")}
          </KeptCheckbox>
          <FormActions>
            <Button tone="primary">{t("common:actions.save")}</Button>
          </FormActions>
        </div>
      </Panel>
    </KeptForm>
  );
}
