import { addDays } from "../calendar/days";
import type { CalendarDay } from "../edition";

/** A lens that was put aside is not proposed for so long. */
const putAsideDays = 14;

/** The first day on which a lens that was put aside is proposed again (D89). */
export const putAsideUntil = (putAsideOn: CalendarDay): CalendarDay => addDays(putAsideOn, putAsideDays);

/** Is a lens put aside today? Until its two weeks are over, or until it was ordered for the shelf on a later day. */
export function isPutAside(putAsideOn: CalendarDay | null, lastOrderedOn: CalendarDay, today: CalendarDay): putAsideOn is CalendarDay {
  return putAsideOn !== null && today < putAsideUntil(putAsideOn) && lastOrderedOn <= putAsideOn;
}
