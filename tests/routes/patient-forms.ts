import { v7 as uuid } from "uuid";
import { addressFields, patientFields, type TypedForm } from "./typed-form";

/** The forms about patients, their notes and their addresses. */
export const patientForms: readonly TypedForm[] = [
  { route: "routes/patients/search.tsx", at: () => "/patients", fields: { q: "line" } },
  { route: "routes/patients/lookup.tsx", at: () => "/patients/lookup", page: () => "/patients", fields: { q: "number" } },
  {
    route: "routes/patients/new.tsx",
    at: () => "/patients/new",
    more: () => ({ id: uuid(), lastName: "Oren", nameChecked: "1" }),
    fields: patientFields,
  },
  {
    route: "routes/patients/new-modal.tsx",
    at: () => "/patients/add",
    more: () => ({ id: uuid(), lastName: "Oren", nameChecked: "1" }),
    fields: patientFields,
  },
  {
    route: "routes/patients/edit.tsx",
    at: ({ patientId }) => `/patients/${patientId}/edit`,
    more: () => ({ lastName: "Oren" }),
    fields: patientFields,
  },
  {
    route: "routes/patients/erase.tsx",
    at: ({ patientId }) => `/patients/${patientId}/erase`,
    more: () => ({ reason: "other" }),
    fields: { name: "line" },
  },
  {
    route: "routes/patients/patient.tsx",
    at: ({ patientId }) => `/patients/${patientId}`,
    more: () => ({ intent: "addNote", noteId: uuid() }),
    fields: { text: "lines" },
  },
  {
    route: "routes/patients/new-address.tsx",
    at: ({ patientId }) => `/patients/${patientId}/addresses/new`,
    more: () => ({ id: uuid() }),
    fields: addressFields,
  },
  {
    route: "routes/patients/edit-address.tsx",
    at: ({ patientId, addressId }) => `/patients/${patientId}/addresses/${addressId}`,
    fields: addressFields,
  },
];
