import { createHmac } from "node:crypto";
import { giveTryBack, takeTry } from "~/db/queries/address-tries.server";
import { addressGroup, addressLimit } from "~/domain/account/address-limit";
import type { CallContext } from "../call-context.server";

type Caller = Pick<CallContext, "doors" | "callerAddress" | "settings" | "now">;

const minute = 60_000;

/** Addresses are personal data: only this server can tell which one a count is of. */
const hashOf = ({ callerAddress, settings }: Caller) =>
  createHmac("sha256", settings.sealingSecret)
    .update(`address ${addressGroup(callerAddress)}`)
    .digest("base64url");

/** May this address have one more password checked? The try is taken before the check, so that many at once gain nothing. */
export function takeAddressTry(caller: Caller): Promise<boolean> {
  const at = caller.now.getTime();
  const [over, ahead] = [new Date(at - addressLimit.minutes * minute), new Date(at + 5 * minute)];
  const asked = { addressHash: hashOf(caller), most: addressLimit.tries };
  return caller.doors.asVisitor((tx) => takeTry(tx, asked, { now: caller.now, over, ahead }));
}

/** The password was right: the try does not count. */
export function giveAddressTryBack(caller: Caller): Promise<void> {
  return caller.doors.asVisitor((tx) => giveTryBack(tx, hashOf(caller)));
}
