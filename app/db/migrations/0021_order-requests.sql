CREATE TABLE "order_requests" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"transaction_id" uuid,
	"line_id" uuid,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"details" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_requests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "promise_moves" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"day_before" date,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "promise_moves_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"tenant_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"photo" text NOT NULL,
	CONSTRAINT "return_photos_tenant_id_request_id_pk" PRIMARY KEY("tenant_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "muted_mails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_requests" ADD CONSTRAINT "order_requests_tenant_id_transaction_id_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","transaction_id") REFERENCES "public"."transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_moves" ADD CONSTRAINT "promise_moves_tenant_id_transaction_id_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","transaction_id") REFERENCES "public"."transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_tenant_id_request_id_order_requests_tenant_id_id_fk" FOREIGN KEY ("tenant_id","request_id") REFERENCES "public"."order_requests"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_requests_by_order" ON "order_requests" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "order_requests_by_time" ON "order_requests" USING btree ("tenant_id","kind","asked_at","id");--> statement-breakpoint
CREATE INDEX "order_requests_open" ON "order_requests" USING btree ("asked_at","id") WHERE state = 'asked' or (kind = 'return' and state in ('accepted', 'received'));--> statement-breakpoint
CREATE INDEX "promise_moves_by_part" ON "promise_moves" USING btree ("tenant_id","transaction_id","at");--> statement-breakpoint
-- Practice data like the rest: row-level security, and what was asked or moved stays.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['order_requests', 'return_photos', 'promise_moves'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON order_requests, return_photos, promise_moves TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (state, steps, updated_at) ON order_requests TO dioptre_app;
--> statement-breakpoint
-- The operators' door sees what waits for an answer in every practice.
CREATE POLICY operator_looks_after ON order_requests FOR SELECT TO dioptre_operator USING (true);
