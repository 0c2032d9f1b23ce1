import { Form, href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Field } from "~/components/fields/field";
import { Select } from "~/components/fields/select";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { buttonLook } from "~/components/ui/button-look";
import { usePerson } from "~/components/waiting/use-person";
import { isolate } from "~/i18n/format/isolate";
import { type RefusalToSay, useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { loadPatientDrafts } from "~/offline/drafts/load-drafts";
import styles from "./drafts.module.css";

type Answer = Answers["session"]["listDrafts"];
type Props = { draft: Answer["drafts"][number]; colleagues: Answer["colleagues"]; refusal: RefusalToSay | undefined };

const titles = {
  patientOrder: "patientRevenue",
  trial: "patientTrial",
  stock: "stockRevenue",
  solutions: "solutions",
  newPatient: "newPatient",
  patient: "editPatient",
  address: "editAddress",
} as const;

/** One draft: what it is, for whom, since when; it can be opened, or handed to a colleague. */
export function DraftEntry({ draft, colleagues, refusal }: Props) {
  const { t } = useTexts(["drafts", "common"]);
  const format = useFormat();
  const { formId, path, kind, savedAt, patient, linesQuantity, givenBy } = draft;
  const title = t(`common:titles.${titles[kind]}`);
  const what = patient ? t("drafts:ofPatient", { kind: title, name: isolate(format.name(patient)) }) : title;
  const facts = [
    t("drafts:kept", { at: isolate(format.dayAndTime(savedAt)) }),
    ...(linesQuantity > 0 ? [t("drafts:lines", { count: linesQuantity })] : []),
    ...(givenBy ? [t("drafts:from", { name: isolate(format.name(givenBy)) })] : []),
  ];
  return (
    <li className={styles.entry}>
      <div>
        <p className="strong">{what}</p>
        <p className="small quiet">{facts.join(t("common:list.between"))}</p>
      </div>
      <div className={styles.acts}>
        <ButtonLink small to={`${path}?form=${formId}`} aria-label={t("drafts:openOf", { what })}>
          {t("drafts:open")}
        </ButtonLink>
        <details className={styles.give} open={refusal !== undefined}>
          <summary className={buttonLook({ small: true, tone: "quiet" })} aria-label={t("drafts:give.openOf", { what })}>
            {t("drafts:give.open")}
          </summary>
          {colleagues.length === 0 ? <p className="small">{t("drafts:give.none")}</p> : <GiveForm {...{ draft, colleagues, refusal }} />}
        </details>
      </div>
    </li>
  );
}

function GiveForm({ draft, colleagues, refusal }: Props) {
  const { t } = useTexts("drafts");
  const format = useFormat();
  const refusalText = useRefusalText();
  const personId = usePerson()?.personId;
  const { formId } = draft;
  return (
    <Form
      method="post"
      action={href("/waiting/drafts")}
      className={styles.form}
      onSubmit={() => personId !== undefined && void forgetOnDevice(draft, personId)}
    >
      <input type="hidden" name="formId" value={formId} />
      <Field id={`colleague-${formId}`} label={t("give.to")} hint={t("give.told")} error={refusal && refusalText(refusal)}>
        <Select name="userId">
          {colleagues.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {format.name(colleague)}
            </option>
          ))}
        </Select>
      </Field>
      <p>
        <Button small>{t("give.send")}</Button>
      </p>
    </Form>
  );
}

/** Deletes the lens values of an order that this device stores and the colleague now has. */
async function forgetOnDevice({ kind, preorderId }: Props["draft"], personId: string): Promise<void> {
  const purchase = kind === "patientOrder" ? "Revenue" : kind === "trial" ? "Trial" : null;
  if (purchase === null || preorderId === null) return;
  await (await loadPatientDrafts())?.discardPatientDraft({ kind: purchase, personId }, preorderId);
}
