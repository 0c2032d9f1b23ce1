import { kindOfPlaced, type PreorderKind } from "~/domain/order/preorder-kind";

/** Returns the kind of a placed order, which is the key of its name (`common:orderKinds`). */
export function orderKindOf({
  type,
  purchaseType,
  patientId,
}: {
  type: string;
  purchaseType: string;
  patientId: string | null;
}): PreorderKind {
  return kindOfPlaced({ type, purchaseType, forPatient: patientId !== null });
}
