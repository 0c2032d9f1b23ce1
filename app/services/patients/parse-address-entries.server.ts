import type { z } from "zod";
import type { addressInput } from "~/calls/patients";
import type { Edition } from "~/domain/edition";
import { findAddressMistakes } from "~/domain/patient/check-address";
import { parsePostcode } from "~/domain/patient/postcode";
import { addressVerifierFor } from "~/integrations/address-verifier/address-verifier.server";
import { parsePhone } from "./parse-phone.server";

type Entries = z.output<typeof addressInput>;

/**
 * Returns what is stored of a typed address, or its mistakes by field (D66). Country and state are the market's, whatever was sent. An
 * address counts as verified when it comes from the verification step and the register, asked again, knows it.
 */
export async function parseAddressEntries(entries: Entries, edition: Edition, verifierUrl: string | null) {
  const zip = parsePostcode(entries.zip, edition.postcode);
  const phone = parsePhone(entries.phone, edition.phone.country);
  const mistakes = findAddressMistakes(entries, edition.postcode);
  if (!mistakes.phone && !phone.permitted) mistakes.phone = phone.code;
  const postal = {
    street: entries.street.trim(),
    street2: entries.street2.trim(),
    zip: zip.permitted ? zip.postcode : entries.zip.trim(),
    city: entries.city.trim(),
  };
  const asked = entries.verification !== undefined && Object.keys(mistakes).length === 0;
  const found = asked ? await addressVerifierFor(verifierUrl)(postal, edition) : null;
  const values = {
    ...postal,
    state: edition.shipToPatient?.state ?? "",
    country: edition.shipToPatient?.country ?? edition.name,
    phone: phone.permitted ? phone.phone : entries.phone.trim(),
    note: entries.note.trim(),
    verified: found?.result === "verified",
  };
  return { values, mistakes };
}
