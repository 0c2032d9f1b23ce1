import { addressVerifierFor } from "~/integrations/address-verifier/address-verifier.server";
import { signedIn } from "../access.server";

/** What the register says of an address; original and suggestions are both complete and name the market's country. */
export const validateAddress = signedIn.addresses.validate.handler(async ({ input, context: { edition, settings } }) => {
  const country = edition.code;
  const original = { ...input.address, country };
  const { result, suggestions } = await addressVerifierFor(settings.addressVerifierUrl)(original, edition);
  return { result, original, suggestions: suggestions.map((suggestion) => ({ ...suggestion, country })) };
});
