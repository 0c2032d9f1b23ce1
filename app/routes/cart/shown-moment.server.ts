import { roundToNearestMinutes } from "date-fns";

/**
 * Returns the moment for which a cart shows how much time is left: the end of the present minute, because a minute that has begun is not
 * shown as left. All answers of a minute are alike.
 */
export const shownMoment = (now: Date): Date => roundToNearestMinutes(now, { roundingMethod: "ceil" });
