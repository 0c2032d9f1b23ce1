import { createHmac } from "node:crypto";
import { returnTry, takeTry, tryUnderLock } from "~/db/queries/people/address-tries.server";
import { type AddressTry, addressGroup, addressLimit } from "~/domain/account/address-limit";
import { latestStart } from "~/domain/clock-rule";
import { newestOf } from "~/integrations/secrets.server";
import type { CallContext } from "../call-context.server";

type Caller = Pick<CallContext, "doors" | "callerAddress" | "settings" | "now">;

const minute = 60_000;

/** The response to a caller with no tries left: when the whole period is over. */
export const afterAddressLimit = { data: { retryAfterSeconds: addressLimit.minutes * 60 } };

/** IP addresses are personal data: only this server can tell which one a count belongs to. */
const hashOf = ({ callerAddress, settings }: Caller, kind: AddressTry) =>
  createHmac("sha256", newestOf(settings.sealingSecret))
    .update(`${kind === "password" ? "address" : kind} ${addressGroup(callerAddress)}`)
    .digest("base64url");

/** Takes a try of this IP address; false when none is left. Taking it before the check means that simultaneous tries gain nothing. */
export function takeAddressTry(caller: Caller, kind: AddressTry): Promise<boolean> {
  const asked = { addressHash: hashOf(caller, kind), most: addressLimit.tries };
  return caller.doors.asVisitor((tx) => takeTry(tx, asked, whileOf(caller)));
}

/**
 * Checks something that is usually right and comes in large numbers at once: only failures count, one after another, and after the last one
 * nothing is checked.
 */
export function tryFromAddress(caller: Caller, kind: AddressTry, isRight: () => boolean): Promise<"right" | "wrong" | "over"> {
  const asked = { addressHash: hashOf(caller, kind), most: addressLimit.tries, isRight };
  return caller.doors.asVisitor((tx) => tryUnderLock(tx, asked, whileOf(caller)));
}

/** Returns a try that succeeded. */
export function returnAddressTry(caller: Caller, kind: AddressTry): Promise<void> {
  return caller.doors.asVisitor((tx) => returnTry(tx, hashOf(caller, kind)));
}

function whileOf({ now }: Caller) {
  const at = now.getTime();
  return { now, over: new Date(at - addressLimit.minutes * minute), ahead: latestStart(now) };
}
