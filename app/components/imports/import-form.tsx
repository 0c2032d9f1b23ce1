import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { FormActions } from "~/components/ui/form-actions";
import { Panel } from "~/components/ui/panel";
import type { EditionCode } from "~/domain/edition";
import { importKinds, leftOutRules } from "~/domain/import/import-file";
import { useTexts } from "~/i18n/use-texts";
import { ImportMistakes, type ListedMistakes } from "./import-mistakes";

/** What was chosen in a refused form, and why it was refused: a mistake of the file itself, or of its lines. */
export type RefusedImport = ListedMistakes & {
  kind: string;
  leftOut: string;
  fileName: string;
  fileMistake: "noFile" | "fileTooLarge" | "notUtf8" | null;
};

/** A file, its kind, and what happens to rows that it leaves out. */
export function ImportForm({ edition, refused }: { edition: EditionCode; refused: RefusedImport | null }) {
  const { t } = useTexts("imports");
  const mistake = refused?.fileMistake;
  return (
    <Panel title={t("form.title")} aside={<span className="small quiet">{t("form.previewHint")}</span>} padded>
      <Form method="post" encType="multipart/form-data" className="stack" noValidate>
        <input type="hidden" name="edition" value={edition} />
        {refused && refused.mistakeCount > 0 && <ImportMistakes {...refused} />}
        <Field id="import-kind" label={t("form.kind")}>
          <Select name="kind" defaultValue={refused?.kind ?? "catalogue"}>
            {importKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          id="import-file"
          label={t("form.file")}
          hint={t("form.fileHint")}
          error={mistake && (mistake === "noFile" ? t("refused.noFile") : t(`mistakes.${mistake}`))}
        >
          <TextInput type="file" name="file" accept=".csv,.json,.txt,text/csv,application/json" />
        </Field>
        <Field id="import-left-out" label={t("form.leftOut")}>
          <Select name="leftOut" defaultValue={refused?.leftOut ?? "keep"}>
            {leftOutRules.map((rule) => (
              <option key={rule} value={rule}>
                {t(`leftOut.${rule}`)}
              </option>
            ))}
          </Select>
        </Field>
        <FormActions>
          <Button tone="primary">{t("form.preview")}</Button>
        </FormActions>
      </Form>
    </Panel>
  );
}
