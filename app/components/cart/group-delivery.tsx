import { arrivalsOf } from "~/components/cart-summary/arrivals";
import { Icon } from "~/components/ui/icon";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./cart-group.module.css";

/** Where the preorders of a group are delivered, by when, and the courier's fee; two lines when part of it is shipped to the patient. */
export function GroupDelivery({ preorders }: { preorders: readonly CartPreorder[] }) {
  const active = preorders.filter(({ status }) => status === "active");
  const toPractice = active.filter(({ dispensingPreference }) => dispensingPreference === "DispenseFromOffice");
  const toPatient = active.filter(({ dispensingPreference }) => dispensingPreference === "ShipToPatient");
  return (
    <span className={styles.delivery}>
      {toPractice.length > 0 && <ToPractice preorders={toPractice} />}
      {toPatient.length > 0 && <ToPatient preorders={toPatient} />}
    </span>
  );
}

function ToPractice({ preorders }: { preorders: readonly CartPreorder[] }) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const parts = arrivalsOf(preorders);
  if (parts.length === 0) return null;
  return (
    <span className={styles.way}>
      <Icon name="office" />
      <span>{t("delivery.toPractice", { when: format.arrivals(parts) })}</span>
    </span>
  );
}

function ToPatient({ preorders }: { preorders: readonly CartPreorder[] }) {
  const { t } = useTexts("cart");
  const format = useFormat();
  const when = format.arrivals(arrivalsOf(preorders));
  const fee = preorders.reduce((sum, { sums }) => sum + sums.fee.amount, 0);
  return (
    <span className={styles.way}>
      <Icon name="home" />
      <span>{fee > 0 ? t("delivery.withFee", { when, fee: format.amount(fee) }) : when}</span>
    </span>
  );
}
