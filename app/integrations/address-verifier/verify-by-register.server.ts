import type { PlainAddress, Verification } from "~/domain/address/city";
import { registerOf } from "~/domain/address/register-of";
import { verifyAddress } from "~/domain/address/verify-address";
import type { Edition } from "~/domain/edition";

/** Verifies by the rules of the built-in register. */
export function verifyByRegister(address: PlainAddress, { code, postcode }: Edition): Promise<Verification> {
  return Promise.resolve(verifyAddress(address, registerOf(code), postcode));
}
