import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { Checkbox } from "~/components/fields/checkbox";
import { FieldGroup } from "~/components/fields/field-group";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { mailTopics } from "~/domain/order/order-news";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";

export type OrderMails = Answers["users"]["readMails"]["mails"];

/** Which mails about orders a person gets (D81), one checkbox each. */
export function OrderMailsForm({ mails }: { mails: OrderMails }) {
  const { t } = useTexts(["people", "common"]);
  return (
    <Form method="post" className={styles.form}>
      <FieldGroup legend={t("people:profile.mails")} hideLegend>
        {mailTopics.map((topic) => (
          <Checkbox key={topic} name={topic} value="on" defaultChecked={mails[topic]}>
            {t(`people:profile.mailTopics.${topic}`)}
          </Checkbox>
        ))}
      </FieldGroup>
      <FormActions inPlace>
        <Button name="intent" value="mails">
          {t("common:actions.save")}
        </Button>
      </FormActions>
    </Form>
  );
}
