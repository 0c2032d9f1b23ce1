CREATE TABLE "counted_boxes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"gtin" text,
	"product" jsonb,
	"lot" text,
	"expires_on" date,
	"way" text NOT NULL,
	"counted_by_id" uuid NOT NULL,
	"counted_by_name" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "counted_boxes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "counted_boxes_place" UNIQUE("tenant_id","delivery_id","place")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by_id" uuid,
	"finished_by_name" text,
	"boxes_quantity" integer,
	CONSTRAINT "deliveries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "received_boxes" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"order_id" uuid,
	"transaction_id" uuid,
	"line_id" uuid,
	"gtin" text,
	"product" jsonb,
	"lot" text,
	"expires_on" date,
	"way" text NOT NULL,
	"counted_by_id" uuid NOT NULL,
	"counted_by_name" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"lot_key" text,
	"quantity" integer NOT NULL,
	CONSTRAINT "received_boxes_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "received_boxes_quantity" CHECK ("received_boxes"."quantity" > 0),
	CONSTRAINT "received_boxes_line" CHECK (("received_boxes"."order_id" is null) = ("received_boxes"."transaction_id" is null) and ("received_boxes"."order_id" is null) = ("received_boxes"."line_id" is null))
);
--> statement-breakpoint
ALTER TABLE "counted_boxes" ADD CONSTRAINT "counted_boxes_tenant_id_delivery_id_deliveries_tenant_id_id_fk" FOREIGN KEY ("tenant_id","delivery_id") REFERENCES "public"."deliveries"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_boxes" ADD CONSTRAINT "received_boxes_tenant_id_delivery_id_deliveries_tenant_id_id_fk" FOREIGN KEY ("tenant_id","delivery_id") REFERENCES "public"."deliveries"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_boxes" ADD CONSTRAINT "received_boxes_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_boxes" ADD CONSTRAINT "received_boxes_tenant_id_transaction_id_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","transaction_id") REFERENCES "public"."transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_one_open" ON "deliveries" USING btree ("tenant_id","location_id") WHERE "deliveries"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "deliveries_by_time" ON "deliveries" USING btree ("tenant_id","location_id","finished_at","id");--> statement-breakpoint
CREATE INDEX "received_boxes_by_lot" ON "received_boxes" USING btree ("tenant_id","lot_key","counted_at","id");--> statement-breakpoint
CREATE INDEX "received_boxes_by_order" ON "received_boxes" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "received_boxes_by_delivery" ON "received_boxes" USING btree ("tenant_id","delivery_id");--> statement-breakpoint
CREATE INDEX "status_history_on_the_way" ON "status_history" USING btree ("tenant_id","at","transaction_id") WHERE "status_history"."to_status" in ('Shipped', 'Delivered');
--> statement-breakpoint
-- Practice data like the rest: row-level security, and what was counted or received stays.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['deliveries', 'counted_boxes', 'received_boxes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON deliveries, counted_boxes, received_boxes TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (finished_at, finished_by_id, finished_by_name, boxes_quantity) ON deliveries TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (taken_back_at) ON counted_boxes TO dioptre_app;
