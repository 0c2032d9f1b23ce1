import { Form, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Notice } from "~/components/ui/notice";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./promotion-banner.module.css";
import type { PromotionAnswer } from "./promotion-facts";

/** Announces a promotion above the catalogue, once to each person: opening or dismissing it ends that (D74). */
export function PromotionBanner({ promotion }: { promotion: Omit<PromotionAnswer, "texts"> }) {
  const { t } = useTexts("catalogue");
  const { pathname, search } = useLocation();
  const format = useFormat();
  const name = promotion.names[format.language] ?? promotion.names.en ?? "";
  const actions = (
    <Form method="post" action="/promotions/seen" className={styles.acts} preventScrollReset>
      <input type="hidden" name="promotionId" value={promotion.id} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Button small name="intent" value="look">
        {t("promotions.look")}
      </Button>
      <Button
        small
        name="intent"
        value="dismiss"
        className={styles.dismiss}
        aria-label={t("promotions.dismissOf", { name: isolate(name) })}
      >
        <span>{t("promotions.dismiss")}</span>
        <Icon name="close" />
      </Button>
    </Form>
  );
  return (
    <Notice tone="accent" icon="tag" title={format.promotion(promotion)} actions={actions} className={styles.banner}>
      <p className={styles.terms}>
        {t("promotions.banner", {
          minimum: t("promotions.minimum", { count: promotion.minimumBoxes }),
          end: format.promotionEnd(promotion),
        })}
      </p>
    </Notice>
  );
}
