-- Built before this migration without blocking writes, in a database that has the table (see migrate.server.ts).
CREATE INDEX IF NOT EXISTS "orders_under_way" ON "orders" USING btree ("tenant_id","placed_at","id","location_id") WHERE "status" in ('OrderInitialized', 'OrderReceived', 'Backordered', 'OverseasOrder', 'BeingPackaged', 'ReadyToShip', 'Shipped');--> statement-breakpoint
DROP INDEX IF EXISTS "orders_by_status";
