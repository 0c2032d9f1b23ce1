import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { EditionCode } from "~/domain/edition";
import type { ReportedLine } from "~/domain/supply/supply-report";
import { instant } from "./columns.server";

/**
 * What the distributor reported to the authority of its supplies of a month (D99): the reports of a market, numbered from 1 in each month,
 * with their lines. The distributor's own record, without patients. Append-only.
 */
export const supplyReports = pgTable(
  "supply_reports",
  {
    edition: text("edition").$type<EditionCode>().notNull(),
    /** yyyy-MM in the market's calendar. */
    month: text("month").notNull(),
    number: integer("number").notNull(),
    id: uuid("id").notNull(),
    takenAt: instant("taken_at").notNull(),
    operatorId: uuid("operator_id").notNull(),
    lines: jsonb("lines").$type<ReportedLine[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.month, table.number] }), unique("supply_reports_by_id").on(table.id)],
);
