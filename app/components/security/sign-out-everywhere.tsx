import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";

/** Lets an admin end every session of a colleague, as when a device was lost or someone forgot to sign out. */
export function SignOutEverywhere() {
  const { t } = useTexts("security");
  const button = (
    <Form method="post" replace>
      <Button name="intent" value="signOut">
        {t("signOut.button")}
      </Button>
    </Form>
  );
  return (
    <Notice title={t("signOut.title")} icon="lock" actions={button}>
      {t("signOut.text")}
    </Notice>
  );
}
