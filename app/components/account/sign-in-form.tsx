import { Form, Link } from "react-router";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { ChosenPractice } from "./chosen-practice";
import { type FormRefusal, FormRefusalNotice } from "./form-refusal";
import { chosenAddress, type Practice } from "./practice";
import { PracticePicker, PracticeSearchForm } from "./practice-picker";
import { usePasswordType } from "./use-password-type";

export type SignInRefusal = FormRefusal<"practice" | "email" | "password" | "secretCode"> & {
  email: string;
  /** The password was correct; a code must follow. */
  ticket?: string;
};

type Props = { practice: Practice | null; locationId: string | null; fixed: boolean; refusal?: SignInRefusal };

/** Practice, e-mail, password. Everything typed except the password is restored after a refusal. */
export function SignInForm({ practice, locationId, fixed, refusal }: Props) {
  const { t } = useTexts(["account", "common"]);
  const text = useRefusalText();
  const { type, showBox } = usePasswordType("show-password");
  const mistake = (field: "practice" | "email" | "password") => {
    const code = refusal?.mistakes[field];
    return code ? text({ code }) : undefined;
  };
  const forgot = chosenAddress("/forgot-password", practice && { tenantId: practice.tenantId, locationId });
  return (
    <>
      <PracticeSearchForm id="practice" base="/" />
      <Form method="post" noValidate>
        {practice ? (
          <ChosenPractice id="practice" base="/" practice={practice} locationId={locationId} fixed={fixed} asksLocation />
        ) : (
          <PracticePicker id="practice" base="/" nextFieldId="email" error={mistake("practice")} />
        )}
        <Field id="email" label={t("common:fields.email")} error={mistake("email")}>
          <TextInput
            ltr
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            defaultValue={refusal?.email}
          />
        </Field>
        <Field
          id="password"
          label={t("common:fields.password")}
          aside={<Link to={forgot}>{t("account:signIn.forgot")}</Link>}
          error={mistake("password")}
        >
          <TextInput ltr key={refusal?.at} type={type} name="password" autoComplete="current-password" maxLength={1024} />
          {showBox}
        </Field>
        <Button tone="primary" wide>
          {t("account:signIn.submit")}
        </Button>
        <FormRefusalNotice refusal={refusal} seconds={1.5} />
        <p className="small quiet">{t("account:signIn.invited")}</p>
      </Form>
    </>
  );
}
