import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Form, useRevalidator } from "react-router";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Trans } from "~/components/ui/trans";
import { holdMinutes } from "~/domain/order/hold";
import { useFormat } from "~/i18n/use-format";
import styles from "./hold-bar.module.css";
import { usePresentMoment } from "./use-present-moment";

type Props = { cartId: string; expiresAt: Date; now: Date };

/** Until when the review may be submitted, as a time of day and as minutes left (D23); when it is over the page asks the server. */
export function HoldBar({ cartId, expiresAt, now }: Props) {
  const { t } = useTranslation("checkout");
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const moment = usePresentMoment(now);
  const leftMs = Math.max(0, expiresAt.getTime() - moment.getTime());
  const over = leftMs === 0;
  useEffect(() => {
    if (over) void revalidate();
  }, [over, revalidate]);
  const values = { time: format.time(expiresAt), left: format.timeLeft(expiresAt, moment) };
  return (
    <section className={styles.hold} aria-label={t("hold.label")}>
      <Icon name="wait" size={20} />
      <div role="timer" className={styles.words}>
        <p>
          <Trans
            t={t}
            i18nKey="hold.until"
            values={values}
            components={{ time: <time dateTime={expiresAt.toISOString()} className={styles.time} />, b: <b /> }}
          />
        </p>
        <p className="small quiet">{t("hold.hint")}</p>
      </div>
      <Form method="post" action="/checkout" preventScrollReset>
        <input type="hidden" name="cartId" value={cartId} />
        <Button small name="intent" value="start">
          {t("hold.renew")}
        </Button>
      </Form>
      <progress className={styles.drain} value={leftMs} max={holdMinutes * 60_000} aria-label={t("hold.left")} />
    </section>
  );
}
