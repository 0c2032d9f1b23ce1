ALTER TABLE "one_time_keys" ADD COLUMN "sealed_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invitation_withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "one_time_keys_by_user" ON "one_time_keys" USING btree ("tenant_id","user_id");