import type { Answers } from "~/calls/answers";
import { parseChoice } from "~/domain/lens/parse-choice";
import type { Eye } from "~/domain/order/order-lines";
import { type EyeDraft, emptyEye, type PatientDraft } from "./patient-draft";

export type CartedPreorder = Answers["cart"]["populate"]["preordersPatient"][number];

/** Returns the form of an order that is already in the cart, with everything in it (change params). */
export function draftOfPreorder(preorder: CartedPreorder, newId: () => string): PatientDraft {
  const { rx } = preorder.merchandise;
  const eye = (side: Eye): EyeDraft => {
    const line = preorder.lines.find((each) => each.eye === side);
    if (!line) return emptyEye(newId());
    const chosen = { ...parseChoice(line.values).chosen, packSize: line.packSize };
    return { lineId: line.id, seriesId: line.seriesId ?? "", wantedSeriesId: "", chosen, quantity: String(line.quantity) };
  };
  return {
    preorderId: preorder.id,
    revision: preorder.revision,
    patientId: preorder.patientId ?? "",
    edits: 0,
    eyes: { right: eye("right"), left: eye("left") },
    delivery: preorder.dispensingPreference === "ShipToPatient" ? (preorder.shippingAddressId ?? "office") : "office",
    startDate: rx?.startDate ?? "",
    expirationDate: rx?.expirationDate ?? "",
    note: preorder.note,
    line: "",
  };
}
