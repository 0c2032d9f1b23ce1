import type { ReactNode } from "react";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { FieldGroup } from "~/components/fields/field-group";
import { NumberInput } from "~/components/fields/number-input";
import { Pick } from "~/components/fields/pick";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import type { FoundPatient, RefusedShelf } from "~/forms/fitting/fitting-form";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

type Props = {
  productId: string;
  /** Hidden fields with the lens and the id of the form. */
  hidden: ReactNode;
  patient: FoundPatient | null;
  refused: RefusedShelf | undefined;
};

/** Gives packs out, to a patient if one is named: a text finds patients, of whom one is then chosen. */
export function GiveOut({ productId, hidden, patient, refused }: Props) {
  const { t } = useTexts(["fittingSets", "errors"]);
  const found = refused?.found ?? null;
  const offered = [...(patient ? [patient] : []), ...(found ?? []).filter(({ id }) => id !== patient?.id)];
  const unreadable = refused?.mistakes.patient;
  const mistake = unreadable ? t(`errors:${unreadable as "unreadableText"}`) : found?.length === 0 && t("fittingSets:mistakes.noPatient");
  return (
    <KeptForm replace subject={`use ${productId}`} answer={refused} className={styles.part} preventScrollReset>
      {hidden}
      <h3>{t("fittingSets:lens.use")}</h3>
      <p className="small quiet">{t("fittingSets:lens.useHint")}</p>
      <div className="fields">
        <Field
          id="use-packs"
          label={t("fittingSets:lens.packs")}
          error={refused?.mistakes.packs && t("fittingSets:mistakes.packs")}
          className={styles.packs}
        >
          <NumberInput name="packs" defaultValue={refused?.texts.packs ?? "1"} maxLength={3} />
        </Field>
        {!patient && (
          <Field
            id="use-patient"
            label={t("fittingSets:lens.patient")}
            hint={t("fittingSets:lens.patientHint")}
            error={mistake || undefined}
            className={styles.wide}
          >
            <TextInput name="patient" defaultValue={refused?.texts.patient} maxLength={100} autoComplete="off" />
          </Field>
        )}
      </div>
      {offered.length > 0 && <WhichPatient offered={offered} />}
      {found && <input type="hidden" name="searched" value={refused?.texts.patient} />}
      <Button tone="primary" icon="user" name="intent" value="use">
        {t("fittingSets:lens.use")}
      </Button>
    </KeptForm>
  );
}

/** The patients that packs could be for; a single one is preselected. */
function WhichPatient({ offered }: { offered: readonly FoundPatient[] }) {
  const { t } = useTexts("fittingSets");
  const format = useFormat();
  return (
    <FieldGroup id="which-patient" legend={t("lens.which")}>
      {offered.map(({ id, dob, customerId, ...name }, index) => (
        <Pick
          key={id}
          name="patientId"
          value={id}
          defaultChecked={index === 0 && offered.length === 1}
          title={<bdi>{format.name(name)}</bdi>}
        >
          <span className="small quiet row">
            {dob && <Code>{format.dayInDigits(dob)}</Code>}
            {customerId && <Code>{customerId}</Code>}
          </span>
        </Pick>
      ))}
      <Pick name="patientId" value="none" title={t("lens.nobody")} />
    </FieldGroup>
  );
}
