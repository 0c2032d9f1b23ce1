import type { Doors } from "~/db/doors.server";
import { findOneTimeKey } from "~/db/queries/people/one-time-keys.server";
import type { OneTimeKeyKind } from "~/domain/account/key-life";
import type { CallContext } from "../call-context.server";
import { afterAddressLimit, takeAddressTry } from "../session/count-address-tries.server";
import { parseSessionToken } from "../session/session-token.server";

/** Returns a valid key, with its person and practice; null for every other text. */
export async function findKey(doors: Doors, { kind, text }: { kind: OneTimeKeyKind; text: string }, now: Date) {
  const key = parseSessionToken(text.trim());
  if (!key) return null;
  const found = await doors.readTenant(key.tenantId, (db) => findOneTimeKey(db, { kind, keyHash: key.idHash }, now));
  return found && { ...found, tenantId: key.tenantId, idHash: key.idHash };
}

type KeyErrors = { keyInvalid: () => Error; tooManyRequests: (more: typeof afterAddressLimit) => Error };

/** Returns the refusal of an invalid key; an IP address may try 20 of them in 10 minutes (D7). */
export async function wrongKey(context: CallContext, errors: KeyErrors): Promise<Error> {
  return (await takeAddressTry(context, "key")) ? errors.keyInvalid() : errors.tooManyRequests(afterAddressLimit);
}

/** Whether this text is a valid invitation key. Most passwords are ruled out by their format alone. */
export async function isInvitationKey(doors: Doors, text: string, now: Date): Promise<boolean> {
  return (await findKey(doors, { kind: "invitation", text }, now)) !== null;
}
