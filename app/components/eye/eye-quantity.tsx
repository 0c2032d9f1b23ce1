import { Suspense } from "react";
import { Field } from "~/components/fields/field";
import { Stepper } from "~/components/fields/stepper";
import { EyePrice, EyePromotion } from "~/components/patient-order/notes-when-asked";
import styles from "~/components/patient-order/patient-order.module.css";
import { LensStock } from "~/components/products/lens-stock";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { LensFacts } from "~/forms/patient-order/lens-facts";
import { eyeControl, eyeControlId } from "~/forms/patient-order/patient-draft";
import { useTexts } from "~/i18n/use-texts";

type Props = { state: EyeState; eyes: readonly EyeState[]; facts: LensFacts | null; checking: boolean; onType: (text: string) => void };

/** Boxes of an eye with their price, how long they last, and their stock. */
export function EyeQuantity({ state, eyes, facts, checking, onType }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  const { side, draft, lens, quantity, monthsOfSupply, suggested } = state;
  const isSure = lens !== null && suggested.length === 0;
  const eye = t(`common:eyes.${side}`);
  const boxes = t("common:units.boxes", { count: quantity ?? 0 });
  return (
    <div className={styles.quantity}>
      <Field id={eyeControlId(side, "quantity")} label={t("patientOrder:eye.boxes")}>
        <Stepper
          label={t("patientOrder:eye.boxesOf", { eye })}
          name={eyeControl(side, "quantity")}
          value={draft.quantity}
          max={1000}
          onInput={(event) => onType(event.currentTarget.value)}
          onChange={() => undefined}
        />
      </Field>
      <p className={styles.price}>
        <Suspense fallback="–">
          <EyePrice state={state} eyes={eyes} />
        </Suspense>
      </p>
      <p className={styles.supply}>
        <Suspense>
          <EyePromotion state={state} eyes={eyes} />
        </Suspense>
        <span>{monthsOfSupply !== null && t("patientOrder:eye.supply", { count: monthsOfSupply, boxes })}</span>
        {lens && !isSure && <span>{t("patientOrder:eye.waitsForYou")}</span>}
        {isSure && <LensStock stock={facts?.stock ?? null} checking={checking} />}
      </p>
    </div>
  );
}
