import { addDays } from "../calendar/days";
import { instantsOfDays, marketDayOf } from "../calendar/market-time";
import type { CalendarDay, Edition } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";

/** Why boxes are returned. Damaged and wrong products must be reported sooner where the market's terms say so (D80). */
export const returnReasons = ["notNeeded", "orderedWrong", "wrongProduct", "damaged", "faulty"] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Maximum size of the photo with a return, in bytes. */
export const photoBytesMax = 5 * 1024 * 1024;
/** Maximum length of a lot number. */
export const lotLengthMax = 40;

export type DeliveredLine = {
  /** When the part with the line was delivered; null when it was not. */
  deliveredAt: Date | null;
  isTrial: boolean;
  /** Boxes that the line is delivered as, and those of them that were returned or are about to be. */
  quantity: number;
  returned: number;
  /** Boxes of it that were claimed as missing and have not arrived. */
  missing: number;
};

/** Returns how many boxes of a line are there to be returned (D80). */
export function returnableBoxes({ quantity, returned, missing }: DeliveredLine): number {
  return Math.max(0, quantity - returned - missing);
}

type Market = Pick<Edition, "returns" | "timeZone">;
export type ReturnPeriod = { lastDay: CalendarDay; until: Date; damageUntil: Date | null };

/**
 * Returns until when boxes can be returned (D80): the end of the market's last day for it, and for damage the hour where the terms name
 * one, else null.
 */
export function returnPeriod(deliveredAt: Date, { returns, timeZone }: Market): ReturnPeriod {
  const lastDay = addDays(marketDayOf(deliveredAt, timeZone), returns.days);
  const until = instantsOfDays({ from: lastDay, to: lastDay }, timeZone).endAt;
  const { damageHours } = returns;
  const damageUntil = damageHours === null ? null : new Date(deliveredAt.getTime() + damageHours * 60 * 60_000);
  return { lastDay, until, damageUntil };
}

export type ReturnVerdict =
  | Verdict<undefined, "notDelivered" | "trialNotReturned" | "nothingLeftToReturn">
  | Verdict<{ lastDay: CalendarDay }, "returnPeriodOver">
  | Verdict<{ until: Date }, "damagePeriodOver">
  | Verdict<{ max: number }, "returnQuantity">;

/** Refuses to return boxes of a delivered line for a reason or in a quantity that the terms exclude (D80). */
export function canReturn(
  line: DeliveredLine,
  asked: { reason: ReturnReason; quantity: number },
  market: Market & { now: Date },
): ReturnVerdict {
  const { deliveredAt, isTrial } = line;
  if (deliveredAt === null) return refused("notDelivered");
  if (isTrial) return refused("trialNotReturned");
  const { lastDay, until, damageUntil } = returnPeriod(deliveredAt, market);
  if (market.now >= until) return refused("returnPeriodOver", { lastDay });
  if (asked.reason === "damaged" && damageUntil && market.now >= damageUntil) return refused("damagePeriodOver", { until: damageUntil });
  const max = returnableBoxes(line);
  if (max === 0) return refused("nothingLeftToReturn");
  if (!Number.isInteger(asked.quantity) || asked.quantity < 1 || asked.quantity > max) return refused("returnQuantity", { max });
  return permitted;
}

/** Returns the reasons for which boxes can still be returned. */
export function possibleReasons(line: DeliveredLine, market: Market & { now: Date }): ReturnReason[] {
  return returnReasons.filter((reason) => canReturn(line, { reason, quantity: 1 }, market).permitted);
}
