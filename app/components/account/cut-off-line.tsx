import { Icon } from "~/components/ui/icon";
import type { CalendarDay, EditionCode } from "~/domain/edition";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./account-form.module.css";

export type NextCutOff = { edition: EditionCode; cutOffAt: Date; cutOffDay: CalendarDay; today: boolean; arrivalDay: CalendarDay };

/** Until when to order for delivery on which day, in the market of the page (D29). */
export function CutOffLine({ edition, cutOffAt, cutOffDay, today, arrivalDay }: NextCutOff) {
  const { t } = useTexts(["account", "editions"]);
  const format = useFormat();
  const time = format.time(cutOffAt);
  const day = format.dayAndWeekday(arrivalDay);
  return (
    <p className={styles.due}>
      <Icon name="clock" />
      <span>
        {today
          ? t(`editions:cutOff.${edition}`, { time, day })
          : t("account:signIn.cutOffLater", { time, day: format.dayAndWeekday(cutOffDay), arrival: day })}
      </span>
    </p>
  );
}
