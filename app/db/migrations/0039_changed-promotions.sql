ALTER TABLE "promotions" ADD COLUMN "changed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "changed_at" timestamp with time zone;