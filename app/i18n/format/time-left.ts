type FormatKey =
  | "common:list.between"
  | "common:list.last"
  | "common:list.lastForeign"
  | "common:time.hoursAndMinutesLeft"
  | "common:time.hoursLeft"
  | "common:time.minutesLeft"
  | "common:time.over"
  | `common:arrivals.${"now" | "ordered" | "later" | "toPatient" | "toPatientLater" | "unknown" | "between"}`
  | `common:prices.${"step" | "stepBottles"}${"" | "Ahead" | "Reached"}`
  | `common:prices.${"percentOff" | "amountOff" | "promotion" | "promotionTerms" | "endsToday" | "daysLeft" | "endsOn" | "endsLater"}`;

/** A translator of the few common words that formats need. */
export type FormatTexts = (key: FormatKey, values?: Record<string, string | number>) => string;

const minuteMilliseconds = 60_000;

/**
 * Returns the format for the time until an instant in hours and minutes; a started minute counts as a whole one, so that zero is never
 * shown too early.
 */
export function createTimeLeftFormat(t: FormatTexts): (until: Date | string, now: Date) => string {
  return (until, now) => {
    const left = Math.ceil((new Date(until).getTime() - now.getTime()) / minuteMilliseconds);
    const hours = Math.floor(left / 60);
    const minutes = left % 60;
    if (left <= 0) return t("common:time.over");
    if (hours === 0) return t("common:time.minutesLeft", { count: minutes });
    if (minutes === 0) return t("common:time.hoursLeft", { count: hours });
    return t("common:time.hoursAndMinutesLeft", { hours, minutes });
  };
}
