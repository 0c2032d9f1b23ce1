CREATE TABLE "former_users" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "former_users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "former_users" ADD CONSTRAINT "former_users_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The entries that are there already become a chain, and the names that they held of people who left are kept apart.
ALTER TABLE "audit_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "former_users" ("tenant_id", "id", "first_name", "last_name")
SELECT DISTINCT ON (tenant_id, actor_id) tenant_id, actor_id, actor_name, '' FROM "audit_entries"
WHERE actor_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u.tenant_id = audit_entries.tenant_id AND u.id = audit_entries.actor_id)
  AND NOT EXISTS (SELECT 1 FROM "operators" o WHERE o.id = audit_entries.actor_id)
ORDER BY tenant_id, actor_id, at DESC;--> statement-breakpoint
DO $$
DECLARE
  entry record;
  practice uuid;
  place integer;
  before text;
  ended text;
BEGIN
  FOR entry IN SELECT * FROM audit_entries ORDER BY tenant_id, at, id LOOP
    IF practice IS DISTINCT FROM entry.tenant_id THEN
      practice := entry.tenant_id;
      place := 0;
      ended := '';
    END IF;
    place := place + 1;
    before := ended;
    ended := encode(sha256(convert_to(before || array_to_json(ARRAY[entry.tenant_id::text, entry.id::text,
      to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), entry.actor_id::text, entry.action, entry.subject_kind,
      entry.subject_id])::text, 'UTF8')), 'hex');
    UPDATE audit_entries SET seq = place, previous_hash = before, hash = ended WHERE tenant_id = practice AND id = entry.id;
    INSERT INTO audit_heads VALUES (practice, place, before, ended)
      ON CONFLICT (tenant_id) DO UPDATE SET seq = place, previous_hash = before, hash = ended;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "seq" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "previous_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" DROP COLUMN "actor_name";--> statement-breakpoint
CREATE INDEX "audit_entries_by_actor" ON "audit_entries" USING btree ("tenant_id","actor_id","at","id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_by_seq" UNIQUE("tenant_id","seq");--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_heads" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY one_practice ON "audit_heads" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "former_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "former_users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY one_practice ON "former_users" USING (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid) WITH CHECK (tenant_id = nullif(current_setting('app.tenant', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON audit_heads TO dioptre_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON former_users TO dioptre_app;
