import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { ChosenPractice } from "./chosen-practice";
import { FindPracticePanel } from "./find-practice-panel";
import { type FormRefusal, FormRefusalNotice } from "./form-refusal";
import { chosenAddress } from "./practice";
import type { HomeAnswer } from "./sign-in-panel";

type Props = { facts: HomeAnswer; refusal?: FormRefusal<"email"> & { email: string } };

const base = "/forgot-password";

/** Asks for a link to set a new password. Without a practice it asks for that first (D66). */
export function ForgotPasswordDialog({ facts, refusal }: Props) {
  const { t } = useTexts(["account", "common", "errors"]);
  const text = useRefusalText();
  const { practice, locationId, fixed, search, hits, searchedTooOften, searchMistake } = facts;
  const chosen = practice && { tenantId: practice.tenantId, locationId };
  const mistake = refusal?.mistakes.email;
  return (
    <Modal title={t("account:forgot.title")} closeTo={chosenAddress("/", chosen)}>
      {practice && search === null ? (
        <Form method="post" replace noValidate className="stack">
          <p>{t("account:forgot.body")}</p>
          <ChosenPractice id="forgot-practice" base={base} practice={practice} locationId={locationId} fixed={fixed} />
          <Field id="forgot-email" label={t("common:fields.email")} error={mistake ? text({ code: mistake }) : undefined}>
            <TextInput ltr type="email" name="email" autoComplete="username" maxLength={254} defaultValue={refusal?.email} />
          </Field>
          <p className="small quiet">{t("account:forgot.wait")}</p>
          <FormRefusalNotice refusal={refusal} />
          <ModalActions>
            <Button tone="primary">{t("account:forgot.submit")}</Button>
          </ModalActions>
        </Form>
      ) : (
        <div className="stack">
          <Notice tone="caution" role="alert" title={t("errors:selectPractice")} />
          <FindPracticePanel
            id="forgot-practice"
            base={base}
            nextFieldId="forgot-email"
            search={search ?? ""}
            hits={hits}
            searchedTooOften={searchedTooOften}
            mistake={searchMistake}
            before={chosen}
          />
        </div>
      )}
    </Modal>
  );
}
