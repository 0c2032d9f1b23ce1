/** How long an invitation lives (D9). */
export const invitationDays = 14;

const millisecondsPerDay = 24 * 60 * 60_000;

/** What is known of the invitation of a person: its unused key, and whether an admin took it back. */
export type Invitation = { passwordSet: boolean; withdrawnAt: Date | null; keyExpiresAt: Date | null };

/**
 * The state of an invitation. `invited` works until `until`; `expired` ran out then, null when that is too long ago to be known;
 * `withdrawn` was taken back. Whoever has set up the account needs none: null.
 */
export type InvitationState =
  | { state: "invited"; sentAt: Date; until: Date }
  | { state: "expired"; until: Date | null }
  | { state: "withdrawn"; withdrawnAt: Date };

/** Returns the state of an invitation at a moment; null when the account is set up. */
export function invitationStateOf({ passwordSet, withdrawnAt, keyExpiresAt }: Invitation, now: Date): InvitationState | null {
  if (passwordSet) return null;
  if (withdrawnAt) return { state: "withdrawn", withdrawnAt };
  if (!keyExpiresAt || keyExpiresAt.getTime() <= now.getTime()) return { state: "expired", until: keyExpiresAt };
  return { state: "invited", sentAt: new Date(keyExpiresAt.getTime() - invitationDays * millisecondsPerDay), until: keyExpiresAt };
}
