DROP INDEX "directory_entries_by_partner";--> statement-breakpoint
CREATE INDEX "directory_entries_by_partner" ON "directory_entries" USING btree ("partner_number" text_pattern_ops);