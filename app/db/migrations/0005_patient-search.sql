DROP INDEX "patient_words_by_word";--> statement-breakpoint
CREATE INDEX "patient_words_by_word" ON "patient_words" USING btree ("tenant_id","word" text_pattern_ops,"patient_id");