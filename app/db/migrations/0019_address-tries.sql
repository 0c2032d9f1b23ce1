CREATE TABLE "address_tries" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
-- Asked before anybody is signed in, and of no practice.
GRANT SELECT, INSERT, UPDATE ON address_tries TO dioptre_visitor;--> statement-breakpoint
GRANT SELECT, DELETE ON address_tries TO dioptre_purge;
