import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { EditionCode } from "~/domain/edition";
import type { Series, Solution } from "~/domain/lens/series";
import type { Promotion } from "~/domain/price/promotion";
import { calendarDay, instant } from "./columns.server";

/** A promotion as it is shown: names and texts by language, and the review number required for Korean advertising. */
export type PublishedPromotion = Promotion & { names: Record<string, string>; texts: Record<string, string>; reviewNumber: string | null };

/** The distributor's data, one set per edition; it belongs to no practice. */
const edition = () => text("edition").$type<EditionCode>().notNull();

/** Raised by every change of series, solutions, prices or promotions; a process reloads its copy when this differs. */
export const catalogueVersions = pgTable("catalogue_versions", {
  edition: edition().primaryKey(),
  version: integer("version").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const series = pgTable(
  "series",
  {
    edition: edition(),
    id: text("id").notNull(),
    seriesNumber: integer("series_number").notNull(),
    active: boolean("active").notNull(),
    data: jsonb("data").$type<Series>().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.id] })],
);

export const solutions = pgTable(
  "solutions",
  { edition: edition(), id: text("id").notNull(), active: boolean("active").notNull(), data: jsonb("data").$type<Solution>().notNull() },
  (table) => [primaryKey({ columns: [table.edition, table.id] })],
);

/** One price row per edition, item and pack (D25), in the smallest unit per box. */
export const prices = pgTable(
  "prices",
  {
    edition: edition(),
    itemId: text("item_id").notNull(),
    packSize: integer("pack_size").notNull(),
    priceRetail: integer("price_retail").notNull(),
    priceAnnual: integer("price_annual").notNull(),
    annualBoxes: integer("annual_boxes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.itemId, table.packSize] })],
);

export const promotions = pgTable(
  "promotions",
  {
    edition: edition(),
    id: text("id").notNull(),
    fromDay: calendarDay("from_day").notNull(),
    toDay: calendarDay("to_day").notNull(),
    data: jsonb("data").$type<PublishedPromotion>().notNull(),
    /** The operators who created it and ended it early; null when the distributor's own system did. */
    madeById: uuid("made_by_id"),
    madeAt: instant("made_at"),
    /** Who last changed it before it began, and when. */
    changedById: uuid("changed_by_id"),
    changedAt: instant("changed_at"),
    endedById: uuid("ended_by_id"),
    endedAt: instant("ended_at"),
    endReason: text("end_reason"),
  },
  (table) => [primaryKey({ columns: [table.edition, table.id] })],
);

/** How an item is supplied when a product has no row of its own in stock_levels. */
export const stockRules = pgTable(
  "stock_rules",
  {
    edition: edition(),
    itemId: text("item_id").notNull(),
    onHandByDefault: integer("on_hand_by_default").notNull(),
    madeToOrder: boolean("made_to_order").notNull(),
    leadDays: integer("lead_days").notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.itemId] })],
);

/** The distributor's stock of one product: reserved at checkout, updated by the distributor. Units are boxes or bottles. */
export const stockLevels = pgTable(
  "stock_levels",
  {
    edition: edition(),
    itemId: text("item_id").notNull(),
    productId: text("product_id").notNull(),
    onHand: integer("on_hand").notNull(),
    expectedDay: calendarDay("expected_day"),
    soldOut: boolean("sold_out").notNull().default(false),
    /** When the distributor last stated `onHand`; null when it did not, or not since the column exists. */
    countedAt: instant("counted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.itemId, table.productId] }),
    index("stock_levels_by_product").on(table.edition, table.productId),
    index("stock_levels_empty").on(table.edition, table.itemId, table.expectedDay).where(sql`${table.onHand} <= 0`),
  ],
);

/** GTINs from the distributor that are not derived from their products (D15). */
export const productGtins = pgTable(
  "product_gtins",
  {
    edition: edition(),
    productId: text("product_id").notNull(),
    seriesId: text("series_id").notNull(),
    gtin: text("gtin").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.productId] }),
    uniqueIndex("product_gtins_by_gtin").on(table.edition, table.gtin),
    index("product_gtins_by_series").on(table.edition, table.seriesId),
  ],
);
