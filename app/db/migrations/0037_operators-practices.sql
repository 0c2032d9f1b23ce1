-- Operators create practices (D97); each inserts the one whose door it has opened.
GRANT INSERT ON tenants TO dioptre_operator;
--> statement-breakpoint
-- The purge finds previews of imports by their end, and reads no file.
GRANT DELETE ON import_previews TO dioptre_purge;
--> statement-breakpoint
GRANT SELECT (id, expires_at) ON import_previews TO dioptre_purge;
