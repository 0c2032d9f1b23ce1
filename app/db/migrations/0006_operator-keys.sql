CREATE TABLE "operator_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "password_set_at" timestamp with time zone;--> statement-breakpoint
-- The operators' door sets a password through a mailed link, and nothing else of an operator.
GRANT SELECT, INSERT ON operator_keys TO dioptre_operator;
--> statement-breakpoint
GRANT UPDATE (used_at) ON operator_keys TO dioptre_operator;
--> statement-breakpoint
GRANT UPDATE (password_hash, password_set_at) ON operators TO dioptre_operator;
--> statement-breakpoint
-- The purge's door: removes what is over, and sees no more of it than its age. One practice at a time, like the practice's own door.
DO $$
BEGIN
  BEGIN
    CREATE ROLE dioptre_purge NOLOGIN NOSUPERUSER NOBYPASSRLS;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  EXECUTE format('GRANT dioptre_purge TO %I', current_user);
  GRANT USAGE ON SCHEMA public TO dioptre_purge;
END $$;
--> statement-breakpoint
GRANT DELETE ON sessions, sign_in_attempts, one_time_keys, kept_forms, operator_keys TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, id_hash, seen_at) ON sessions TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, email_key, device, wrong_since_success, updated_at) ON sign_in_attempts TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, key_hash, expires_at) ON one_time_keys TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id, id, expires_at) ON kept_forms TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (key_hash, expires_at) ON operator_keys TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (tenant_id) ON tenants TO dioptre_purge;
--> statement-breakpoint
CREATE POLICY purge_visits ON tenants FOR SELECT TO dioptre_purge USING (true);
