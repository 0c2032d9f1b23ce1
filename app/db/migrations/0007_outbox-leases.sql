ALTER TABLE "outbox" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
-- The outbox's door takes, renews and gives back the lease of what it sends.
GRANT UPDATE (lease_id, leased_until) ON outbox TO dioptre_outbox;
