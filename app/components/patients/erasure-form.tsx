import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { Field } from "~/components/fields/field";
import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { type ErasureReason, erasureReasons } from "~/domain/patient/erasure";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patients.module.css";

type Props = Answers["patients"]["previewErasure"] & {
  /** The response to a refused form: what was typed and chosen, and why. */
  answer:
    | { values: { name: string; reason: ErasureReason | undefined }; mistakes: Record<string, string>; code: string | null }
    | undefined;
  back: string;
};

/** What is deleted and what stays, a reason, and the patient's name to type (D94); while there is open work, what has to end first. */
export function ErasureForm({ firstName, lastName, pseudonymCode, open, answer, back }: Props) {
  const { t } = useTexts(["patients", "common"]);
  const text = useRefusalText();
  const format = useFormat();
  const { reason: noReason, name: wrongName } = answer?.mistakes ?? {};
  const name = format.name({ firstName, lastName });
  const cancel = (
    <ButtonLink preventScrollReset replace to={back}>
      {t("common:actions.cancel")}
    </ButtonLink>
  );
  const kinds = (["orders", "inCarts", "requests"] as const).filter((kind) => open[kind] > 0);
  if (kinds.length > 0)
    return (
      <>
        <Notice tone="caution" role="alert" title={t("erasure.openTitle")}>
          {kinds.map((kind) => t(`erasure.open.${kind}`, { count: open[kind] })).join(" · ")}
        </Notice>
        <p>{t("erasure.openText")}</p>
        <ModalActions>{cancel}</ModalActions>
      </>
    );
  const pseudonym = t("erasure.pseudonym", { code: isolateLtr(pseudonymCode) });
  return (
    <Form method="post" replace noValidate className="stack">
      {answer?.code && <RefusalNotice title={text({ code: answer.code })} />}
      <p>{t("erasure.text", { pseudonym: isolate(pseudonym) })}</p>
      <Notice tone="caution" title={t("erasure.forGood")} />
      <FieldGroup legend={t("erasure.reason")} error={noReason && text({ code: noReason })}>
        <div className={styles.reasons}>
          {erasureReasons.map((reason) => (
            <Pick
              key={reason}
              name="reason"
              value={reason}
              title={t(`erasure.reasons.${reason}`)}
              defaultChecked={answer?.values.reason === reason}
            />
          ))}
        </div>
      </FieldGroup>
      <Field id="erasure-name" label={t("erasure.typeName", { name: isolate(name) })} error={wrongName && text({ code: wrongName })}>
        <TextInput name="name" defaultValue={answer?.values.name} maxLength={130} autoComplete="off" aria-required />
      </Field>
      <ModalActions>
        {cancel}
        <Button tone="danger" icon="trash">
          {t("erasure.confirm")}
        </Button>
      </ModalActions>
    </Form>
  );
}
