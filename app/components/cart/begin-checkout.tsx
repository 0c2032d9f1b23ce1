import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";

/** The button that begins the review: a POST, because it starts the hold (D23). */
export function BeginCheckout({ cartId, wide }: { cartId: string; wide?: boolean }) {
  const { t } = useTranslation("cart");
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name="cartId" value={cartId} />
      <Button tone="primary" name="intent" value="start" wide={wide}>
        {t("totals.checkOut")}
      </Button>
    </Form>
  );
}
