ALTER TABLE "promotions" ADD COLUMN "made_by_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "ended_by_id" uuid;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "end_reason" text;--> statement-breakpoint
-- What practices ordered under a promotion is counted over all of them.
CREATE POLICY operator_looks_after ON transactions FOR SELECT TO dioptre_operator USING (true);
