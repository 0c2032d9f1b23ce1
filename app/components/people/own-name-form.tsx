import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { nameFields } from "~/domain/person-name";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";
import { usePersonProblem } from "./use-person-problem";

export type RefusedName = { firstName: string; lastName: string; mistakes: Partial<Record<string, string>> };

type Props = {
  person: { firstName: string; lastName: string; email: string };
  isOperator: boolean;
  refused: RefusedName | undefined;
};

/** One's own name, and the e-mail to sign in with, which only an admin changes here. */
export function OwnNameForm({ person, isOperator, refused }: Props) {
  const { t } = useTexts(["people", "common"]);
  const language = useLanguage();
  const problem = usePersonProblem();
  return (
    <Form method="post" noValidate className={styles.form}>
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
        <p>
          <Button tone="primary" name="intent" value="name">
            {t("common:actions.save")}
          </Button>
        </p>
      )}
    </Form>
  );
}
