import { dayMilliseconds } from "../calendar/days";
import { latestEnd } from "../clock-rule";

/** Days for which an invitation is valid (D9). */
export const invitationDays = 14;

const lifeMilliseconds = invitationDays * dayMilliseconds;

/** The stored data of a person's invitation: the expiry of its unused key, and when an admin withdrew it. */
export type Invitation = { passwordSet: boolean; withdrawnAt: Date | null; keyExpiresAt: Date | null };

/**
 * The state of an invitation. `invited`: valid until `until`. `expired`: since `until`, null when that is too long ago to be known.
 * `withdrawn`: by an admin. Null when the account is already set up.
 */
export type InvitationState =
  | { state: "invited"; sentAt: Date; until: Date }
  | { state: "expired"; until: Date | null }
  | { state: "withdrawn"; withdrawnAt: Date };

/** Returns the state of an invitation at a moment; null when the account is set up. */
export function invitationStateOf({ passwordSet, withdrawnAt, keyExpiresAt }: Invitation, now: Date): InvitationState | null {
  if (passwordSet) return null;
  if (withdrawnAt) return { state: "withdrawn", withdrawnAt };
  if (!keyExpiresAt || keyExpiresAt <= now || keyExpiresAt > latestEnd(now, lifeMilliseconds))
    return { state: "expired", until: keyExpiresAt };
  return { state: "invited", sentAt: new Date(keyExpiresAt.getTime() - lifeMilliseconds), until: keyExpiresAt };
}
