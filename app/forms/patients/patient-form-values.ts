import type { Inputs } from "~/calls/answers";
import { parseDay } from "~/domain/calendar/parse-day";
import { type FormEntries, textEntries } from "~/forms/form-texts";
import type { PatientAnswer } from "./patient-hit";

const textNames = ["firstName", "lastName", "dob", "phone", "email", "externalId", "customerId", "note"] as const;
const tickNames = ["sms", "shiptoPatient"] as const;

/**
 * The fields of the patient form as typed. `id` is the patient's, made when the form was first shown; `version` is that of the patient that
 * was loaded, empty for a new one.
 */
export type PatientFormValues = { id: string; version: string } & Record<(typeof textNames)[number], string> &
  Record<(typeof tickNames)[number], boolean>;

/** Returns an empty form for a new patient. */
export function emptyPatientForm(id: string): PatientFormValues {
  return parsePatientForm([["id", id]]);
}

/** Returns what was typed, from a posted or a stored form; a cleared checkbox is not sent. */
export function parsePatientForm(entries: FormEntries): PatientFormValues {
  const sent = new Map(textEntries(entries));
  const texts = Object.fromEntries(textNames.map((name) => [name, sent.get(name) ?? ""]));
  const ticks = Object.fromEntries(tickNames.map((name) => [name, sent.has(name)]));
  const dob = sent.get("dob") ?? "";
  return {
    id: sent.get("id") ?? "",
    version: sent.get("version") ?? "",
    ...texts,
    ...ticks,
    dob: parseDay(dob) ?? dob,
  } as PatientFormValues;
}

/** Returns the form of an existing patient. */
export function patientFormOf(patient: PatientAnswer): PatientFormValues {
  const texts = Object.fromEntries(textNames.map((name) => [name, patient[name] ?? ""]));
  return {
    id: patient.id,
    version: patient.version,
    ...texts,
    sms: patient.sms,
    shiptoPatient: patient.shiptoPatient,
  } as PatientFormValues;
}

/** Returns the typed fields as the calls accept them. */
export function patientEntries({ version, ...values }: PatientFormValues): Inputs["patients"]["update"] {
  return { ...values, version: version || null };
}

/** The fields of the form, in its order. */
export const patientFormNames = [
  "firstName",
  "lastName",
  "dob",
  "phone",
  "email",
  "customerId",
  "externalId",
  ...tickNames,
  "note",
] as const;
