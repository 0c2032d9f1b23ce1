import type { RouterContextProvider } from "react-router";
import { type AddressFormValues, addressFormNames, addressFormOf } from "~/forms/patients/address-form-values";
import { type PatientFormValues, patientFormNames, patientFormOf } from "~/forms/patients/patient-form-values";
import { refusedByChange } from "~/forms/patients/refused-form";
import { savedMeanwhile } from "~/forms/saved-meanwhile";
import { loadPatientOr404 } from "./open-address-form.server";

type Context = Readonly<RouterContextProvider>;

/** Somebody else changed the patient first: returns what was typed, what is stored by now, and the version to save on top of it. */
export async function refusePatientOverwriting(context: Context, typed: PatientFormValues) {
  const stored = patientFormOf(await loadPatientOr404(context, typed.id));
  return refusedByChange(typed, stored.version, savedMeanwhile(patientFormNames, typed, stored));
}

/** Returns the same for an address; null when the patient no longer has it. */
export async function refuseAddressOverwriting(context: Context, patientId: string, typed: AddressFormValues) {
  const address = (await loadPatientOr404(context, patientId)).addresses.find(({ id }) => id === typed.id);
  const stored = address && addressFormOf(address);
  return stored ? refusedByChange(typed, stored.version, savedMeanwhile(addressFormNames, typed, stored)) : null;
}
