import { addDays } from "../calendar/days";
import type { CalendarDay } from "../edition";

/** Days for which a lens that was put aside is not proposed. */
const putAsideDays = 14;

/** Returns the first day on which a lens that was put aside is proposed again (D89). */
export const putAsideUntil = (putAsideOn: CalendarDay): CalendarDay => addDays(putAsideOn, putAsideDays);

/** Whether a lens is put aside today: for two weeks, or until it was ordered for the shelf on a later day. */
export function isPutAside(putAsideOn: CalendarDay | null, lastOrderedOn: CalendarDay, today: CalendarDay): putAsideOn is CalendarDay {
  return putAsideOn !== null && today < putAsideUntil(putAsideOn) && lastOrderedOn <= putAsideOn;
}
