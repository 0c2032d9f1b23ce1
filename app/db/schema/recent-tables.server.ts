import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { visitKinds } from "~/domain/search/recent-visit";
import { instant, tenantId } from "./columns.server";
import { tenants } from "./practice.server";

/** What a person, user or operator, opened last (D172): ids, never names. */
export const recentVisits = pgTable(
  "recent_visits",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    ownerId: uuid("owner_id").notNull(),
    kind: text("kind", { enum: visitKinds }).notNull(),
    subject: text("subject").notNull(),
    visitedAt: instant("visited_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.ownerId, table.kind, table.subject] }),
    index("recent_visits_by_time").on(table.tenantId, table.visitedAt),
  ],
);
