import type { Preorder } from "../order/preorder";
import { kindOf, type PreorderKind } from "../order/preorder-kind";

export type PatientGroup<P> = { patientId: string; preorders: P[] };

export type CartGroups<P> = {
  patients: PatientGroup<P>[];
  stock: P[];
  solutions: P[];
  /** Office trials and promotions. */
  office: P[];
  savedForLater: P[];
};

/**
 * Groups preorders as the cart shows them: by patient, stock, solutions, office, and separately what is saved for later. Preorders marked
 * for deletion stay in their group; removed and ordered ones are left out. The order is preserved.
 */
export function groupCart<P extends Preorder>(preorders: readonly P[]): CartGroups<P> {
  const groups: CartGroups<P> = { patients: [], stock: [], solutions: [], office: [], savedForLater: [] };
  for (const preorder of preorders) {
    if (preorder.status === "removed" || preorder.status === "ordered") continue;
    if (preorder.status === "savedForLater") groups.savedForLater.push(preorder);
    else if (preorder.patientId !== null) placeWithPatient(groups.patients, preorder.patientId, preorder);
    else groups[groupOf(preorder)].push(preorder);
  }
  return groups;
}

function placeWithPatient<P>(patients: PatientGroup<P>[], patientId: string, preorder: P): void {
  const group = patients.find((each) => each.patientId === patientId);
  if (group) group.preorders.push(preorder);
  else patients.push({ patientId, preorders: [preorder] });
}

/** The group of each kind for preorders without a patient; the others are grouped by patient. */
const groupOfKind = {
  stock: "stock",
  solutions: "solutions",
  officeTrial: "office",
  promotion: "office",
  patient: "office",
  patientTrial: "office",
} as const satisfies Record<PreorderKind, keyof CartGroups<Preorder>>;

const groupOf = (preorder: Preorder) => groupOfKind[kindOf(preorder)];
