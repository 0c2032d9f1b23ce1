import { dayMilliseconds } from "../calendar/days";
import { invitationDays } from "./invitation";
import { newEmailHours } from "./new-email";

const minute = 60_000;

/** How long a mailed link works (D9, D110). */
export const keyLifeMilliseconds = {
  invitation: invitationDays * dayMilliseconds,
  reset: 60 * minute,
  confirmEmail: newEmailHours * 60 * minute,
} as const;

export type OneTimeKeyKind = keyof typeof keyLifeMilliseconds;
