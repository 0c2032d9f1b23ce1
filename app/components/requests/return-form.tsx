import type { Answers } from "~/calls/answers";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { HiddenInput } from "~/components/fields/hidden-input";
import { NumberInput } from "~/components/fields/number-input";
import { Select } from "~/components/fields/select";
import { TextArea } from "~/components/fields/text-area";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { wordsLengthMax } from "~/domain/request/order-request";
import { lotLengthMax } from "~/domain/request/return-rule";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { AskedLine } from "./asked-line";
import { type RefusedRequest, RequestRefusal } from "./request-refusal";

export type TypedReturn = Record<"quantity" | "reason" | "lot" | "message", string>;
export type RefusedReturn = {
  typed: TypedReturn;
  mistakes: Partial<Record<keyof TypedReturn | "photo", string>>;
  refusal: RefusedRequest | null;
};

type Offer = Answers["requests"]["readReturn"];
type Props = { offer: Offer; requestId: string; back: string; refused?: RefusedReturn | undefined };

/** Returning boxes (D80): how many, why, and what helps the distributor. Explains when it is not possible. */
export function ReturnForm({ offer, requestId, back, refused }: Props) {
  const { t } = useTexts(["requests", "common", "errors", "refusals"]);
  const { line, reasons, max } = offer;
  const typed = refused?.typed;
  const isOpen = reasons.length > 0;
  return (
    <KeptForm replace subject="return" answer={refused} encType="multipart/form-data">
      <HiddenInput name="requestId" value={requestId} />
      {refused?.refusal && <RequestRefusal refusal={refused.refusal} />}
      <AskedLine line={line} />
      {(isOpen || !refused?.refusal) && <Period offer={offer} />}
      {isOpen && (
        <>
          <Field
            id="return-quantity"
            label={t("requests:give.quantity")}
            aside={t("requests:give.max", { max })}
            error={refused?.mistakes.quantity && t("requests:give.none")}
          >
            <NumberInput name="quantity" defaultValue={typed?.quantity ?? "1"} maxLength={4} />
          </Field>
          <Field id="return-reason" label={t("requests:give.reason")}>
            <Select name="reason" defaultValue={typed?.reason ?? reasons[0]}>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`requests:reasons.${reason}`)}
                </option>
              ))}
            </Select>
          </Field>
          <ReturnWords typed={typed} mistakes={refused?.mistakes ?? {}} />
        </>
      )}
      <ModalActions>
        <ButtonLink preventScrollReset replace to={back}>
          {t("requests:backorder.back")}
        </ButtonLink>
        {isOpen && <Button tone="primary">{t("requests:give.send")}</Button>}
      </ModalActions>
    </KeptForm>
  );
}

function Period({ offer: { deliveredAt, lastDay, damageUntil, max, reasons } }: { offer: Offer }) {
  const { t } = useTexts(["requests", "refusals"]);
  const format = useFormat();
  if (!deliveredAt || !lastDay) return <p>{t("requests:give.closed")}</p>;
  if (max === 0) return <p>{t("refusals:nothingLeftToReturn")}</p>;
  const until = isolateLtr(format.day(lastDay));
  if (reasons.length === 0) return <p>{t("refusals:returnPeriodOver", { lastDay: until })}</p>;
  const at = (instant: Date) => isolateLtr(format.dayAndTime(instant));
  return (
    <p className="small quiet">
      {t("requests:give.period", { delivered: at(deliveredAt), until })}{" "}
      {damageUntil && reasons.includes("damaged") && t("requests:give.damage", { until: at(damageUntil) })}
    </p>
  );
}

function ReturnWords({ typed, mistakes }: { typed: TypedReturn | undefined; mistakes: RefusedReturn["mistakes"] }) {
  const { t } = useTexts(["requests", "errors", "refusals"]);
  return (
    <>
      <Field
        id="return-lot"
        label={t("requests:give.lot")}
        hint={t("requests:give.lotHint")}
        error={mistakes.lot && t(`errors:${mistakes.lot as "unreadableText"}`)}
      >
        <TextInput name="lot" ltr defaultValue={typed?.lot} maxLength={lotLengthMax} autoComplete="off" />
      </Field>
      <Field
        id="return-words"
        label={t("requests:give.words")}
        hint={t("requests:ask.wordsHint")}
        error={mistakes.message && t(`errors:${mistakes.message as "unreadableText"}`)}
      >
        <TextArea name="message" rows={2} defaultValue={typed?.message} maxLength={wordsLengthMax} />
      </Field>
      <Field
        id="return-photo"
        label={t("requests:give.photo")}
        hint={t("requests:give.photoHint")}
        error={mistakes.photo && isolate(t("refusals:photoUnreadable"))}
      >
        <TextInput type="file" name="photo" accept="image/jpeg,image/png,image/webp" />
      </Field>
    </>
  );
}
