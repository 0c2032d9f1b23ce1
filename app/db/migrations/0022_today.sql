ALTER TABLE "patients" ADD COLUMN "supply_ends_on" date;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "supply_is_stale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "start_page" text DEFAULT 'products' NOT NULL;--> statement-breakpoint
CREATE INDEX "preorders_by_patient" ON "preorders" USING btree ("tenant_id","patient_id") WHERE "preorders"."status" in ('active', 'savedForLater', 'markedForDeletion');--> statement-breakpoint
CREATE INDEX "orders_with_problems" ON "orders" USING btree ("tenant_id","location_id","placed_at","id") WHERE "orders"."status" = 'OrderProcessingError';--> statement-breakpoint
CREATE INDEX "transactions_by_promise" ON "transactions" USING btree ("tenant_id","promised_day","id");--> statement-breakpoint
CREATE INDEX "patients_by_supply" ON "patients" USING btree ("tenant_id","location_id","supply_ends_on","id");--> statement-breakpoint
CREATE INDEX "patients_stale_supply" ON "patients" USING btree ("tenant_id","location_id","id") WHERE "patients"."supply_is_stale";--> statement-breakpoint
CREATE INDEX "promise_moves_by_time" ON "promise_moves" USING btree ("tenant_id","at");