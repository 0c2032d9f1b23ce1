ALTER TABLE "preorders" ADD COLUMN "change_id" uuid;--> statement-breakpoint
ALTER TABLE "preorders" ADD COLUMN "before" jsonb;