CREATE TABLE "fitting_packs" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"lot" text,
	"expires_on" date,
	"way" text NOT NULL,
	"quantity" integer NOT NULL,
	"left_quantity" integer NOT NULL,
	"put_by_id" uuid NOT NULL,
	"put_by_name" text NOT NULL,
	"put_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "fitting_packs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "fitting_packs_left_quantity" CHECK ("fitting_packs"."left_quantity" between 0 and "fitting_packs"."quantity")
);
--> statement-breakpoint
CREATE TABLE "fitting_takes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"packs_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"act" text NOT NULL,
	"quantity" integer NOT NULL,
	"lot" text,
	"expires_on" date,
	"patient_id" uuid,
	"taken_by_id" uuid NOT NULL,
	"taken_by_name" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "fitting_takes_tenant_id_id_packs_id_pk" PRIMARY KEY("tenant_id","id","packs_id"),
	CONSTRAINT "fitting_takes_quantity" CHECK ("fitting_takes"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "fitting_wanted" (
	"tenant_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"packs" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fitting_wanted_tenant_id_location_id_product_id_pk" PRIMARY KEY("tenant_id","location_id","product_id"),
	CONSTRAINT "fitting_wanted_packs" CHECK ("fitting_wanted"."packs" > 0)
);
--> statement-breakpoint
ALTER TABLE "fitting_packs" ADD CONSTRAINT "fitting_packs_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_takes" ADD CONSTRAINT "fitting_takes_tenant_id_packs_id_fitting_packs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","packs_id") REFERENCES "public"."fitting_packs"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_takes" ADD CONSTRAINT "fitting_takes_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_takes" ADD CONSTRAINT "fitting_takes_tenant_id_patient_id_patients_tenant_id_id_fk" FOREIGN KEY ("tenant_id","patient_id") REFERENCES "public"."patients"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitting_wanted" ADD CONSTRAINT "fitting_wanted_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fitting_packs_left" ON "fitting_packs" USING btree ("tenant_id","location_id","product_id") WHERE "fitting_packs"."left_quantity" > 0;--> statement-breakpoint
CREATE INDEX "fitting_packs_by_time" ON "fitting_packs" USING btree ("tenant_id","location_id","put_at");--> statement-breakpoint
CREATE INDEX "fitting_takes_by_time" ON "fitting_takes" USING btree ("tenant_id","location_id","taken_at");--> statement-breakpoint
CREATE INDEX "fitting_takes_by_patient" ON "fitting_takes" USING btree ("tenant_id","patient_id","taken_at") WHERE "fitting_takes"."patient_id" is not null;--> statement-breakpoint
-- Practice data like the rest: row-level security, and what was put there or taken stays.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['fitting_packs', 'fitting_takes', 'fitting_wanted'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON fitting_packs, fitting_takes TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (left_quantity, undone_at) ON fitting_packs TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (undone_at) ON fitting_takes TO dioptre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON fitting_wanted TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (packs, changed_at) ON fitting_wanted TO dioptre_app;
