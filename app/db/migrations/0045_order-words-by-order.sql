-- Built before this migration without blocking writes, in a database that has the table (see migrate.server.ts).
CREATE INDEX IF NOT EXISTS "order_words_by_order" ON "order_words" USING btree ("tenant_id","order_id","word");
