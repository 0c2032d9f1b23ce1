import { type CalendarMonth, firstDayOf } from "~/domain/calendar/months";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** Returns a function that writes a month with its year: "Nov 2026". */
export function useMonthText(): (month: CalendarMonth) => string {
  const { t } = useTexts("budgets");
  const format = useFormat();
  return (month) => isolate(t("month", { month: format.month(firstDayOf(month)), year: month.slice(0, 4) }));
}
