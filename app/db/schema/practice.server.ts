import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { languages } from "~/domain/language";
import { instant, tenantId } from "./columns.server";

/** A practice: the tenant (D60). */
export const tenants = pgTable(
  "tenants",
  {
    tenantId: tenantId().primaryKey(),
    practiceName: text("practice_name").notNull(),
    subDomain: text("sub_domain").notNull().unique(),
    countryCode: text("country_code", { enum: ["IL", "KR"] }).notNull(),
    status: text("status", { enum: ["approved", "suspended"] }).notNull(),
    /** The practice's number in every confirmation number (D24). */
    practiceNumber: integer("practice_number").notNull().unique(),
    letters: text("letters").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    partnerNumber: text("partner_number").notNull(),
    /** Its business registration number, where the market asks for one (D99); empty when not known. */
    businessNumber: text("business_number").notNull().default(""),
    language: text("language", { enum: languages }).notNull(),
    /** Since when everybody needs a second factor to sign in (D93); null: everybody decides for themselves. */
    factorRequiredAt: instant("factor_required_at"),
    revision: integer("revision").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    index("tenants_by_name").on(table.practiceName, table.tenantId),
    index("tenants_by_beginning").on(sql`lower(${table.practiceName}) text_pattern_ops`),
    index("tenants_by_sub_domain").on(table.subDomain.op("text_pattern_ops")),
    index("tenants_by_partner").on(table.partnerNumber.op("text_pattern_ops")),
  ],
);

export const locations = pgTable(
  "locations",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    street: text("street").notNull(),
    street2: text("street2").notNull().default(""),
    city: text("city").notNull(),
    state: text("state").notNull().default(""),
    zip: text("zip").notNull(),
    phone: text("phone").notNull().default(""),
    shipToCode: text("ship_to_code").notNull(),
    defaultShippingOption: text("default_shipping_option", { enum: ["DAY", "OVERNIGHT", "GROUND"] }).notNull(),
    partnerNumber: text("partner_number").notNull(),
    position: integer("position").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** Running numbers of a practice (D24), one row per kind; raised under its row lock. */
export const counters = pgTable(
  "counters",
  { tenantId: tenantId().references(() => tenants.tenantId), name: text("name").notNull(), value: integer("value").notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
);

/** The public list of practices (D6): approved practices, one row per location, without Support. */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    locationId: uuid("location_id").notNull(),
    practiceName: text("practice_name").notNull(),
    locationName: text("location_name").notNull(),
    subDomain: text("sub_domain").notNull(),
    partnerNumber: text("partner_number").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.locationId] }),
    index("directory_entries_by_partner").on(table.partnerNumber.op("text_pattern_ops")),
    index("directory_entries_by_sub_domain").on(table.subDomain),
  ],
);

/** The prefixes by which an entry of the public list is found; word is a normalised search key. */
export const directoryWords = pgTable(
  "directory_words",
  { tenantId: tenantId(), locationId: uuid("location_id").notNull(), word: text("word").notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.locationId, table.word] }),
    foreignKey({
      columns: [table.tenantId, table.locationId],
      foreignColumns: [directoryEntries.tenantId, directoryEntries.locationId],
    }).onDelete("cascade"),
    index("directory_words_by_word").on(table.word.op("text_pattern_ops")),
  ],
);

/** The practice's settings for a series or solution (D14); without a row it is visible, available and no favourite. */
export const practiceItems = pgTable(
  "practice_items",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    itemId: text("item_id").notNull(),
    visible: boolean("visible").notNull().default(true),
    available: boolean("available").notNull().default(true),
    isFavourite: boolean("is_favourite").notNull().default(false),
    /** Raised by every change; 0 is the default. */
    revision: integer("revision").notNull().default(0),
    /** Who changed it last, with their name on that day. */
    changedById: uuid("changed_by_id"),
    changedByFirstName: text("changed_by_first_name"),
    changedByLastName: text("changed_by_last_name"),
    changedAt: instant("changed_at"),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.itemId] })],
);

/** The series that a person, user or operator, pinned for order entry, each in one of 12 positions (D44). */
export const pins = pgTable(
  "pins",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    ownerId: uuid("owner_id").notNull(),
    place: smallint("place").notNull(),
    seriesId: text("series_id").notNull(),
    pinnedAt: instant("pinned_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.ownerId, table.place] }),
    unique("pins_once").on(table.tenantId, table.ownerId, table.seriesId),
    check("pins_place", sql`${table.place} between 1 and 12`),
  ],
);

/** Announced promotions that a person, user or operator, opened or dismissed (D74). */
export const seenPromotions = pgTable(
  "seen_promotions",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    ownerId: uuid("owner_id").notNull(),
    promotionId: text("promotion_id").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.ownerId, table.promotionId] })],
);

/** The audit trail (D32): a chain in which each entry has the hash of the one before. Ids only; names are looked up for display. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
    actorId: uuid("actor_id"),
    action: text("action").notNull(),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id"),
    /** Its position in the chain, from 1 without gaps. */
    seq: integer("seq").notNull(),
    previousHash: text("previous_hash").notNull(),
    /** SHA-256 of the previous hash and the entry's text, in hexadecimal digits. */
    hash: text("hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index("audit_entries_by_subject").on(table.tenantId, table.subjectKind, table.subjectId, table.at),
    index("audit_entries_by_actor").on(table.tenantId, table.actorId, table.at, table.id),
    unique("audit_entries_by_time").on(table.tenantId, table.at, table.id),
    unique("audit_entries_by_seq").on(table.tenantId, table.seq),
  ],
);

/** The end of a practice's audit trail; its row lock serialises entries. */
export const auditHeads = pgTable("audit_heads", {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenants.tenantId),
  seq: integer("seq").notNull(),
  /** The hash before the entries that were added last. */
  previousHash: text("previous_hash").notNull(),
  hash: text("hash").notNull(),
});
