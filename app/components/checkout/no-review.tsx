import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { holdMinutes } from "~/domain/order/hold";

/** Checkout while no review runs: the cart is empty, the time has run out, or it has not begun. Beginning is a POST (D23). */
export function NoReview({ cartId, expired }: { cartId: string | null; expired: boolean }) {
  const { t } = useTranslation("checkout");
  if (cartId === null) {
    return (
      <Panel>
        <EmptyState
          heading="h1"
          title={t("empty.title")}
          actions={
            <>
              <ButtonLink to="/cart">{t("start.toCart")}</ButtonLink>
              <ButtonLink to="/history">{t("empty.orders")}</ButtonLink>
            </>
          }
        >
          {t("empty.text")}
        </EmptyState>
      </Panel>
    );
  }
  const begin = (
    <>
      <ButtonLink to="/cart">{t("start.toCart")}</ButtonLink>
      <Form method="post" action="/checkout">
        <input type="hidden" name="cartId" value={cartId} />
        <Button tone="primary" name="intent" value="start">
          {t(expired ? "expired.again" : "start.begin")}
        </Button>
      </Form>
    </>
  );
  return (
    <Panel>
      <EmptyState heading="h1" drawing={expired ? "problem" : "box"} title={t(expired ? "expired.title" : "start.title")} actions={begin}>
        {expired ? t("expired.text") : t("start.text", { minutes: holdMinutes })}
      </EmptyState>
    </Panel>
  );
}
