import type { Inputs } from "~/calls/answers";
import type { Eye } from "~/domain/order/order-lines";
import type { EyeState } from "./eye-state";
import { isWanted } from "./find-draft-mistakes";
import type { PatientDraft } from "./patient-draft";

type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];
type SentLine = NonNullable<NonNullable<SentPreorder["merchandise"]["rx"]>["right"]>;

/** Returns what the form sends to the cart: one preorder of one patient. An eye without a quantity is null, so an edited order loses it. */
export function preorderOfDraft(draft: PatientDraft, eyes: Record<Eye, EyeState>, purchaseType: "Revenue" | "Trial"): SentPreorder {
  const toPatient = draft.delivery !== "office";
  return {
    id: draft.preorderId,
    revision: draft.revision ?? undefined,
    orderType: "Patient",
    patientId: draft.patientId === "" ? null : draft.patientId,
    dispensingPreference: toPatient ? "ShipToPatient" : "DispenseFromOffice",
    shippingAddressId: toPatient ? draft.delivery : null,
    note: draft.note,
    acceptedFindings: draft.accepted && [...draft.accepted],
    merchandise: {
      purchaseType,
      rx: {
        startDate: draft.startDate || null,
        expirationDate: draft.expirationDate || null,
        right: lineOf(eyes.right),
        left: lineOf(eyes.left),
      },
    },
  };
}

function lineOf({ draft, series, values, lens, quantity }: EyeState): SentLine | null {
  if (!isWanted(draft.quantity) || !series || !lens || quantity === null) return null;
  return { ...values, id: draft.lineId, seriesId: series.id, productId: lens.productId, packSize: lens.packSize, quantity };
}
