CREATE TABLE "approval_rules" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"asked_of" text NOT NULL,
	"above_amount" integer NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"asked_by_first_name" text NOT NULL,
	"asked_by_last_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"gross_amount" integer NOT NULL,
	"boxes_quantity" integer NOT NULL,
	"answered_by_id" uuid,
	"answered_by_first_name" text,
	"answered_by_last_name" text,
	"answered_at" timestamp with time zone,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "approvals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ADD CONSTRAINT "approval_rules_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_of_cart" ON "approvals" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "approvals_waiting" ON "approvals" USING btree ("tenant_id","asked_at","id") WHERE "approvals"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "approvals_by_asker" ON "approvals" USING btree ("tenant_id","asked_by_id","location_id","asked_at");--> statement-breakpoint
-- Practice data like the rest: row-level security, and what was asked stays.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['approval_rules', 'approvals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON approval_rules, approvals TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (asked_of, above_amount, revision, updated_at) ON approval_rules TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (state, answered_by_id, answered_by_first_name, answered_by_last_name, answered_at, words) ON approvals TO dioptre_app;
