import { Suspense } from "react";
import { Form } from "react-router";
import { Field } from "~/components/fields/field";
import { Segmented } from "~/components/fields/segmented";
import { Select } from "~/components/fields/select";
import { TextInput } from "~/components/fields/text-input";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Modal } from "~/components/ui/modal";
import type { Eye } from "~/domain/order/order-lines";
import { type Calculation, type CalculatorField, calculatorFields, calculatorKinds, limitsOf } from "~/forms/calculators/calculation";
import { sides } from "~/forms/patient-order/patient-draft";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import type { NearLens } from "./calculator-result";
import styles from "./calculators.module.css";
import { CalculatorResult } from "./result-when-calculated";

type Props = {
  calculation: Calculation;
  lenses: readonly NearLens[];
  /** The series whose lenses are searched; empty when none is chosen. */
  seriesId: string;
  series: OrderPageData["series"];
  search: string;
  closeTo: string;
  formId: string;
};

/**
 * Calculators for one eye of the order behind: what is typed is in the URL, the result lists existing lenses, and one press puts one into
 * the eye.
 */
export function CalculatorDialog({ calculation, lenses, seriesId, series, search, closeTo, formId }: Props) {
  const { t } = useTexts(["calculators", "common", "patientOrder"]);
  const asked = new URLSearchParams(search);
  const side: Eye = sides.find((each) => each === asked.get("eye")) ?? "right";
  const { kind, direction, isDominant, result } = calculation;
  const entries = [...asked].filter(([name]) => keptNames.includes(name));
  const of = (other: string) => `?${new URLSearchParams([...entries, ["lens", seriesId], ["kind", other]])}`;
  return (
    <Modal title={t(`calculators:titleFor.${side}`)} closeTo={closeTo} wide>
      <div className="stack">
        <div className="row">
          <Segmented
            label={t("calculators:title")}
            small
            items={calculatorKinds.map((each) => ({ to: of(each), label: t(`calculators:kinds.${each}`), current: each === kind }))}
          />
        </div>
        <p className="small quiet">{t(`calculators:leads.${kind}`)}</p>
        <Form method="get" preventScrollReset className={classNames(styles.form, kind === "over" && styles.thirds)} noValidate>
          {[...entries, ["kind", kind]].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field id="calculator-lens" label={t("patientOrder:eye.lens")} className={styles.wide}>
            <Select name="lens" defaultValue={seriesId}>
              <option value="">{t("patientOrder:switch.none")}</option>
              {series
                .filter(({ available }) => available)
                .map(({ id, displayName }) => (
                  <option key={id} value={id}>
                    {displayName}
                  </option>
                ))}
            </Select>
          </Field>
          {calculatorFields[kind].map((field) => (
            <NumberField key={`${kind} ${field}`} field={field} calculation={calculation} />
          ))}
          {kind === "over" && (
            <Field id="direction" label={t("calculators:fields.direction")}>
              <Select name="direction" defaultValue={direction}>
                <option value="left">{t("calculators:directions.left")}</option>
                <option value="right">{t("calculators:directions.right")}</option>
              </Select>
            </Field>
          )}
          {kind === "multifocal" && (
            <Field id="dominant" label={t("calculators:fields.dominant")}>
              <Select name="dominant" defaultValue={isDominant ? "yes" : "no"}>
                <option value="yes">{t("common:answers.yes")}</option>
                <option value="no">{t("common:answers.no")}</option>
              </Select>
            </Field>
          )}
          <div className={styles.wide}>
            <Button tone="primary">{t("calculators:calculate")}</Button>
          </div>
        </Form>
        <div role="status">
          {result && (
            <Suspense>
              <CalculatorResult result={result} lenses={lenses} side={side} seriesId={seriesId} formId={formId} />
            </Suspense>
          )}
        </div>
      </div>
    </Modal>
  );
}

/** The common parameters of all calculators in the URL. */
const keptNames = ["form", "patient", "preorder", "eye", "ownPower", "ownCylinder", "ownAxis"];

function NumberField({ field, calculation: { kind, texts, mistakes } }: { field: CalculatorField; calculation: Calculation }) {
  const { t } = useTexts(["calculators", "errors"]);
  const mistake = mistakes[field];
  const { least, most } = limitsOf(field);
  const error =
    mistake === undefined
      ? undefined
      : mistake === "unreadableText" || mistake === "textTooLong"
        ? t(`errors:${mistake}`)
        : t(`calculators:mistakes.${mistake}`, { least: isolateLtr(String(least)), most: isolateLtr(String(most)) });
  const label = kind === "over" && field in lensLabels ? lensLabels[field as "sphere"] : field;
  return (
    <Field id={`calculator-${field}`} label={t(`calculators:fields.${label}`)} error={error}>
      <TextInput ltr name={field} defaultValue={texts[field]} maxLength={12} autoComplete="off" />
    </Field>
  );
}

const lensLabels = { sphere: "lensSphere", cylinder: "lensCylinder", axis: "lensAxis" } as const;
