CREATE TABLE "noted_changes" (
	"scope" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "noted_changes_scope_transaction_id_pk" PRIMARY KEY("scope","transaction_id")
);
--> statement-breakpoint
-- A practice sees its own changes and those that concern all. Whoever serves notes them, before assuming the role of a door.
ALTER TABLE noted_changes ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE noted_changes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY noted_for_one ON noted_changes FOR SELECT USING (scope IN ('market', 'stock') OR scope = nullif(current_setting('app.tenant', true), ''));--> statement-breakpoint
CREATE POLICY noted_by_all ON noted_changes FOR INSERT WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT ON noted_changes TO dioptre_app;--> statement-breakpoint
CREATE POLICY purge_notes ON noted_changes TO dioptre_purge USING (true);--> statement-breakpoint
GRANT SELECT (noted_at), DELETE ON noted_changes TO dioptre_purge;
