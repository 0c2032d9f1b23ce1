import { createHmac } from "node:crypto";
import { giveTryBack, takeTry, tryUnderLock } from "~/db/queries/people/address-tries.server";
import { type AddressTry, addressGroup, addressLimit } from "~/domain/account/address-limit";
import { newestOf } from "~/integrations/secrets.server";
import type { CallContext } from "../call-context.server";

type Caller = Pick<CallContext, "doors" | "callerAddress" | "settings" | "now">;

const minute = 60_000;

/** What a caller is told that has none left: when the whole while is over. */
export const afterAddressLimit = { data: { retryAfterSeconds: addressLimit.minutes * 60 } };

/** Addresses are personal data: only this server can tell which one a count is of. */
const hashOf = ({ callerAddress, settings }: Caller, kind: AddressTry) =>
  createHmac("sha256", newestOf(settings.sealingSecret))
    .update(`${kind === "password" ? "address" : kind} ${addressGroup(callerAddress)}`)
    .digest("base64url");

/** May this address try once more? Where the try is taken before the check, many at once gain nothing. */
export function takeAddressTry(caller: Caller, kind: AddressTry): Promise<boolean> {
  const asked = { addressHash: hashOf(caller, kind), most: addressLimit.tries };
  return caller.doors.asVisitor((tx) => takeTry(tx, asked, whileOf(caller)));
}

/** Looks at what is right as a rule and comes many at once: only wrong ones count, one after the other, and after the last nothing is looked at. */
export function tryFromAddress(caller: Caller, kind: AddressTry, isRight: () => boolean): Promise<"right" | "wrong" | "over"> {
  const asked = { addressHash: hashOf(caller, kind), most: addressLimit.tries, isRight };
  return caller.doors.asVisitor((tx) => tryUnderLock(tx, asked, whileOf(caller)));
}

/** What was tried was right: the try does not count. */
export function giveAddressTryBack(caller: Caller, kind: AddressTry): Promise<void> {
  return caller.doors.asVisitor((tx) => giveTryBack(tx, hashOf(caller, kind)));
}

function whileOf({ now }: Caller) {
  const at = now.getTime();
  return { now, over: new Date(at - addressLimit.minutes * minute), ahead: new Date(at + 5 * minute) };
}
