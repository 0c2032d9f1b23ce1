import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Notice } from "~/components/ui/notice";
import { useTexts } from "~/i18n/use-texts";

/** For a colleague who lost phone and recovery codes: an admin turns the second factor off. */
export function LostFactor() {
  const { t } = useTexts("security");
  const button = (
    <Form method="post">
      <Button name="intent" value="factorOff">
        {t("lost.turnOff")}
      </Button>
    </Form>
  );
  return (
    <Notice title={t("lost.title")} icon="lock" actions={button}>
      {t("lost.text")}
    </Notice>
  );
}
