import { useFormat } from "~/i18n/use-format";

/** The cut-off as a time of day; with its day before it when that is not today. */
export function useCutOffTime(): (cutOffAt: Date | string, now: Date) => string {
  const format = useFormat();
  return (cutOffAt, now) => (format.dayOf(cutOffAt) === format.dayOf(now) ? format.time(cutOffAt) : format.dayAndTime(cutOffAt));
}
