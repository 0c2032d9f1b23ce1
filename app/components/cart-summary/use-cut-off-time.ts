import { useFormat } from "~/i18n/use-format";

/** Returns a function that writes the cut-off as a time of day, with its day when that is not today. */
export function useCutOffTime(): (cutOffAt: Date | string, now: Date) => string {
  const format = useFormat();
  return (cutOffAt, now) => (format.dayOf(cutOffAt) === format.dayOf(now) ? format.time(cutOffAt) : format.dayAndTime(cutOffAt));
}
