import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  cartId: string;
  wide?: boolean;
  /** Another button beside the page is the main one. */
  secondary?: boolean;
  /** Beside the page: the main action of its content, if there is one, comes first. */
  yields?: boolean;
};

/** The button that starts the review: a POST, because it starts the hold (D23). */
export function BeginCheckout({ cartId, wide, secondary, yields }: Props) {
  const { t } = useTexts("cart");
  return (
    <Form method="post" action="/checkout">
      <input type="hidden" name="cartId" value={cartId} />
      <Button tone={secondary ? undefined : "primary"} yields={yields} name="intent" value="start" wide={wide}>
        {t("totals.checkOut")}
      </Button>
    </Form>
  );
}
