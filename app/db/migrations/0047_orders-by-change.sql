-- Built before this migration without blocking writes, in a database that has the table (see migrate.server.ts).
CREATE INDEX IF NOT EXISTS "orders_by_change" ON "orders" USING btree ("tenant_id","updated_at","id");
