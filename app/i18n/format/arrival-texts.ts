import type { ArrivalPart } from "~/domain/stock/arrivals";
import type { DateFormat } from "./dates";
import type { FormatTexts } from "./time-left";

/** Returns the format for when boxes arrive: "11 now, Mon 2026/11/23; 5 about Mon 2026/12/07"; for placed orders "11 on Mon 2026/11/23". */
export function createArrivalsFormat(
  { dayAndWeekday }: Pick<DateFormat, "dayAndWeekday">,
  t: FormatTexts,
): (parts: readonly ArrivalPart[], moment?: "ordered") => string {
  return (parts, moment) =>
    parts
      .map(({ quantity: count, day, isLater, toPatient }) => {
        if (day === null) return t("common:arrivals.unknown", { count });
        const variant = toPatient ? (isLater ? "toPatientLater" : "toPatient") : isLater ? "later" : (moment ?? "now");
        return t(`common:arrivals.${variant}`, { count, day: dayAndWeekday(day) });
      })
      .join(t("common:arrivals.between"));
}
