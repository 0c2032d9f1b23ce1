import { Form } from "react-router";
import { Checkbox } from "~/components/fields/checkbox";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./account-form.module.css";
import { type FormRefusal, FormRefusalNotice } from "./form-refusal";
import { NewPasswordFields } from "./new-password-fields";

type Props = {
  invitation: { email: string; firstName: string; lastName: string; practiceName: string };
  refusal?: FormRefusal<"password" | "confirmation" | "affirmsAge"> & { affirmsAge: boolean };
};

/** The password of a new account and the confirmation of being 18 or older (D64). */
export function RegisterForm({ invitation, refusal }: Props) {
  const { t } = useTexts("account");
  const text = useRefusalText();
  const format = useFormat();
  const ageMistake = refusal?.mistakes.affirmsAge;
  return (
    <>
      <p className="quiet">{t("register.lead", { name: format.name(invitation), practice: invitation.practiceName })}</p>
      <Panel className={styles.panel}>
        <Form method="post" noValidate>
          <NewPasswordFields email={invitation.email} mistakes={refusal?.mistakes} />
          <Checkbox
            id="affirmsAge"
            name="affirmsAge"
            value="yes"
            defaultChecked={refusal?.affirmsAge}
            error={ageMistake ? text({ code: ageMistake }) : undefined}
          >
            {t("register.age")}
          </Checkbox>
          <Button tone="primary" wide>
            {t("register.submit")}
          </Button>
          <FormRefusalNotice refusal={refusal} />
        </Form>
      </Panel>
    </>
  );
}
