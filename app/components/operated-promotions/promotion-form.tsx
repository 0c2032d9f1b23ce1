import type { Answers } from "~/calls/answers";
import { KeptCheckbox, KeptDay } from "~/components/drafts/kept-choices";
import { KeptForm } from "~/components/drafts/kept-form";
import { ErrorSummary } from "~/components/fields/error-summary";
import { Field } from "~/components/fields/field";
import { FieldGroup } from "~/components/fields/field-group";
import { HiddenInput } from "~/components/fields/hidden-input";
import { NumberInput } from "~/components/fields/number-input";
import { Select } from "~/components/fields/select";
import { TextArea } from "~/components/fields/text-area";
import { TextInput } from "~/components/fields/text-input";
import { useSavedText } from "~/components/fields/use-saved-text";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { FormActions } from "~/components/ui/form-actions";
import { Panel } from "~/components/ui/panel";
import { directionOf } from "~/domain/language";
import { promotionNameMax, promotionTextMax } from "~/domain/price/planned-promotion";
import { nameField, type PromotionFormValues, type SavedTerms, textField } from "~/forms/promotions/promotion-form";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operated-promotions.module.css";

type Props = {
  market: Answers["promotions"]["list"];
  values: PromotionFormValues;
  /** Why it was refused, by field. */
  mistakes: Readonly<Record<string, string>>;
  /** What somebody else saved in the meantime, where it differs from what was typed. */
  meanwhile?: SavedTerms | undefined;
  /** The response to a refused form. */
  answer: object | undefined;
  submit: "publish" | "save";
  /** The target of the cancel link. */
  back: string;
};

/** A promotion to publish: its texts in the market's languages, and its discount. */
export function PromotionForm({ market, values, mistakes, meanwhile, answer, submit, back }: Props) {
  const { t } = useTexts(["operatedPromotions", "common"]);
  return (
    <KeptForm subject="promotion" answer={answer}>
      {(meanwhile || Object.keys(mistakes).length > 0) && <Problems market={market} mistakes={mistakes} meanwhile={meanwhile} />}
      <HiddenInput name="promotionId" value={values.promotionId} />
      <HiddenInput name="changedAt" value={values.changedAt} />
      <div className={styles.columns}>
        <div className="stack">
          <Texts languages={market.languages} values={values} mistakes={mistakes} />
          <SeriesChoice market={market} values={values} mistakes={mistakes} />
        </div>
        <Terms market={market} values={values} mistakes={mistakes} />
      </div>
      <FormActions>
        <Button tone="primary">{t(submit === "save" ? "common:actions.save" : "operatedPromotions:form.publish")}</Button>
        <ButtonLink to={back}>{t("common:actions.cancel")}</ButtonLink>
      </FormActions>
    </KeptForm>
  );
}

/** The summary at the top of a refused form, with links to its fields. */
function Problems({ market, mistakes, meanwhile }: Pick<Props, "market" | "mistakes" | "meanwhile">) {
  const { t } = useTexts(["operatedPromotions", "common", "errors"]);
  const mistake = useMistake(mistakes);
  const savedText = useSavedText();
  const format = useFormat();
  const shown = (field: string, value: NonNullable<SavedTerms[string]>) => {
    if (typeof value !== "string") return format.list(market.series.flatMap(({ id, name }) => (value.includes(id) ? [isolate(name)] : [])));
    if (field === "kind") return t(`operatedPromotions:form.${value as "percentage"}`);
    return field.endsWith("Day") ? format.dayInDigits(value) : value;
  };
  const texts = market.languages.flatMap((language) => {
    const named = { language: t(`common:languages.${language}`) };
    return [
      { fieldId: nameField(language), label: t("operatedPromotions:form.name", named) },
      { fieldId: textField(language), label: t("operatedPromotions:form.text", named) },
    ];
  });
  const others = ["series", "kind", "discount", "minimumBoxes", "fromDay", "toDay", "reviewNumber"] as const;
  const fields = [...texts, ...others.map((name) => ({ fieldId: name, label: t(`operatedPromotions:form.${name}`) }))];
  const problems = fields.flatMap(({ fieldId, label }) => {
    const text = mistake(fieldId);
    const saved = meanwhile?.[fieldId];
    if (saved !== undefined) return [{ fieldId, text: savedText(label, shown(fieldId, saved)) }];
    return text ? [{ fieldId, text: `${label}: ${text}` }] : [];
  });
  const title = meanwhile ? t("errors:changedElsewhere") : t("errors:general.problems", { count: problems.length });
  return <ErrorSummary title={title} problems={problems} />;
}

/** Returns a function for the text of a field's mistake; nothing when there is none. */
function useMistake(mistakes: Props["mistakes"]) {
  const { t } = useTexts("operatedPromotions");
  return (field: string) => mistakes[field] && t(`mistakes.${mistakes[field] as "required"}`);
}

function Texts({ languages, values, mistakes }: Pick<Props, "values" | "mistakes"> & Pick<Props["market"], "languages">) {
  const { t } = useTexts(["operatedPromotions", "common"]);
  const mistake = useMistake(mistakes);
  return (
    <Panel title={t("operatedPromotions:form.title")} padded className={styles.fields}>
      {languages.map((language) => (
        <div key={language} className="stack">
          <Field
            id={nameField(language)}
            label={t("operatedPromotions:form.name", { language: t(`common:languages.${language}`) })}
            error={mistake(nameField(language))}
          >
            <TextInput
              name={nameField(language)}
              defaultValue={values.texts[nameField(language)]}
              maxLength={promotionNameMax}
              autoComplete="off"
              lang={language}
              dir={directionOf(language)}
              aria-required
            />
          </Field>
          <Field
            id={textField(language)}
            label={t("operatedPromotions:form.text", { language: t(`common:languages.${language}`) })}
            error={mistake(textField(language))}
          >
            <TextArea
              name={textField(language)}
              rows={3}
              defaultValue={values.texts[textField(language)]}
              maxLength={promotionTextMax}
              lang={language}
              dir={directionOf(language)}
              aria-required
            />
          </Field>
        </div>
      ))}
    </Panel>
  );
}

function Terms({ market, values, mistakes }: Pick<Props, "market" | "values" | "mistakes">) {
  const { t } = useTexts("operatedPromotions");
  const mistake = useMistake(mistakes);
  return (
    <Panel title={t("form.terms")} padded className={styles.fields}>
      <Field id="kind" label={t("form.kind")}>
        <Select name="kind" defaultValue={values.kind}>
          {(["percentage", "amountPerBox"] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`form.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        id="discount"
        label={t("form.discount")}
        hint={t("form.discountHint", { currency: market.currency })}
        error={mistake("discount")}
      >
        <NumberInput name="discount" decimal defaultValue={values.discount} maxLength={12} aria-required />
      </Field>
      <Field id="minimumBoxes" label={t("form.minimumBoxes")} error={mistake("minimumBoxes")}>
        <NumberInput name="minimumBoxes" defaultValue={values.minimumBoxes} maxLength={4} aria-required />
      </Field>
      <div className={styles.pair}>
        {(["fromDay", "toDay"] as const).map((name) => (
          <Field key={name} id={name} label={t(`form.${name}`)} error={mistake(name)}>
            <KeptDay name={name} day={values[name]} min={market.today} />
          </Field>
        ))}
      </div>
      <Field
        id="reviewNumber"
        label={t("form.reviewNumber")}
        hint={market.reviewsAdvertising ? undefined : t("form.optional")}
        error={mistake("reviewNumber")}
      >
        <TextInput name="reviewNumber" ltr defaultValue={values.reviewNumber} maxLength={80} autoComplete="off" />
      </Field>
    </Panel>
  );
}

function SeriesChoice({ market, values, mistakes }: Pick<Props, "market" | "values" | "mistakes">) {
  const { t } = useTexts("operatedPromotions");
  const mistake = useMistake(mistakes);
  return (
    <Panel padded>
      <FieldGroup id="series" legend={t("form.series")} error={mistake("series")} className={styles.series}>
        {market.series.map(({ id, name }) => (
          <KeptCheckbox key={id} name="seriesIds" value={id} defaultChecked={values.seriesIds.includes(id)}>
            <bdi>{name}</bdi>
          </KeptCheckbox>
        ))}
      </FieldGroup>
    </Panel>
  );
}
