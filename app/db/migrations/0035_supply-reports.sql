CREATE TABLE "supply_reports" (
	"edition" text NOT NULL,
	"month" text NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	CONSTRAINT "supply_reports_edition_month_number_pk" PRIMARY KEY("edition","month","number"),
	CONSTRAINT "supply_reports_by_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "business_number" text DEFAULT '' NOT NULL;
--> statement-breakpoint
GRANT UPDATE (business_number) ON tenants TO dioptre_app;
--> statement-breakpoint
-- The operators' door sees what was shipped and received in every practice, and keeps what was reported of it; a report stays as it is.
CREATE POLICY operator_looks_after ON status_history FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
CREATE POLICY operator_looks_after ON received_boxes FOR SELECT TO dioptre_operator USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON supply_reports TO dioptre_operator;
--> statement-breakpoint
-- A file that was exported before changes nothing when it is imported again.
UPDATE series SET data = data || '{"modelName": null}' WHERE NOT data ? 'modelName';
