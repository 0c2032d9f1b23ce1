import type { Eye } from "~/domain/order/order-lines";
import type { EyeState } from "./eye-state";
import type { TrialAllowance } from "./order-form";
import type { PatientDraft } from "./patient-draft";

type Known = {
  allowances: readonly Pick<TrialAllowance, "left">[];
  carted: readonly { id: string; boxesQuantity: number }[];
};

/**
 * Whether more trials are requested than the patient may still have (D20). Those that an edited order already has in the cart are replaced,
 * so they may be ordered again.
 */
export function exceedsAllowance(draft: PatientDraft, eyes: Record<Eye, EyeState>, { allowances, carted }: Known): boolean {
  const replaced = draft.revision === null ? undefined : carted.find(({ id }) => id === draft.preorderId);
  const asked = (eyes.right.quantity ?? 0) + (eyes.left.quantity ?? 0);
  return asked > (allowances[0]?.left ?? 0) + (replaced?.boxesQuantity ?? 0);
}
