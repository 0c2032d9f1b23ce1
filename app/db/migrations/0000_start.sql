CREATE TABLE "carts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"hold_id" uuid,
	"hold_expires_at" timestamp with time zone,
	"review" jsonb,
	"cart_confirmation_num" text,
	"ordered_hold_id" uuid,
	"receipt" jsonb,
	"ordered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "carts_confirmation" UNIQUE("tenant_id","cart_confirmation_num"),
	CONSTRAINT "carts_ordered_has_receipt" CHECK ("carts"."status" <> 'ordered' or ("carts"."receipt" is not null and "carts"."cart_confirmation_num" is not null))
);
--> statement-breakpoint
CREATE TABLE "checkout_failures" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_failures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "preorders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"order_type" text NOT NULL,
	"purchase_type" text NOT NULL,
	"patient_id" uuid,
	"shipping_address_id" uuid,
	"dispensing_preference" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"promotion_id" text,
	"merchandise" jsonb NOT NULL,
	"replaces_order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preorders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_versions" (
	"edition" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"edition" text NOT NULL,
	"item_id" text NOT NULL,
	"pack_size" integer NOT NULL,
	"price_retail" integer NOT NULL,
	"price_annual" integer NOT NULL,
	"annual_boxes" integer NOT NULL,
	CONSTRAINT "prices_edition_item_id_pack_size_pk" PRIMARY KEY("edition","item_id","pack_size")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"edition" text NOT NULL,
	"id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "promotions_edition_id_pk" PRIMARY KEY("edition","id")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"edition" text NOT NULL,
	"id" text NOT NULL,
	"series_number" integer NOT NULL,
	"active" boolean NOT NULL,
	"data" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "series_edition_id_pk" PRIMARY KEY("edition","id")
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"edition" text NOT NULL,
	"id" text NOT NULL,
	"active" boolean NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "solutions_edition_id_pk" PRIMARY KEY("edition","id")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"edition" text NOT NULL,
	"item_id" text NOT NULL,
	"product_id" text NOT NULL,
	"on_hand" integer NOT NULL,
	"expected_day" date,
	"sold_out" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_levels_edition_item_id_product_id_pk" PRIMARY KEY("edition","item_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "stock_rules" (
	"edition" text NOT NULL,
	"item_id" text NOT NULL,
	"on_hand_by_default" integer NOT NULL,
	"made_to_order" boolean NOT NULL,
	"lead_days" integer NOT NULL,
	CONSTRAINT "stock_rules_edition_item_id_pk" PRIMARY KEY("edition","item_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_use" (
	"tenant_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"month" text NOT NULL,
	"product_id" text NOT NULL,
	"boxes_quantity" integer NOT NULL,
	CONSTRAINT "monthly_use_tenant_id_location_id_item_id_month_product_id_pk" PRIMARY KEY("tenant_id","location_id","item_id","month","product_id")
);
--> statement-breakpoint
CREATE TABLE "order_words" (
	"tenant_id" uuid NOT NULL,
	"word" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "order_words_tenant_id_word_placed_at_order_id_pk" PRIMARY KEY("tenant_id","word","placed_at","order_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"pre_order_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"cart_confirmation_num" text NOT NULL,
	"confirmation_num" text NOT NULL,
	"erp_order_number" text,
	"order_type" text NOT NULL,
	"purchase_type" text NOT NULL,
	"source_type" text NOT NULL,
	"country_code" text NOT NULL,
	"patient_id" uuid,
	"order_detail" jsonb NOT NULL,
	"status" text NOT NULL,
	"boxes_quantity" integer NOT NULL,
	"net_amount" integer NOT NULL,
	"fee_amount" integer NOT NULL,
	"vat_amount" integer NOT NULL,
	"gross_amount" integer NOT NULL,
	"promised_day" date,
	"placed_at" timestamp with time zone NOT NULL,
	"changeable_until" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"placed_by_id" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "orders_one_per_preorder" UNIQUE("tenant_id","pre_order_id"),
	CONSTRAINT "orders_confirmation" UNIQUE("tenant_id","confirmation_num")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"payload" jsonb NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "outbox_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"tenant_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"prev_seq" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_history_tenant_id_transaction_id_seq_pk" PRIMARY KEY("tenant_id","transaction_id","seq"),
	CONSTRAINT "status_history_state" UNIQUE("tenant_id","transaction_id","seq","to_status"),
	CONSTRAINT "status_history_chain" CHECK (("status_history"."seq" = 1 and "status_history"."prev_seq" is null and "status_history"."from_status" is null and "status_history"."to_status" = 'OrderInitialized') or ("status_history"."seq" > 1 and "status_history"."prev_seq" = "status_history"."seq" - 1 and "status_history"."from_status" is not null))
);
--> statement-breakpoint
CREATE TABLE "status_transitions" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "status_transitions_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"transaction_sort_order" integer NOT NULL,
	"transaction_confirmation_num" text NOT NULL,
	"status" text NOT NULL,
	"status_detail" text,
	"status_seq" integer NOT NULL,
	"merchandise" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"default_shipping_option" text NOT NULL,
	"promised_day" date,
	"tracking_number" text,
	"process_time" timestamp with time zone NOT NULL,
	CONSTRAINT "transactions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "transactions_confirmation" UNIQUE("tenant_id","transaction_confirmation_num"),
	CONSTRAINT "transactions_order" UNIQUE("tenant_id","order_id","transaction_sort_order")
);
--> statement-breakpoint
CREATE TABLE "patient_addresses" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"street" text NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patient_addresses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "patient_words" (
	"tenant_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "patient_words_tenant_id_patient_id_word_pk" PRIMARY KEY("tenant_id","patient_id","word")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"external_id" text,
	"customer_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"identity_key" text NOT NULL,
	"sort_key" text NOT NULL,
	"dob" date,
	"phone" text,
	"phone_digits" text,
	"email" text,
	"sms" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ship_to_patient" boolean DEFAULT false NOT NULL,
	"rx_expires_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "patients_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "patients_identity" UNIQUE("tenant_id","identity_key")
);
--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"path" text NOT NULL,
	"entries" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_forms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_keys" (
	"tenant_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_keys_tenant_id_key_hash_pk" PRIMARY KEY("tenant_id","key_hash")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant_id" uuid NOT NULL,
	"id_hash" text NOT NULL,
	"user_id" uuid,
	"operator_id" uuid,
	"location_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"searches" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "sessions_tenant_id_id_hash_pk" PRIMARY KEY("tenant_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"tenant_id" uuid NOT NULL,
	"email_key" text NOT NULL,
	"device" text NOT NULL,
	"wrong_in_row" integer NOT NULL,
	"wrong_since_success" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_attempts_tenant_id_email_key_device_pk" PRIMARY KEY("tenant_id","email_key","device")
);
--> statement-breakpoint
CREATE TABLE "user_locations" (
	"tenant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	CONSTRAINT "user_locations_tenant_id_user_id_location_id_pk" PRIMARY KEY("tenant_id","user_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"group" text DEFAULT 'staff' NOT NULL,
	"is_doctor" boolean DEFAULT false NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"password_hash" text,
	"password_set" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"cookies_accepted_at" timestamp with time zone,
	"is_account_owner" boolean DEFAULT false NOT NULL,
	"language" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "users_email" UNIQUE("tenant_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	CONSTRAINT "audit_entries_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "audit_entries_by_time" UNIQUE("tenant_id","at","id")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"tenant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "counters_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "directory_entries" (
	"tenant_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"practice_name" text NOT NULL,
	"location_name" text NOT NULL,
	"sub_domain" text NOT NULL,
	"partner_number" text NOT NULL,
	CONSTRAINT "directory_entries_tenant_id_location_id_pk" PRIMARY KEY("tenant_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "directory_words" (
	"tenant_id" uuid NOT NULL,
	"location_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "directory_words_tenant_id_location_id_word_pk" PRIMARY KEY("tenant_id","location_id","word")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"street2" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"ship_to_code" text NOT NULL,
	"default_shipping_option" text NOT NULL,
	"partner_number" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "locations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "practice_items" (
	"tenant_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"is_favourite" boolean DEFAULT false NOT NULL,
	CONSTRAINT "practice_items_tenant_id_item_id_pk" PRIMARY KEY("tenant_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"practice_name" text NOT NULL,
	"sub_domain" text NOT NULL,
	"country_code" text NOT NULL,
	"status" text NOT NULL,
	"practice_number" integer NOT NULL,
	"letters" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"partner_number" text NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tenants_sub_domain_unique" UNIQUE("sub_domain"),
	CONSTRAINT "tenants_practice_number_unique" UNIQUE("practice_number")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preorders" ADD CONSTRAINT "preorders_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preorders" ADD CONSTRAINT "preorders_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preorders" ADD CONSTRAINT "preorders_tenant_id_patient_id_patients_tenant_id_id_fk" FOREIGN KEY ("tenant_id","patient_id") REFERENCES "public"."patients"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preorders" ADD CONSTRAINT "preorders_tenant_id_shipping_address_id_patient_addresses_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shipping_address_id") REFERENCES "public"."patient_addresses"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_use" ADD CONSTRAINT "monthly_use_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_patient_id_patients_tenant_id_id_fk" FOREIGN KEY ("tenant_id","patient_id") REFERENCES "public"."patients"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_tenant_id_transaction_id_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","transaction_id") REFERENCES "public"."transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_from_status_to_status_status_transitions_from_status_to_status_fk" FOREIGN KEY ("from_status","to_status") REFERENCES "public"."status_transitions"("from_status","to_status") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_previous" FOREIGN KEY ("tenant_id","transaction_id","prev_seq","from_status") REFERENCES "public"."status_history"("tenant_id","transaction_id","seq","to_status") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_addresses" ADD CONSTRAINT "patient_addresses_tenant_id_patient_id_patients_tenant_id_id_fk" FOREIGN KEY ("tenant_id","patient_id") REFERENCES "public"."patients"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_words" ADD CONSTRAINT "patient_words_tenant_id_patient_id_patients_tenant_id_id_fk" FOREIGN KEY ("tenant_id","patient_id") REFERENCES "public"."patients"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD CONSTRAINT "sign_in_attempts_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_locations" ADD CONSTRAINT "user_locations_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_locations" ADD CONSTRAINT "user_locations_tenant_id_location_id_locations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."locations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_entries" ADD CONSTRAINT "directory_entries_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_words" ADD CONSTRAINT "directory_words_tenant_id_location_id_directory_entries_tenant_id_location_id_fk" FOREIGN KEY ("tenant_id","location_id") REFERENCES "public"."directory_entries"("tenant_id","location_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_tenant_id_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("tenant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_open" ON "carts" USING btree ("tenant_id","location_id","owner_id") WHERE "carts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "checkout_failures_by_time" ON "checkout_failures" USING btree ("tenant_id","at");--> statement-breakpoint
CREATE INDEX "preorders_by_cart" ON "preorders" USING btree ("tenant_id","cart_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_levels_by_product" ON "stock_levels" USING btree ("edition","product_id");--> statement-breakpoint
CREATE INDEX "order_words_by_word" ON "order_words" USING btree ("tenant_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_place" ON "orders" USING btree ("tenant_id","location_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("tenant_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_cart" ON "orders" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "orders_by_patient" ON "orders" USING btree ("tenant_id","patient_id","placed_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("tenant_id","available_at") WHERE "outbox"."sent_at" is null and "outbox"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "patient_addresses_by_patient" ON "patient_addresses" USING btree ("tenant_id","patient_id");--> statement-breakpoint
CREATE INDEX "patient_words_by_word" ON "patient_words" USING btree ("tenant_id","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "patients_by_name" ON "patients" USING btree ("tenant_id","sort_key","id");--> statement-breakpoint
CREATE INDEX "patients_by_phone" ON "patients" USING btree ("tenant_id","phone_digits" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "patients_by_customer" ON "patients" USING btree ("tenant_id","customer_id");--> statement-breakpoint
CREATE INDEX "patients_by_external" ON "patients" USING btree ("tenant_id","external_id");--> statement-breakpoint
CREATE INDEX "kept_forms_by_owner" ON "kept_forms" USING btree ("tenant_id","owner_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_subject" ON "audit_entries" USING btree ("tenant_id","subject_kind","subject_id","at");--> statement-breakpoint
CREATE INDEX "directory_entries_by_sub_domain" ON "directory_entries" USING btree ("sub_domain");--> statement-breakpoint
CREATE INDEX "directory_entries_by_partner" ON "directory_entries" USING btree ("partner_number");--> statement-breakpoint
CREATE INDEX "directory_words_by_word" ON "directory_words" USING btree ("word" text_pattern_ops);