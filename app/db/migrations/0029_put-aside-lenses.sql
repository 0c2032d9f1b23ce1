CREATE TABLE "put_aside_lenses" (
	"tenant_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"put_aside_at" timestamp with time zone NOT NULL,
	CONSTRAINT "put_aside_lenses_tenant_id_location_id_product_id_pk" PRIMARY KEY("tenant_id","location_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "put_aside_lenses" ADD CONSTRAINT "put_aside_lenses_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "put_aside_lenses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "put_aside_lenses" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY one_practice ON "put_aside_lenses" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "put_aside_lenses" TO dioptre_app;--> statement-breakpoint
-- Put aside again, a lens has a new moment.
GRANT UPDATE (put_aside_at) ON "put_aside_lenses" TO dioptre_app;
