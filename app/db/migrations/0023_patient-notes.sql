CREATE TABLE "patient_notes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_by_id" uuid NOT NULL,
	"written_by_name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "patient_notes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "patient_notes" ADD CONSTRAINT "patient_notes_tenant_id_patient_id_patients_tenant_id_id_fk" FOREIGN KEY ("tenant_id","patient_id") REFERENCES "public"."patients"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_notes_by_patient" ON "patient_notes" USING btree ("tenant_id","patient_id","written_at");--> statement-breakpoint
CREATE INDEX "patient_notes_removed" ON "patient_notes" USING btree ("tenant_id","removed_at") WHERE "patient_notes"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE patient_notes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patient_notes FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY one_practice ON patient_notes USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT ON patient_notes TO dioptre_app;
--> statement-breakpoint
-- What was written stays as it was written.
GRANT UPDATE (removed_at) ON patient_notes TO dioptre_app;
--> statement-breakpoint
-- The purge finds removed notes by their age, and reads none.
GRANT DELETE ON patient_notes TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, id, removed_at) ON patient_notes TO dioptre_purge;
