import { RefusalNotice } from "~/components/fields/refusal-notice";
import { LeftLines } from "~/components/orders/left-lines";
import { ButtonLink } from "~/components/ui/button-link";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Repeated } from "./work";

/** How many orders were added to the cart again, and by name those that must be looked at first, each with its reason and a link. */
export function HeldOrders({ repeated: { added, held } }: { repeated: Repeated }) {
  const { t } = useTexts("today");
  const format = useFormat();
  return (
    <RefusalNotice
      tone="caution"
      title={t("supply.held", { count: held.length })}
      actions={
        added.length > 0 && (
          <ButtonLink small to="/cart">
            {t("supply.toCart")}
          </ButtonLink>
        )
      }
    >
      {added.length > 0 && <p>{t("supply.orderedOfThem", { count: added.length })}</p>}
      <ul className={styles.list}>
        {held.map(({ orderId, patientFirst, patientLast, reason, left }) => {
          const name = isolate(format.name({ firstName: patientFirst ?? "", lastName: patientLast ?? "" }));
          return (
            <li key={orderId}>
              {t(`supply.reasons.${reason}`, { name })}{" "}
              <ButtonLink
                small
                tone="quiet"
                to={`/history/reorder?order=${orderId}`}
                prefetch="none"
                aria-label={t("supply.lookFirstFor", { name })}
              >
                {t("supply.lookFirst")}
              </ButtonLink>
              {left.length > 0 && <LeftLines left={left} />}
            </li>
          );
        })}
      </ul>
    </RefusalNotice>
  );
}
