import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { erasureReasons } from "~/domain/patient/erasure";
import { calendarDay, instant, tenantId } from "./columns.server";
import { locations } from "./practice.server";

export const patients = pgTable(
  "patients",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    locationId: uuid("location_id").notNull(),
    externalId: text("external_id"),
    customerId: text("customer_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Normalised first name, last name and date of birth; unique in the practice (D66). */
    identityKey: text("identity_key").notNull(),
    /** Normalised name for sorting. */
    sortKey: text("sort_key").notNull(),
    dob: calendarDay("dob"),
    phone: text("phone"),
    phoneDigits: text("phone_digits"),
    email: text("email"),
    sms: boolean("sms").notNull().default(false),
    note: text("note").notNull().default(""),
    shipToPatient: boolean("ship_to_patient").notNull().default(false),
    rxExpiresOn: calendarDay("rx_expires_on"),
    /** When the first of the boxes in use run out (D83); null without any. Valid unless it must be recomputed. */
    supplyEndsOn: calendarDay("supply_ends_on"),
    supplyIsStale: boolean("supply_is_stale").notNull().default(true),
    /** How often orders of the patient have changed, so that a supply computed before the last change is not stored. */
    supplyChanges: integer("supply_changes").notNull().default(0),
    /** When the patient's data was erased, by whom and why (D94): the row then has nothing but a pseudonym. */
    erasedAt: instant("erased_at"),
    erasedById: uuid("erased_by_id"),
    erasureReason: text("erasure_reason", { enum: erasureReasons }),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique("patients_identity").on(table.tenantId, table.identityKey),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    index("patients_by_name").on(table.tenantId, table.sortKey, table.id),
    index("patients_by_phone").on(table.tenantId, table.phoneDigits.op("text_pattern_ops")),
    index("patients_by_customer").on(table.tenantId, table.customerId),
    index("patients_by_external").on(table.tenantId, table.externalId),
    index("patients_by_supply").on(table.tenantId, table.locationId, table.supplyEndsOn, table.id),
    index("patients_stale_supply").on(table.tenantId, table.locationId, table.id).where(sql`${table.supplyIsStale}`),
  ],
);

/** The search entries of a patient (see searchEntries of the domain), matched by prefix and listed in order. */
export const patientWords = pgTable(
  "patient_words",
  { tenantId: tenantId(), patientId: uuid("patient_id").notNull(), word: text("word").notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.patientId, table.word] }),
    foreignKey({ columns: [table.tenantId, table.patientId], foreignColumns: [patients.tenantId, patients.id] }).onDelete("cascade"),
    index("patient_words_by_word").on(table.tenantId, table.word.op("text_pattern_ops"), table.patientId),
  ],
);

export const patientAddresses = pgTable(
  "patient_addresses",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    patientId: uuid("patient_id").notNull(),
    street: text("street").notNull(),
    street2: text("street2").notNull().default(""),
    zip: text("zip").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull().default(""),
    country: text("country").notNull(),
    phone: text("phone").notNull(),
    note: text("note").notNull().default(""),
    verified: boolean("verified").notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.patientId], foreignColumns: [patients.tenantId, patients.id] }).onDelete("cascade"),
    index("patient_addresses_by_patient").on(table.tenantId, table.patientId),
  ],
);

/** Notes of the staff about a patient. */
export const patientNotes = pgTable(
  "patient_notes",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    patientId: uuid("patient_id").notNull(),
    text: text("text").notNull(),
    writtenById: uuid("written_by_id").notNull(),
    writtenByName: text("written_by_name").notNull(),
    writtenAt: instant("written_at").notNull(),
    /** Null unless removed; a removed note can be restored until it is purged. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.patientId], foreignColumns: [patients.tenantId, patients.id] }).onDelete("cascade"),
    index("patient_notes_by_patient").on(table.tenantId, table.patientId, table.writtenAt),
    index("patient_notes_removed").on(table.tenantId, table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
);
