import { randomBytes } from "node:crypto";
import type { PracticeDb } from "~/db/database.server";
import { type AttemptKey, isKnownDevice, loadSignInCount, writeKnownBrowser } from "~/db/queries/people/sign-in-attempts.server";
import { deviceOf } from "~/domain/account/device";
import { checkSignInOpen } from "~/domain/account/sign-in-lock";
import { dayMilliseconds } from "~/domain/calendar/days";
import { latestStart } from "~/domain/clock-rule";
import type { CallContext } from "../call-context.server";
import type { SessionCarrier } from "../session-carrier.server";

/** How long a browser counts as known after its last sign-in (D7). */
export const knownDays = 90;

/** Returns the period within which a browser must have signed in to be known, ending no later than the clock allows (D52). */
export const knownWithin = (now: Date) => ({ since: new Date(now.getTime() - knownDays * dayMilliseconds), until: latestStart(now) });

type Who = { tenantId: string; emailKey: string };

/**
 * Returns which wrong passwords are counted together: those of this browser if it has signed in with this e-mail before, so that a stranger
 * cannot lock a person out; otherwise those of all other browsers. A device id alone proves nothing: an attacker can get one with an
 * account of their own.
 */
export async function attemptKeyOf(
  db: PracticeDb,
  { who, carrier }: { who: Who; carrier: SessionCarrier },
  now: Date,
): Promise<AttemptKey> {
  const own = { ...who, device: carrier.device ?? "" };
  return (await isKnownDevice(db.tx, own, knownWithin(now))) ? own : { ...who, device: "" };
}

/** Returns whether this e-mail may sign in now, before anything is checked (D7), and whether this browser is known for it. */
export async function loadAttempt({ doors, carrier, now }: CallContext, who: Who) {
  return doors.readTenant(who.tenantId, async (db) => {
    const key = await attemptKeyOf(db, { who, carrier }, now);
    return { before: checkSignInOpen(await loadSignInCount(db.tx, key), now), isKnown: key.device !== "" };
  });
}

/** Records this browser as known for this e-mail. Returns its id, a new one when it had none; the caller sends it after the commit. */
export async function rememberBrowser(db: PracticeDb, { who, carrier }: { who: Who; carrier: SessionCarrier }, now: Date): Promise<string> {
  const device = carrier.device ?? randomBytes(16).toString("base64url");
  await writeKnownBrowser(db.tx, { ...who, device }, { browser: deviceOf(carrier.userAgent), now });
  return device;
}
