import { Form } from "react-router";
import { FormRefusalNotice } from "~/components/account/form-refusal";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { type RefusedSecurity, refusalOfForm } from "~/forms/security/refused-security";
import { useTexts } from "~/i18n/use-texts";
import { PresentPassword } from "./present-password";

/** For a colleague who lost phone and recovery codes: an admin turns the second factor off, with the own password (D93). */
export function LostFactor({ refused: all }: { refused: RefusedSecurity | undefined }) {
  const { t } = useTexts(["security", "people"]);
  const refused = refusalOfForm(all, "factorOff");
  return (
    <Notice title={t("security:lost.title")} icon="lock">
      <Form method="post" replace noValidate className="stack" key={refused?.at}>
        <p>{t("security:lost.text")}</p>
        <PresentPassword id="lost" refused={refused} label={t("people:form.yourPassword")} />
        <p>
          <Button name="intent" value="factorOff">
            {t("security:lost.turnOff")}
          </Button>
        </p>
        <FormRefusalNotice refusal={refused} />
      </Form>
    </Notice>
  );
}
