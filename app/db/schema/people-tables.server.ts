import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Device } from "~/domain/account/device";
import { startPages } from "~/domain/account/start-page";
import { languages } from "~/domain/language";
import type { MailTopic } from "~/domain/order/order-news";
import { instant, tenantId } from "./columns.server";
import { locations, tenants } from "./practice.server";

export const users = pgTable(
  "users",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    id: uuid("id").notNull(),
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    group: text("group").notNull().default("staff"),
    isDoctor: boolean("is_doctor").notNull().default(false),
    role: text("role", { enum: ["practiceAdmin", "staff"] }).notNull(),
    status: text("status", { enum: ["pending", "active"] }).notNull(),
    passwordHash: text("password_hash"),
    passwordSet: boolean("password_set").notNull().default(false),
    termsAcceptedAt: instant("terms_accepted_at"),
    /** The versions accepted then (D46). */
    termsVersion: text("terms_version"),
    cookiesAcceptedAt: instant("cookies_accepted_at"),
    cookiesVersion: text("cookies_version"),
    isAccountOwner: boolean("is_account_owner").notNull().default(false),
    /** The secret shared with the person's authenticator app, sealed; null without a second factor. */
    sealedFactor: text("sealed_factor"),
    factorSince: instant("factor_since"),
    /** The last 30-second step whose code was used: a code works once. */
    factorStep: integer("factor_step").notNull().default(0),
    /** Hashes of the unused recovery codes. */
    recoveryHashes: jsonb("recovery_hashes").$type<string[]>().notNull().default([]),
    language: text("language", { enum: languages }),
    /** Mails about orders that the person does not want (D81). */
    mutedMails: jsonb("muted_mails").$type<MailTopic[]>().notNull().default([]),
    /** The page after signing in (D83). */
    startPage: text("start_page", { enum: startPages }).notNull().default("products"),
    lastSignedInAt: instant("last_signed_in_at"),
    /** When an admin withdrew the invitation; null again as soon as one is sent. */
    invitationWithdrawnAt: instant("invitation_withdrawn_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique("users_email").on(table.tenantId, table.emailKey),
    // For operators, who find a practice by one of its people (D6).
    index("users_by_first_name").on(sql`lower(${table.firstName}) text_pattern_ops`),
    index("users_by_last_name").on(sql`lower(${table.lastName}) text_pattern_ops`),
    index("users_by_email").on(table.emailKey.op("text_pattern_ops")),
  ],
);

export const userLocations = pgTable(
  "user_locations",
  { tenantId: tenantId(), userId: uuid("user_id").notNull(), locationId: uuid("location_id").notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.userId, table.locationId] }),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete("cascade"),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }).onDelete("cascade"),
  ],
);

/** The names of people who left the practice, for readers of the trail (D32). */
export const formerUsers = pgTable(
  "former_users",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    id: uuid("id").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    removedAt: instant("removed_at"),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);

/** The distributor's operators (lensFerryAdmin, D13): they belong to no practice. */
export const operators = pgTable("operators", {
  id: uuid("id").primaryKey(),
  emailKey: text("email_key").notNull().unique(),
  email: text("email").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  passwordHash: text("password_hash").notNull(),
  /** When the password was set through a mailed link; earlier sessions have ended (D9). */
  passwordSetAt: instant("password_set_at"),
  termsAcceptedAt: instant("terms_accepted_at"),
  /** The versions accepted then (D46). */
  termsVersion: text("terms_version"),
  cookiesVersion: text("cookies_version"),
  /** As for the people of practices. */
  sealedFactor: text("sealed_factor"),
  factorSince: instant("factor_since"),
  factorStep: integer("factor_step").notNull().default(0),
  recoveryHashes: jsonb("recovery_hashes").$type<string[]>().notNull().default([]),
  createdAt: instant("created_at").notNull(),
});

/** Reset keys of operators (D9), who belong to no practice and so cannot be in one_time_keys. */
export const operatorKeys = pgTable("operator_keys", {
  keyHash: text("key_hash").primaryKey(),
  operatorId: uuid("operator_id").notNull(),
  expiresAt: instant("expires_at").notNull(),
  usedAt: instant("used_at"),
});

/** Sessions (D10). The key is the hash of the random id in the cookie; an ended or expired row stays until it is purged. */
export const sessions = pgTable(
  "sessions",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    idHash: text("id_hash").notNull(),
    userId: uuid("user_id"),
    operatorId: uuid("operator_id"),
    locationId: uuid("location_id").notNull(),
    createdAt: instant("created_at").notNull(),
    seenAt: instant("seen_at").notNull(),
    endedAt: instant("ended_at"),
    /**
     * The browser that started it, as far as it identified itself, for its person to recognise; null for a session created from another.
     */
    device: jsonb("device").$type<Device>(),
    /** Searches that may contain a name, by the random id in their URL (D33). */
    searches: jsonb("searches").$type<Record<string, Record<string, string>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.idHash] }),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete("cascade"),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    index("sessions_by_user").on(table.tenantId, table.userId),
  ],
);

/**
 * Wrong passwords (D7) by e-mail and device; device is empty for a browser that never signed in. Operators are counted per practice too.
 */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    emailKey: text("email_key").notNull(),
    device: text("device").notNull(),
    wrongInRow: integer("wrong_in_row").notNull(),
    wrongSinceSuccess: integer("wrong_since_success").notNull(),
    lockedUntil: instant("locked_until"),
    /** The last sign-in on a known browser and its name, for its person to recognise (D111); null for all unknown ones together. */
    signedInAt: instant("signed_in_at"),
    browser: jsonb("browser").$type<Device>(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.emailKey, table.device] })],
);

/** Recent failed tries by IP address, over all practices; the address is stored only as a keyed hash. */
export const addressTries = pgTable("address_tries", {
  addressHash: text("address_hash").primaryKey(),
  since: instant("since").notNull(),
  tries: integer("tries").notNull(),
});

/** Keys of invitations, of new passwords (D9) and of new e-mails (D110), stored hashed, used once. */
export const oneTimeKeys = pgTable(
  "one_time_keys",
  {
    tenantId: tenantId(),
    keyHash: text("key_hash").notNull(),
    kind: text("kind", { enum: ["invitation", "reset", "confirmEmail"] }).notNull(),
    userId: uuid("user_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** The key of an invitation, sealed with the server's secret, so that an admin may copy its link; null once it was used. */
    sealedKey: text("sealed_key"),
    /** The e-mail that takes effect once its key is used (D110); null for other keys. */
    newEmail: text("new_email"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.keyHash] }),
    index("one_time_keys_by_user").on(table.tenantId, table.userId),
    foreignKey({ columns: [table.tenantId, table.userId], foreignColumns: [users.tenantId, users.id] }).onDelete("cascade"),
  ],
);

/** What a person had typed when the session ended (D31): stored on the server for 12 hours, shown again after signing in. */
export const keptForms = pgTable(
  "kept_forms",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    id: uuid("id").notNull(),
    ownerId: uuid("owner_id").notNull(),
    path: text("path").notNull(),
    entries: jsonb("entries").$type<[string, string][]>().notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The colleague who handed it over (D77). */
    givenBy: uuid("given_by"),
    /** The id that it had with that colleague: handing it over again finds it by this. */
    givenFormId: uuid("given_form_id"),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index("kept_forms_by_owner").on(table.tenantId, table.ownerId)],
);
