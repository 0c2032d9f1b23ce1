import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { CartFields } from "~/components/cart/cart-fields";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Trans } from "~/components/ui/trans";
import { holdMinutes } from "~/domain/cart/hold";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./hold-bar.module.css";
import { usePresentMoment } from "./use-present-moment";

type Props = { cartId: string; holdId: string; expiresAt: Date; now: Date };

/** Until when this page holds the cart, as a time of day and as minutes left (D23); when it is over the page asks the server. */
export function HoldBar({ cartId, holdId, expiresAt, now }: Props) {
  const { t } = useTexts("checkout");
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const moment = usePresentMoment(now);
  const over = expiresAt <= moment;
  useEffect(() => {
    if (over) void revalidate();
  }, [over, revalidate]);
  const values = { time: format.time(expiresAt), left: format.timeLeft(expiresAt, moment) };
  return (
    <section className={styles.hold} aria-label={t("hold.label")}>
      <Icon name="wait" />
      <p role="timer" className="small">
        <Trans t={t} i18nKey="hold.until" values={values} components={{ b: <b /> }} />{" "}
        <span className="quiet">{t("hold.hint", { minutes: holdMinutes })}</span>
      </p>
      <Form method="post" action="/checkout">
        <CartFields form={{ cartId, holdId }} />
        <Button small tone="quiet" name="intent" value="release">
          {t("hold.release")}
        </Button>
      </Form>
    </section>
  );
}
