import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";

/** Mails the confirmation again to the signed-in person's own address. */
export function MailButton({ cartId }: { cartId: string }) {
  const { t } = useTranslation("checkout");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="cartId" value={cartId} />
      <Button icon="mail">{t("receipt.mail")}</Button>
    </Form>
  );
}
