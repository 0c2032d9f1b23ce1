import type { Answers } from "~/calls/answers";
import { KeptForm } from "~/components/drafts/kept-form";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { ReasonField } from "./reason-field";

/** What was typed into a refused form, and why it was refused. */
export type RefusedAct = {
  intent: string;
  reason: string;
  mistake: string | null;
  code: "otherHost" | "suspended" | "ownPractice" | null;
};

type Props = { practice: Answers["operator"]["practice"]; isHere: boolean; refused: RefusedAct | null };

/** Forms to enter a practice, suspend it and reopen it; each asks for a reason (D49). */
export function PracticeActForms({ practice, isHere, refused }: Props) {
  const { t } = useTexts("operator");
  const isOpen = practice.status === "approved";
  const act = isOpen ? "suspend" : "reopen";
  return (
    <div className="stack">
      <Panel title={t("enter.title")} padded>
        {isHere && <p>{t("enter.isHere")}</p>}
        {!isHere && !isOpen && <p>{t("enter.suspended")}</p>}
        {!isHere && isOpen && <ActForm act="enter" practiceName={practice.practiceName} refused={refused} />}
      </Panel>
      {!isHere && (
        <Panel title={t(isOpen ? "suspend.title" : "reopen.title")} padded>
          <ActForm key={act} act={act} practiceName={practice.practiceName} refused={refused} />
        </Panel>
      )}
    </div>
  );
}

type ActFormProps = { act: "enter" | "suspend" | "reopen"; practiceName: string; refused: RefusedAct | null };

function ActForm({ act, practiceName, refused }: ActFormProps) {
  const { t } = useTexts(["operator", "refusals"]);
  const own = refused?.intent === act ? refused : null;
  return (
    <KeptForm subject={act} answer={own}>
      <p>{t(`operator:${act}.text`)}</p>
      {own?.code && (
        <RefusalNotice>
          <p>{t(own.code === "ownPractice" ? "refusals:ownPractice" : `operator:enter.${own.code}`)}</p>
        </RefusalNotice>
      )}
      <ReasonField value={own?.reason} mistake={own?.mistake} isShared={act === "enter"} />
      <div>
        <Button tone={act === "suspend" ? "danger" : "primary"} name="intent" value={act}>
          {t(`operator:${act}.confirm`, { practice: isolate(practiceName) })}
        </Button>
      </div>
    </KeptForm>
  );
}
