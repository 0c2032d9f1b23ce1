import type { Inputs } from "~/calls/answers";
import { type FormEntries, textEntries } from "~/forms/form-texts";
import type { PatientAnswer } from "./patient-hit";

/** The fields of the form, in its order. */
export const addressFormNames = ["street", "street2", "city", "zip", "phone", "note"] as const;
const names = ["id", "version", ...addressFormNames] as const;

/**
 * The fields of the address form as typed. `id` is the address's, made when the form was first shown; `version` is that of the address that
 * was loaded, empty for a new one.
 */
export type AddressFormValues = Record<(typeof names)[number], string>;

/** Returns an empty form for a new address; the patient's phone is the default for the courier. */
export function emptyAddressForm(id: string, phone: string | null): AddressFormValues {
  return parseAddressForm([
    ["id", id],
    ["phone", phone ?? ""],
  ]);
}

/** Returns what was typed, from a posted or a stored form. */
export function parseAddressForm(entries: FormEntries): AddressFormValues {
  const sent = new Map(textEntries(entries));
  return Object.fromEntries(names.map((name) => [name, sent.get(name) ?? ""])) as AddressFormValues;
}

/** Returns the form of an existing address. */
export function addressFormOf(address: PatientAnswer["addresses"][number]): AddressFormValues {
  return Object.fromEntries(names.map((name) => [name, address[name]])) as AddressFormValues;
}

/** Returns the typed fields as the calls accept them. */
export function addressEntries({ version, ...values }: AddressFormValues): Inputs["patients"]["updateAddress"]["address"] {
  return { ...values, version: version || null };
}
