import styles from "~/components/patient-order/patient-order.module.css";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { useTexts } from "~/i18n/use-texts";

/** What this patient's last order had for the eye, for comparison. */
export function LastTime({ day, values }: { day: string; values: string }) {
  const { t } = useTexts("patientOrder");
  return (
    <p className={classNames(styles.fixed, styles.all)}>
      <span>
        <Trans t={t} i18nKey="eye.lastTime" values={{ day, values }} components={{ num: <Num>{null}</Num> }} />
      </span>
    </p>
  );
}
