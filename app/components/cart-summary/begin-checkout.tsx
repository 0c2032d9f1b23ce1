import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";

type Props = { cartId: string; wide?: boolean /** Another button of the page is the main one. */; secondary?: boolean };

/** The button that starts the review: a POST, because it starts the hold (D23). */
export function BeginCheckout({ cartId, wide, secondary }: Props) {
  const { t } = useTexts("cart");
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name="cartId" value={cartId} />
      <Button tone={secondary ? undefined : "primary"} name="intent" value="start" wide={wide}>
        {t("totals.checkOut")}
      </Button>
    </Form>
  );
}
