CREATE TABLE "operator_acts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"reason" text NOT NULL,
	CONSTRAINT "operator_acts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "checkout_failures_by_time";--> statement-breakpoint
CREATE INDEX "operator_acts_by_practice" ON "operator_acts" USING btree ("tenant_id","at","id");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("available_at","id") WHERE "outbox"."sent_at" is null and "outbox"."dropped_at" is null and "outbox"."kind" = 'handOver' and "outbox"."attempts" > 0;--> statement-breakpoint
CREATE INDEX "users_by_first_name" ON "users" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tenants_by_name" ON "tenants" USING btree ("practice_name","tenant_id");--> statement-breakpoint
CREATE INDEX "tenants_by_beginning" ON "tenants" USING btree (lower("practice_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tenants_by_sub_domain" ON "tenants" USING btree ("sub_domain" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "tenants_by_partner" ON "tenants" USING btree ("partner_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "checkout_failures_by_time" ON "checkout_failures" USING btree ("at","id");
--> statement-breakpoint
-- The operators' door: in one practice it may do what the practice's own door may; of all practices it sees what the distributor looks after.
GRANT dioptre_app TO dioptre_operator;
--> statement-breakpoint
GRANT SELECT, INSERT ON operator_acts TO dioptre_operator;
--> statement-breakpoint
GRANT UPDATE (status) ON tenants TO dioptre_operator;
--> statement-breakpoint
GRANT UPDATE (available_at, dropped_at) ON outbox TO dioptre_operator;
--> statement-breakpoint
CREATE POLICY operator_looks_after ON outbox FOR SELECT TO dioptre_operator USING (kind = 'handOver');
--> statement-breakpoint
CREATE POLICY operator_looks_after ON orders FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
CREATE POLICY operator_looks_after ON checkout_failures FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
CREATE POLICY operator_finds ON users FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
CREATE POLICY operator_finds ON directory_entries FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
CREATE POLICY operator_finds ON directory_words FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
ALTER TABLE operator_acts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE operator_acts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY one_practice ON operator_acts USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
