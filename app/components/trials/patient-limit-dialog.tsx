import { useCartInSight } from "~/components/cart/cart-in-sight";
import type { OrderPageData } from "~/components/patient-order/order-page-data";
import { Button } from "~/components/ui/button";
import { maximumTrialsPerPatient } from "~/domain/trial/trial-findings";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { sides } from "~/forms/patient-order/patient-draft";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { LimitDialog } from "./limit-dialog";
import type { LimitLine } from "./limit-table";

type Props = { data: OrderPageData; closeTo: string; explainTo: string; formId: string };

/** Warns before a patient gets more than two trials: lists them, and leaves the choice to the person (D69). */
export function PatientLimitDialog({ data: { patient, state, series }, closeTo, explainTo, formId }: Props) {
  const { t } = useTexts("trials");
  const format = useFormat();
  const { preordersPatient } = useCartInSight().populated;
  const { draft } = state;
  const carted = preordersPatient.filter(
    ({ id, kind, status, patientId }) =>
      kind === "patientTrial" && status === "active" && patientId === draft.patientId && id !== draft.preorderId,
  );
  const inCart = carted.flatMap(({ lines }) =>
    lines.map(
      (line): LimitLine => ({
        id: line.id,
        name: line.productName,
        eye: line.eye ?? undefined,
        values: line.values,
        quantity: line.quantity,
        allowed: maximumTrialsPerPatient,
        isNew: false,
      }),
    ),
  );
  const added = sides.flatMap((side): LimitLine[] => {
    const eye = eyeStateOf(side, draft.eyes[side], series);
    if (!eye.series || eye.quantity === null) return [];
    const { values, quantity } = eye;
    return [{ id: side, name: eye.series.displayName, eye: side, values, quantity, allowed: maximumTrialsPerPatient, isNew: true }];
  });
  const quantity = [...inCart, ...added].reduce((sum, line) => sum + line.quantity, 0);
  return (
    <LimitDialog
      text={t("limit.patient", { patient: patient ? format.name(patient) : "", quantity })}
      lines={[...inCart, ...added]}
      closeTo={closeTo}
      explainTo={explainTo}
    >
      <input type="hidden" form={formId} name="beyond" value="yes" />
      <Button form={formId} name="intent" value="add">
        {t("limit.all")}
      </Button>
    </LimitDialog>
  );
}
