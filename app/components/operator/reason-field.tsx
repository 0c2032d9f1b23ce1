import { useId } from "react";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { reasonLengthMax } from "~/domain/account/operator-act";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  value?: string | undefined;
  /** The code of why the typed text is refused. */
  mistake?: string | null | undefined;
  /** Whether the practice's admins can read it too. */
  isShared?: boolean;
};

/** Why an operator does it (D49). */
export function ReasonField({ value, mistake, isShared = false }: Props) {
  const { t } = useTexts(["operator", "errors"]);
  return (
    <Field
      id={useId()}
      label={t("operator:practice.reason")}
      hint={t(isShared ? "operator:practice.reasonShared" : "operator:practice.reasonHint")}
      error={mistake && t(`errors:${mistake as "required"}`)}
    >
      <TextInput name="reason" defaultValue={value} maxLength={reasonLengthMax} autoComplete="off" />
    </Field>
  );
}
