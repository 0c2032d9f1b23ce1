import { kindOfPlaced, type PreorderKind } from "~/domain/order/preorder-kind";
import type { common } from "~/locales/en/common";

type KindName = keyof typeof common.orderKinds;

const names = {
  stock: "stock",
  patient: "patient",
  patientTrial: "patientTrial",
  officeTrial: "officeTrial",
  solutions: "solution",
  promotion: "promotion",
} as const satisfies Record<PreorderKind, KindName>;

/** Returns the key of the text for the kind of a placed order. */
export function orderKindOf({ type, purchaseType, patientId }: { type: string; purchaseType: string; patientId: string | null }): KindName {
  return names[kindOfPlaced({ type, purchaseType, forPatient: patientId !== null })];
}
