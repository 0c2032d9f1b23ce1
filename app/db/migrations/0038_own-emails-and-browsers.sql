ALTER TABLE "one_time_keys" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "browser" jsonb;