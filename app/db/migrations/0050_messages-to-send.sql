-- Built before this migration without blocking writes, in a database that has the table (see migrate.server.ts).
CREATE INDEX IF NOT EXISTS "outbox_to_send" ON "outbox" USING btree ("kind","available_at","id") WHERE "outbox"."sent_at" is null and "outbox"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_by_subject" ON "outbox" USING btree ("tenant_id","subject_id") WHERE "outbox"."sent_at" is null and "outbox"."dropped_at" is null;--> statement-breakpoint
DROP INDEX IF EXISTS "outbox_due";--> statement-breakpoint
ALTER TABLE "order_words" DROP CONSTRAINT "order_words_tenant_id_order_id_orders_tenant_id_id_fk";
