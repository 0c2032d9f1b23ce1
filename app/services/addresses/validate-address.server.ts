import { addressVerifierFor } from "~/integrations/address-verifier/address-verifier.server";
import { signedIn } from "../access.server";

/** Returns what the register says about an address; the original and the suggestions are complete addresses with the market's country. */
export const validateAddress = signedIn.addresses.validate.handler(async ({ input, context: { edition, settings } }) => {
  const country = edition.code;
  const original = { ...input.address, country };
  const { result, suggestions } = await addressVerifierFor(settings.addressVerifierUrl)(original, edition);
  return { result, original, suggestions: suggestions.map((suggestion) => ({ ...suggestion, country })) };
});
