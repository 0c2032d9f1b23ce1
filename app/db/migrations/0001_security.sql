-- Roles: each door of the application works as one of these, never as the owner of the tables.
-- Roles belong to the whole cluster, so they may exist already.
DO $$
DECLARE door text;
BEGIN
  FOREACH door IN ARRAY ARRAY['dioptre_app', 'dioptre_visitor', 'dioptre_outbox', 'dioptre_distributor', 'dioptre_operator'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', door);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    EXECUTE format('GRANT %I TO %I', door, current_user);
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', door);
  END LOOP;
END $$;
--> statement-breakpoint
-- Row-level security: without app.tenant no row of practice data is visible, to the owner neither.
DO $$
DECLARE practice_data text;
BEGIN
  FOREACH practice_data IN ARRAY ARRAY['tenants', 'locations', 'counters', 'practice_items', 'audit_entries', 'users', 'user_locations', 'sessions', 'sign_in_attempts', 'one_time_keys', 'kept_forms', 'patients', 'patient_words', 'patient_addresses', 'carts', 'preorders', 'checkout_failures', 'orders', 'transactions', 'status_history', 'order_words', 'monthly_use', 'outbox', 'directory_entries', 'directory_words'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', practice_data);
    EXECUTE format('CREATE POLICY one_practice ON %I USING (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid) WITH CHECK (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)', practice_data);
  END LOOP;
END $$;
--> statement-breakpoint
-- The practice's door.
GRANT SELECT, INSERT, UPDATE, DELETE ON locations, practice_items, users, user_locations, sign_in_attempts, one_time_keys, kept_forms, patients, patient_words, patient_addresses, directory_entries, directory_words, order_words TO dioptre_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON counters, sessions, carts, preorders, monthly_use TO dioptre_app;
--> statement-breakpoint
GRANT SELECT ON tenants TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (practice_name, email, phone, language, revision, updated_at) ON tenants TO dioptre_app;
--> statement-breakpoint
-- What was ordered stays as it was ordered: only its state moves, and history and audit trail only grow.
GRANT SELECT, INSERT ON orders, transactions, status_history, audit_entries, checkout_failures, outbox TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (status, erp_order_number, cancelled_at, updated_at) ON orders TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (status, status_detail, status_seq, tracking_number, promised_day) ON transactions TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (dropped_at) ON outbox TO dioptre_app;
--> statement-breakpoint
GRANT SELECT ON status_transitions, catalogue_versions, series, solutions, prices, promotions, stock_rules, stock_levels TO dioptre_app;
--> statement-breakpoint
GRANT INSERT ON stock_levels TO dioptre_app;
--> statement-breakpoint
GRANT UPDATE (on_hand) ON stock_levels TO dioptre_app;
--> statement-breakpoint
-- The visitor's door: the practice picker.
GRANT SELECT ON directory_entries, directory_words TO dioptre_visitor;
--> statement-breakpoint
CREATE POLICY everyone_may_find ON directory_entries FOR SELECT TO dioptre_visitor USING (true);
--> statement-breakpoint
CREATE POLICY everyone_may_find ON directory_words FOR SELECT TO dioptre_visitor USING (true);
--> statement-breakpoint
-- The outbox's door: what waits to be sent, of every practice.
GRANT SELECT ON outbox TO dioptre_outbox;
--> statement-breakpoint
GRANT UPDATE (available_at, attempts, last_error, sent_at) ON outbox TO dioptre_outbox;
--> statement-breakpoint
CREATE POLICY poller ON outbox TO dioptre_outbox USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The distributor's door: its own lists, and whose order a number is.
GRANT SELECT, INSERT, UPDATE, DELETE ON catalogue_versions, series, solutions, prices, promotions, stock_rules, stock_levels TO dioptre_distributor;
--> statement-breakpoint
GRANT SELECT (tenant_id, id, confirmation_num, status, placed_at, changeable_until) ON orders TO dioptre_distributor;
--> statement-breakpoint
CREATE POLICY distributor_finds ON orders FOR SELECT TO dioptre_distributor USING (true);
--> statement-breakpoint
-- The operators' door: the people of the distributor, and the practices they may act in.
GRANT SELECT ON operators TO dioptre_operator;
--> statement-breakpoint
GRANT UPDATE (terms_accepted_at) ON operators TO dioptre_operator;
--> statement-breakpoint
GRANT SELECT (tenant_id, practice_name, sub_domain, country_code, status) ON tenants TO dioptre_operator;
--> statement-breakpoint
CREATE POLICY operator_finds ON tenants FOR SELECT TO dioptre_operator USING (true);
