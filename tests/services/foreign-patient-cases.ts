import { v7 as uuid } from "uuid";
import type { IdCase } from "./id-case";

type Input = IdCase["input"];
const one = (call: string, field: string, kind: IdCase["kind"], input: Input): IdCase => ({ call, field, kind, input });

const byAdmin = (call: string, field: string, kind: IdCase["kind"], input: Input): IdCase => ({ call, field, kind, input, who: "admin" });

const erasure = { name: "Nobody", reason: "other" };
const patientForm = (id: string) => ({ id, firstName: "Tamar", lastName: "Oren", phone: "050-000-4417" });
const addressForm = (id: string) => ({ id, street: "14 Almond Lane", zip: "3300114", city: "Haifa", phone: "050-000-4417" });

/** The ids that calls about patients take: refused 404, like one that does not exist. */
export const patientIdCases: IdCase[] = [
  one("patients.search", "tenantId", "tenant", (id) => ({ tenantId: id, searchTerm: "dana" })),
  one("patients.read", "tenantId", "tenant", (id, mine) => ({ tenantId: id, patientId: mine.patient })),
  one("patients.read", "patientId", "patient", (id, mine) => ({ tenantId: mine.tenant, patientId: id })),
  one("patients.overview", "tenantId", "tenant", (id, mine) => ({ tenantId: id, patientId: mine.patient })),
  one("patients.overview", "patientId", "patient", (id, mine) => ({ tenantId: mine.tenant, patientId: id })),
  one("patients.create", "locationId", "location", (id) => ({ ...patientForm(uuid()), locationId: id })),
  one("patients.update", "id", "patient", (id) => patientForm(id)),
  one("patients.update", "locationId", "location", (id, mine) => ({ ...patientForm(mine.patient), locationId: id })),
  ...["patients.addAddress", "patients.updateAddress"].flatMap((call) => [
    one(call, "tenantId", "tenant", (id, mine) => ({ tenantId: id, patientId: mine.patient, address: addressForm(mine.address) })),
    one(call, "patientId", "patient", (id, mine) => ({ tenantId: mine.tenant, patientId: id, address: addressForm(mine.address) })),
  ]),
  ...["patients.addNote", "patients.removeNote"].flatMap((call) => [
    one(call, "tenantId", "tenant", (id, mine) => ({ tenantId: id, patientId: mine.patient, noteId: mine.note, text: "x" })),
    one(call, "patientId", "patient", (id, mine) => ({ tenantId: mine.tenant, patientId: id, noteId: mine.note, text: "x" })),
  ]),
  one("patients.removeNote", "noteId", "note", (id, mine) => ({ tenantId: mine.tenant, patientId: mine.patient, noteId: id })),
  ...["patients.previewErasure", "patients.erase"].flatMap((call) => [
    byAdmin(call, "tenantId", "tenant", (id, mine) => ({ ...erasure, tenantId: id, patientId: mine.patient })),
    byAdmin(call, "patientId", "patient", (id, mine) => ({ ...erasure, tenantId: mine.tenant, patientId: id })),
  ]),
  one("patients.updateAddress", "address.id", "address", (id, mine) => ({
    ...{ tenantId: mine.tenant, patientId: mine.patient, address: addressForm(id) },
  })),
];

/** Made by the caller. */
export const madePatientIds: IdCase[] = [
  one("patients.create", "id", "patient", (id) => patientForm(id)),
  one("patients.addAddress", "address.id", "address", (id, mine) => ({
    ...{ tenantId: mine.tenant, patientId: mine.patient, address: addressForm(id) },
  })),
  one("patients.addNote", "noteId", "note", (id, mine) => ({ tenantId: mine.tenant, patientId: mine.patient, noteId: id, text: "x" })),
];
