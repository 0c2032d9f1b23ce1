ALTER TABLE "operators" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "cookies_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cookies_version" text;--> statement-breakpoint
GRANT UPDATE (terms_version, cookies_version) ON operators TO dioptre_operator;
