import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";

/** Mails the confirmation again to the signed-in person's own address. */
export function MailButton({ cartId }: { cartId: string }) {
  const { t } = useTexts("checkout");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="cartId" value={cartId} />
      <Button icon="mail">{t("receipt.mail")}</Button>
    </Form>
  );
}
