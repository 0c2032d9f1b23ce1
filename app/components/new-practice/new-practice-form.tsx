import { type DefaultValue, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { href } from "react-router";
import { KeptForm } from "~/components/drafts/kept-form";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormActions } from "~/components/ui/form-actions";
import { Panel } from "~/components/ui/panel";
import { reasonLengthMax } from "~/domain/account/operator-act";
import { type EditionCode, editionCodes } from "~/domain/edition";
import type { NewPracticeEntries } from "~/forms/settings/new-practice-entries";
import { useTexts } from "~/i18n/use-texts";
import { FirstAdminFields } from "./first-admin-fields";
import { type MarketExample, NewLocationFields } from "./new-location-fields";
import styles from "./new-practice.module.css";
import { NewPracticeFields } from "./new-practice-fields";
import { useNewPracticeLabel } from "./use-new-practice-label";
import { useNewPracticeText } from "./use-new-practice-text";

type Props = {
  values: DefaultValue<NewPracticeEntries>;
  markets: Readonly<Record<EditionCode, MarketExample>>;
  /** Maximum number of its locations. */
  locationsMax: number;
  lastResult: SubmissionResult<string[]> | undefined;
};

/**
 * The form with which an operator creates a practice (D97). Locations are added and removed by buttons that send the form, so that it works
 * the same without JavaScript.
 */
export function NewPracticeForm({ values, markets, locationsMax, lastResult }: Props) {
  const { t } = useTexts(["newPractice", "common", "errors"]);
  const [form, fields] = useForm<NewPracticeEntries>({ id: "practice", lastResult, defaultValue: values });
  const market = markets[editionCodes.find((code) => code === fields.edition.value) ?? editionCodes[0]];
  const textOf = useNewPracticeText(market);
  const labelOf = useNewPracticeLabel();
  const problems = Object.entries(form.allErrors).map(([field, codes]) => ({
    fieldId: `${form.id}-${field}`,
    text: t("newPractice:problem", { field: labelOf(field), text: textOf(codes[0]) }),
  }));
  const locations = fields.locations.getFieldList();
  const { name } = fields.locations;
  return (
    <KeptForm subject="practice" answer={lastResult} id={form.id} className="stack stack--6" preventScrollReset>
      {/* Enter in a field creates; the first button of a form is the one that it presses. */}
      <button type="submit" className={styles.first} tabIndex={-1} aria-hidden="true" />
      {problems.length > 0 && <ErrorSummary title={t("errors:general.problems", { count: problems.length })} problems={problems} />}
      <input type="hidden" name={fields.tenantId.name} value={fields.tenantId.initialValue} />
      <NewPracticeFields fields={fields} textOf={textOf} />
      {locations.map((location, index) => (
        <Panel
          key={location.key ?? location.id}
          title={t("newPractice:location", { number: index + 1 })}
          aside={
            locations.length > 1 && (
              <Button small {...form.remove.getButtonProps({ name, index })}>
                {t("newPractice:removeLocation", { number: index + 1 })}
              </Button>
            )
          }
          padded
        >
          <NewLocationFields fields={location.getFieldset()} market={market} textOf={textOf} />
        </Panel>
      ))}
      {locations.length < locationsMax && (
        <p>
          <Button icon="plus" {...form.insert.getButtonProps({ name, defaultValue: { defaultShippingOption: "DAY" } })}>
            {t("newPractice:addLocation")}
          </Button>
        </p>
      )}
      <FirstAdminFields fields={fields.admin.getFieldset()} textOf={textOf} />
      <Panel padded>
        <Field
          id={fields.reason.id}
          label={t("newPractice:reason")}
          hint={t("newPractice:reasonHint")}
          error={textOf(fields.reason.errors?.[0])}
        >
          <TextInput
            {...getInputProps(fields.reason, { type: "text", ariaAttributes: false })}
            key={fields.reason.key}
            maxLength={reasonLengthMax}
            autoComplete="off"
          />
        </Field>
      </Panel>
      <FormActions>
        <Button tone="primary">{t("newPractice:create")}</Button>
        <ButtonLink to={href("/operator")}>{t("common:actions.cancel")}</ButtonLink>
      </FormActions>
    </KeptForm>
  );
}
