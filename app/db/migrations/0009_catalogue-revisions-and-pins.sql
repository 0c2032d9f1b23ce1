CREATE TABLE "pins" (
	"tenant_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"series_id" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pins_tenant_id_owner_id_place_pk" PRIMARY KEY("tenant_id","owner_id","place"),
	CONSTRAINT "pins_once" UNIQUE("tenant_id","owner_id","series_id"),
	CONSTRAINT "pins_place" CHECK ("pins"."place" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "changed_by_first_name" text;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "changed_by_last_name" text;--> statement-breakpoint
ALTER TABLE "practice_items" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "pins" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY one_practice ON "pins" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- A pin is set or taken off, never changed.
GRANT SELECT, INSERT, DELETE ON "pins" TO dioptre_app;
