import { useLocation } from "react-router";
import { KeptVersion } from "~/components/drafts/kept-choices";
import { KeptForm } from "~/components/drafts/kept-form";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { useSavedText } from "~/components/fields/use-saved-text";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { nameFields } from "~/domain/person-name";
import type { RefusedName } from "~/forms/people/refused-name";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";
import { usePersonProblem } from "./use-person-problem";

export type OwnName = { firstName: string; lastName: string; nameVersion: string; email: string };

type Props = {
  person: OwnName;
  isOperator: boolean;
  refused: RefusedName | undefined;
};

/** One's own name, and the e-mail to sign in with, which only an admin changes here. */
export function OwnNameForm({ person, isOperator, refused }: Props) {
  const { t } = useTexts(["people", "common"]);
  const language = useLanguage();
  const { key: opening } = useLocation();
  const problem = usePersonProblem();
  const savedText = useSavedText();
  const savedNames = (meanwhile: NonNullable<RefusedName["meanwhile"]>) =>
    nameFields(language).flatMap((name) => {
      const value = meanwhile[name];
      return value === undefined ? [] : [{ fieldId: `own-${name}`, text: savedText(t(`common:fields.${name}`), value) }];
    });
  return (
    <KeptForm subject="name" answer={refused} className={styles.form}>
      <KeptVersion key={opening} loaded={person.nameVersion} refused={refused?.version} />
      {refused?.meanwhile && <ErrorSummary title={problem("changedElsewhere")} problems={savedNames(refused.meanwhile)} />}
      <div className={styles.pair}>
        {nameFields(language).map((name) => (
          <Field key={name} id={`own-${name}`} label={t(`common:fields.${name}`)} error={problem(refused?.mistakes[name])}>
            <TextInput
              name={name}
              defaultValue={(refused ?? person)[name]}
              maxLength={80}
              readOnly={isOperator}
              autoComplete={name === "firstName" ? "given-name" : "family-name"}
              aria-required={!isOperator}
            />
          </Field>
        ))}
      </div>
      <Field id="own-email" label={t("common:fields.email")} hint={isOperator ? undefined : t("people:profile.email")}>
        <TextInput ltr type="email" readOnly value={person.email} autoComplete="username" />
      </Field>
      {!isOperator && (
        <FormActions inPlace>
          <Button tone="primary" name="intent" value="name">
            {t("common:actions.save")}
          </Button>
        </FormActions>
      )}
    </KeptForm>
  );
}
