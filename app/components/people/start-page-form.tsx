import { Form } from "react-router";
import { Checkbox } from "~/components/fields/checkbox";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import type { StartPage } from "~/domain/account/start-page";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";

/** The page after signing in (D83): the products, or the day at a glance. */
export function StartPageForm({ startPage }: { startPage: StartPage }) {
  const { t } = useTexts(["people", "common"]);
  return (
    <Form method="post" className={styles.form}>
      <Checkbox name="startToday" value="on" defaultChecked={startPage === "today"}>
        {t("people:profile.startToday")}
      </Checkbox>
      <FormActions inPlace>
        <Button name="intent" value="start">
          {t("common:actions.save")}
        </Button>
      </FormActions>
    </Form>
  );
}
