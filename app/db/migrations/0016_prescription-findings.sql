ALTER TABLE "preorders" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;