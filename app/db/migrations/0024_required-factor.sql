ALTER TABLE "operators" ADD COLUMN "sealed_factor" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "factor_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "factor_required_at" timestamp with time zone;
--> statement-breakpoint
GRANT UPDATE (factor_required_at) ON tenants TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (sealed_factor, factor_since, factor_step, recovery_hashes) ON operators TO dioptre_operator;
