import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = { cartId: string; hold: { holdId: string; expiresAt: Date } };

/** A review of this cart is running, here or in another window: the cart is read-only until it is released (D23). */
export function HeldNotice({ cartId, hold: { holdId, expiresAt } }: Props) {
  const { t } = useTexts("cart");
  const format = useFormat();
  return (
    <Notice
      tone="accent"
      icon="lock"
      title={t("held.title", { time: format.time(expiresAt) })}
      actions={
        <>
          <Form method="post" action="/cart">
            <input type="hidden" name="cartId" value={cartId} />
            <input type="hidden" name="holdId" value={holdId} />
            <Button name="intent" value="release">
              {t("held.release")}
            </Button>
          </Form>
          <ButtonLink tone="primary" to={`/checkout?hold=${holdId}`}>
            {t("held.continue")}
          </ButtonLink>
        </>
      }
    >
      <p className="small">{t("held.text")}</p>
    </Notice>
  );
}
