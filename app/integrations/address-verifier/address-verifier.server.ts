import type { PlainAddress, Verification } from "~/domain/address/city";
import type { Edition } from "~/domain/edition";
import { verifyByHttp } from "./verify-by-http.server";
import { verifyByRegister } from "./verify-by-register.server";

/** Verifies addresses of a market. It never throws: a failure is returned as `unableToVerify`. */
export type AddressVerifier = (address: PlainAddress, edition: Edition) => Promise<Verification>;

/** Returns the verifier at ADDRESS_VERIFIER_URL when there is one, else the built-in register. */
export function addressVerifierFor(url: string | null): AddressVerifier {
  return url === null ? verifyByRegister : (address, edition) => verifyByHttp(url, address, edition);
}
