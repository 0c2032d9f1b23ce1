import styles from "~/components/patient-order/patient-order.module.css";
import { classNames } from "~/components/ui/class-names";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { PastOrder } from "~/forms/patient-order/repeat-order";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** What this patient's last order had for the eye, for comparison; nothing when it is the same again. */
export function LastTime({ order, state: { side, values } }: { order: PastOrder; state: EyeState }) {
  const { t } = useTexts("patientOrder");
  const format = useFormat();
  const line = order.lines.find(({ eye }) => eye === side);
  const before = line && prescriptionText(line.values);
  if (!before || before === prescriptionText(values)) return null;
  const day = format.dayInDigits(format.dayOf(order.createdAt));
  return (
    <p className={classNames(styles.fixed, styles.all)}>
      <span>
        <Trans t={t} i18nKey="eye.lastTime" values={{ day, values: before }} components={{ num: <Num>{null}</Num> }} />
      </span>
    </p>
  );
}
