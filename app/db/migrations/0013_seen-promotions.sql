CREATE TABLE "seen_promotions" (
	"tenant_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"promotion_id" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_promotions_tenant_id_owner_id_promotion_id_pk" PRIMARY KEY("tenant_id","owner_id","promotion_id")
);
--> statement-breakpoint
ALTER TABLE "seen_promotions" ADD CONSTRAINT "seen_promotions_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_promotions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "seen_promotions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY one_practice ON "seen_promotions" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
-- What was seen stays seen.
GRANT SELECT, INSERT ON "seen_promotions" TO dioptre_app;
