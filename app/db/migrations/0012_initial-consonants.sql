-- Patients with a Korean name are found by its initial consonants: those that are there already, too.
ALTER TABLE "patients" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patient_words" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "patient_words" ("tenant_id", "patient_id", "word")
SELECT named.tenant_id, named.id, string_agg(chr(4352 + (ascii(letter.letter) - 44032) / 588), '' ORDER BY letter.place)
FROM (SELECT tenant_id, id, replace(last_name || first_name, ' ', '') AS name FROM "patients") AS named,
  regexp_split_to_table(named.name, '') WITH ORDINALITY AS letter(letter, place)
WHERE named.name <> ''
GROUP BY named.tenant_id, named.id
HAVING bool_and(ascii(letter.letter) BETWEEN 44032 AND 55203)
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "patient_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patients" FORCE ROW LEVEL SECURITY;
