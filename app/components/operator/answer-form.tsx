import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { TextArea } from "~/components/fields/text-area";
import { RequestRefusal } from "~/components/requests/request-refusal";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { wordsLengthMax } from "~/domain/request/order-request";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AskedFacts } from "./asked-facts";

type Asked = Answers["operator"]["request"];
type Refused = { message: string; mistake: "unreadableText" | "textTooLong" | null | undefined; code: string | null };

/** A practice's request, and the answers that are possible now, each a button. */
export function AnswerForm({ asked, refused }: { asked: Asked; refused: Refused | null }) {
  const { t } = useTexts(["operator", "errors"]);
  const format = useFormat();
  const { practiceName, askedAt, askedBy, answers } = asked;
  return (
    <KeptForm replace subject="answer" answer={refused}>
      {refused?.code && <RequestRefusal refusal={{ code: refused.code }} />}
      <p className="small quiet">
        {t("operator:answer.from", {
          practice: isolate(practiceName),
          at: isolateLtr(format.dayAndTime(askedAt)),
          name: isolate(askedBy),
        })}
      </p>
      <AskedFacts asked={asked} />
      {answers.length === 0 ? (
        <p>{t("operator:answer.over")}</p>
      ) : (
        <Field
          id="answer-words"
          label={t("operator:answer.words")}
          hint={t("operator:answer.wordsHint")}
          error={refused?.mistake && t(`errors:${refused.mistake}`)}
        >
          <TextArea name="message" rows={3} defaultValue={refused?.message} maxLength={wordsLengthMax} />
        </Field>
      )}
      <ModalActions>
        <ButtonLink preventScrollReset replace to={href("/operator")}>
          {t("operator:answer.keep")}
        </ButtonLink>
        {answers.toReversed().map((state) => (
          <Button key={state} name="state" value={state} tone={state === "declined" ? undefined : "primary"}>
            {t(`operator:answer.${state}`)}
          </Button>
        ))}
      </ModalActions>
    </KeptForm>
  );
}
