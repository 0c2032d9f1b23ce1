CREATE TABLE "recent_visits" (
	"tenant_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_visits_tenant_id_owner_id_kind_subject_pk" PRIMARY KEY("tenant_id","owner_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "order_templates" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"location_id" uuid,
	"lines" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"made_by_id" uuid NOT NULL,
	"made_by_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "order_templates_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "recent_visits" ADD CONSTRAINT "recent_visits_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_templates" ADD CONSTRAINT "order_templates_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_visits_by_time" ON "recent_visits" USING btree ("tenant_id","visited_at");--> statement-breakpoint
CREATE INDEX "order_templates_removed" ON "order_templates" USING btree ("tenant_id","removed_at") WHERE "order_templates"."removed_at" is not null;--> statement-breakpoint
-- Practice data like the rest: row-level security.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['order_templates', 'recent_visits'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON order_templates, recent_visits TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (name, location_id, revision, changed_at, removed_at) ON order_templates TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (visited_at) ON recent_visits TO dioptre_app;
--> statement-breakpoint
-- The purge finds what expired by its age, and reads none; erasing a patient removes the visits that name the patient.
GRANT DELETE ON order_templates, recent_visits TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, id, removed_at) ON order_templates TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, owner_id, kind, subject, visited_at) ON recent_visits TO dioptre_purge;
--> statement-breakpoint
GRANT DELETE ON recent_visits TO dioptre_erasure;
