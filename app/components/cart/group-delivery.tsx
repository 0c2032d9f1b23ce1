import { useTranslation } from "react-i18next";
import { Icon } from "~/components/ui/icon";
import { useFormat } from "~/i18n/use-format";
import styles from "./cart-group.module.css";
import { type CartPreorder, lastDayOf } from "./cart-groups";

/** Where the preorders of a group go, by when, and what the courier costs; two lines when a part goes to the patient. */
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
  const { t } = useTranslation("cart");
  const format = useFormat();
  const day = lastDayOf(preorders);
  return (
    <span className={styles.way}>
      <Icon name="office" />
      <span>{day === null ? t("delivery.toPracticeLater") : t("delivery.toPractice", { day: format.day(day) })}</span>
    </span>
  );
}

function ToPatient({ preorders }: { preorders: readonly CartPreorder[] }) {
  const { t } = useTranslation("cart");
  const format = useFormat();
  const day = lastDayOf(preorders);
  const amount = preorders.reduce((sum, { sums }) => sum + sums.fee.amount, 0);
  const values = { day: day === null ? "" : format.day(day), fee: format.amount(amount) };
  const free = day === null ? t("delivery.toPatientLater") : t("delivery.toPatient", values);
  const charged = day === null ? t("delivery.toPatientLaterFee", values) : t("delivery.toPatientFee", values);
  return (
    <span className={styles.way}>
      <Icon name="home" />
      <span>{amount > 0 ? charged : free}</span>
    </span>
  );
}
