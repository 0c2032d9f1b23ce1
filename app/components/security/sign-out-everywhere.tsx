import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";

/** For a colleague whose device was lost, or who forgot to sign out: an admin ends every session of theirs. */
export function SignOutEverywhere() {
  const { t } = useTexts("security");
  const button = (
    <Form method="post">
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
