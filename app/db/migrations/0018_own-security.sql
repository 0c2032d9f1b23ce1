ALTER TABLE "sessions" ADD COLUMN "device" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sealed_factor" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factor_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factor_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "recovery_hashes" jsonb DEFAULT '[]'::jsonb NOT NULL;