import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { EyeState } from "~/forms/patient-order/eye-state";
import type { TrialAllowance } from "~/forms/patient-order/order-form";
import type { CartedTrial } from "~/forms/trials/trial-offer";
import { useTexts } from "~/i18n/use-texts";
import { LimitDialog } from "./limit-dialog";
import type { LimitLine } from "./limit-table";

type Props = {
  state: EyeState;
  allowance: TrialAllowance;
  carted: readonly CartedTrial[];
  closeTo: string;
  explainTo: string;
  /** Where the trials are added; the values are passed on. */
  action: string;
  entries: readonly (readonly [string, string])[];
};

/** Warns before the practice gets more trials than its boxes allow: products with what is allowed and what is in the cart (D69). */
export function OfficeLimitDialog({ state, allowance, carted, closeTo, explainTo, action, entries }: Props) {
  const { t } = useTexts("trials");
  const { series, values, draft } = state;
  const allowed = allowance.limits[0]?.max ?? 0;
  const ofSeries = carted
    .filter(({ status }) => status === "active")
    .flatMap(({ lines }) => lines.filter(({ seriesId, id }) => seriesId === series?.id && id !== draft.lineId));
  const inCart = ofSeries.map(
    (line): LimitLine => ({ id: line.id, name: line.productName, values: line.values, quantity: line.quantity, allowed, isNew: false }),
  );
  const added: LimitLine = { id: "new", name: series?.displayName ?? "", values, quantity: state.quantity ?? 0, allowed, isNew: true };
  const rest = entries.filter(([name]) => name !== "quantity");
  return (
    <LimitDialog text={t("limit.office")} lines={[...inCart, added]} closeTo={closeTo} explainTo={explainTo}>
      <AddForm action={action} entries={[...rest, ["quantity", draft.quantity], ["beyond", "yes"]]}>
        <Button>{t("limit.all")}</Button>
      </AddForm>
      {allowance.left > 0 && (
        <AddForm action={action} entries={[...rest, ["quantity", String(allowance.left)]]}>
          <Button>{t("limit.reduce", { quantity: allowance.left })}</Button>
        </AddForm>
      )}
    </LimitDialog>
  );
}

type AddProps = { action: string; entries: readonly (readonly [string, string])[]; children: ReactNode };

function AddForm({ action, entries, children }: AddProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      {entries.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
