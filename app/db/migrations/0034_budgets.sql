CREATE TABLE "budgets" (
	"tenant_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"from_month" text NOT NULL,
	"amount" integer,
	"revision" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "budgets_tenant_id_location_id_from_month_pk" PRIMARY KEY("tenant_id","location_id","from_month")
);
--> statement-breakpoint
ALTER TABLE "approval_rules" ALTER COLUMN "above_amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_rules" ADD COLUMN "above_budget" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Practice data like the rest: row-level security.
ALTER TABLE budgets ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE budgets FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY one_practice ON budgets USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON budgets TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (above_budget) ON approval_rules TO dioptre_app;
