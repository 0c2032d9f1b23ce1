CREATE TABLE "product_gtins" (
	"edition" text NOT NULL,
	"product_id" text NOT NULL,
	"series_id" text NOT NULL,
	"gtin" text NOT NULL,
	CONSTRAINT "product_gtins_edition_product_id_pk" PRIMARY KEY("edition","product_id")
);
--> statement-breakpoint
CREATE TABLE "import_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"kind" text NOT NULL,
	"left_out" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_versions" (
	"edition" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"file_name" text,
	"content_hash" text,
	"undone_seq" integer,
	"reason" text,
	"counts" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "import_versions_edition_seq_pk" PRIMARY KEY("edition","seq")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_gtins_by_gtin" ON "product_gtins" USING btree ("edition","gtin");--> statement-breakpoint
CREATE INDEX "product_gtins_by_series" ON "product_gtins" USING btree ("edition","series_id");--> statement-breakpoint
CREATE INDEX "import_previews_by_operator" ON "import_previews" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "import_previews_by_end" ON "import_previews" USING btree ("expires_at");
--> statement-breakpoint
-- The distributor's door keeps what is imported; a version that was written stays as it is. Whoever did it is named by the operators' list.
GRANT SELECT, INSERT, UPDATE, DELETE ON product_gtins TO dioptre_distributor;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON import_previews TO dioptre_distributor;
--> statement-breakpoint
GRANT SELECT, INSERT ON import_versions TO dioptre_distributor;
--> statement-breakpoint
GRANT SELECT (id, first_name, last_name) ON operators TO dioptre_distributor;
--> statement-breakpoint
GRANT SELECT ON product_gtins TO dioptre_app;
