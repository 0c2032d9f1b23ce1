import { useRef } from "react";
import type { Answers } from "~/calls/answers";
import { KeptForm } from "~/components/drafts/kept-form";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { HiddenInput } from "~/components/fields/hidden-input";
import { NumberInput } from "~/components/fields/number-input";
import { Select } from "~/components/fields/select";
import { useFollowedDefault } from "~/components/fields/use-followed-default";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { Money } from "~/components/ui/money";
import { Panel } from "~/components/ui/panel";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { budgetMax } from "~/domain/budget/budget";
import { plainAmount, saidMistake, typedAmount } from "~/forms/settings/typed-amount";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./budgets.module.css";
import { useMonthText } from "./use-month-text";

type Budget = Answers["budgets"]["read"]["locations"][number];

/** Why the budget of a location was not saved; `meanwhile` is what another admin set. */
export type RefusedBudget = {
  locationId: string;
  typed: { amount: string; fromMonth: string };
  mistake: "amountInvalid" | "monthNotOffered" | null;
  meanwhile: Budget | null;
};

type Props = { budget: Budget; name: string; months: string[]; coins: number; currencySign: string; refused: RefusedBudget | undefined };

/** The budget of a location: the present and planned ones, and a form that sets it from a month on (D103). Works without JavaScript. */
export function BudgetForm({ budget, name, months, coins, currencySign, refused }: Props) {
  const { t } = useTexts(["budgets", "common", "errors"]);
  const format = useFormat();
  const monthText = useMonthText();
  const { locationId } = budget;
  const { mistake = null, meanwhile = null } = refused ?? {};
  const told = saidMistake(mistake, { coins });
  const text = told && t(`budgets:form.${told}`, { max: format.number(Math.floor(budgetMax / coins)) });
  const ids = { amount: `budget-${locationId}`, fromMonth: `budget-from-${locationId}` };
  const amountText = (amount: Budget["steps"][number]["amount"]) => (amount ? format.money(amount) : t("budgets:none"));
  const savedSteps = meanwhile?.steps.map(({ fromMonth, amount }) =>
    t("budgets:form.step", { month: monthText(fromMonth), amount: isolate(amountText(amount)) }),
  );
  const errorAt = (field: typeof mistake) => (mistake === field ? text : undefined);
  const typed = refused?.typed ?? {
    amount: typedAmount(budget.steps.at(-1)?.amount?.amount ?? null, { coins }),
    fromMonth: months[0],
  };
  const amountField = useRef<HTMLInputElement>(null);
  useFollowedDefault(amountField, typed.amount, (value) => plainAmount(value, { coins, max: budgetMax }));
  return (
    <Panel title={<bdi>{name}</bdi>} padded>
      <KeptForm subject={locationId} answer={refused} preventScrollReset>
        {text && (
          <ErrorSummary
            title={t("errors:general.problems", { count: 1 })}
            problems={[{ fieldId: mistake === "amountInvalid" ? ids.amount : ids.fromMonth, text }]}
          />
        )}
        {savedSteps && (
          <ErrorSummary title={t("budgets:form.changedElsewhere", { steps: isolate(format.list(savedSteps)) })} problems={[]} />
        )}
        <input type="hidden" name="locationId" value={locationId} />
        <HiddenInput name="revision" value={(meanwhile ?? budget).revision} />
        <dl className={styles.steps}>
          {(meanwhile ?? budget).steps.map(({ fromMonth, amount }, index) => (
            <div key={fromMonth}>
              <dt>{index === 0 ? t("budgets:form.now") : t("budgets:form.later", { month: monthText(fromMonth) })}</dt>
              <dd>{amount ? <Money>{format.money(amount)}</Money> : <span className="quiet">{t("budgets:none")}</span>}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.fields}>
          <Field
            id={ids.amount}
            label={t("budgets:form.amount", { currency: currencySign })}
            hint={t("budgets:form.amountHint")}
            error={errorAt("amountInvalid")}
          >
            <NumberInput name="amount" decimal={coins > 1} ref={amountField} defaultValue={typed.amount} maxLength={12} />
          </Field>
          <Field id={ids.fromMonth} label={t("budgets:form.from")} hint={t("budgets:form.fromHint")} error={errorAt("monthNotOffered")}>
            <Select name="fromMonth" defaultValue={typed.fromMonth}>
              {months.map((month) => (
                <option key={month} value={month}>
                  {monthText(month)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <FormActions inPlace>
          <Button>
            {t("common:actions.save")}
            <VisuallyHidden> {isolate(name)}</VisuallyHidden>
          </Button>
        </FormActions>
      </KeptForm>
    </Panel>
  );
}
