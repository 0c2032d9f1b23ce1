CREATE TABLE "shelf_boxes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"gtin" text,
	"product" jsonb,
	"lot" text,
	"expires_on" date,
	"way" text NOT NULL,
	"counted_by_id" uuid NOT NULL,
	"counted_by_name" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"quantity" integer NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "shelf_boxes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "shelf_boxes_place" UNIQUE("tenant_id","count_id","place")
);
--> statement-breakpoint
CREATE TABLE "shelf_counts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by_name" text,
	"lenses_quantity" integer,
	CONSTRAINT "shelf_counts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "shelf_figures" (
	"tenant_id" uuid NOT NULL,
	"count_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"boxes" integer NOT NULL,
	CONSTRAINT "shelf_figures_tenant_id_count_id_product_id_pk" PRIMARY KEY("tenant_id","count_id","product_id"),
	CONSTRAINT "shelf_figures_boxes" CHECK ("shelf_figures"."boxes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shelf_boxes" ADD CONSTRAINT "shelf_boxes_tenant_id_count_id_shelf_counts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","count_id") REFERENCES "public"."shelf_counts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_counts" ADD CONSTRAINT "shelf_counts_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_figures" ADD CONSTRAINT "shelf_figures_tenant_id_count_id_shelf_counts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","count_id") REFERENCES "public"."shelf_counts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shelf_counts_one_open" ON "shelf_counts" USING btree ("tenant_id","location_id") WHERE "shelf_counts"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "shelf_counts_by_time" ON "shelf_counts" USING btree ("tenant_id","location_id","finished_at");--> statement-breakpoint
-- Practice data like the rest: row-level security, and what was counted stays.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['shelf_counts', 'shelf_boxes', 'shelf_figures'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON shelf_counts, shelf_boxes, shelf_figures TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (finished_at, finished_by_name, lenses_quantity) ON shelf_counts TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (taken_back_at) ON shelf_boxes TO dioptre_app;
