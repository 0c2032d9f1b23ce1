ALTER TABLE "patients" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "erased_by_id" uuid;--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "erasure_reason" text;
--> statement-breakpoint
-- The door of erasures: what the practice's own door may do, and of what was ordered the parts that tell who it was for.
DO $$
BEGIN
  BEGIN
    CREATE ROLE dioptre_erasure NOLOGIN NOSUPERUSER NOBYPASSRLS;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  EXECUTE format('GRANT dioptre_erasure TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT dioptre_app TO dioptre_erasure;
--> statement-breakpoint
GRANT UPDATE (order_detail, findings) ON orders TO dioptre_erasure;
--> statement-breakpoint
GRANT UPDATE (shipping_address) ON transactions TO dioptre_erasure;
--> statement-breakpoint
GRANT UPDATE (payload) ON outbox TO dioptre_erasure;
--> statement-breakpoint
GRANT DELETE ON patient_notes, return_photos TO dioptre_erasure;
