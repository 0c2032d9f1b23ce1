import type { Eye } from "~/domain/order/order-lines";
import { changeDraft, otherSide } from "./change-draft";
import type { OrderSeries } from "./order-series";
import { eyeControl, type PatientDraft, sides } from "./patient-draft";

/** The form of a patient's order as it was sent: its contents, and the texts that a later question sends again. */
type SentOrder = { draft: PatientDraft; series: readonly OrderSeries[]; entries: [string, string][]; only?: Eye };

/**
 * Returns the order of one eye: the other eye stays in the form and is added without a quantity. An order that is in the cart is returned
 * unchanged, since it would lose the other eye there (D62).
 */
export function onlyEye<Sent extends SentOrder>(sent: Sent, side: Eye): Sent {
  const { draft } = sent;
  if (draft.revision !== null) return sent;
  const other = otherSide(side);
  return { ...sent, only: side, draft: { ...draft, eyes: { ...draft.eyes, [other]: { ...draft.eyes[other], quantity: "" } } } };
}

/** Returns the order with all findings accepted that the page showed (D75). */
export function acceptAll<Sent extends SentOrder>(sent: Sent): Sent {
  const found = sent.entries.flatMap(([name, value]) => (name === "found" ? [value] : []));
  const draft = found.reduce((accepted, key) => changeDraft(accepted, { kind: "accept", key }, sent.series), sent.draft);
  const accepted = (draft.accepted ?? []).map((key): [string, string] => ["accepted", key]);
  return { ...sent, draft, entries: [...sent.entries.filter(([name]) => name !== "accepted" && name !== "found"), ...accepted] };
}

/** Returns the order with every suggested value confirmed, so that no later question asks about one again (D53). */
export function takeSuggestions<Sent extends SentOrder>(sent: Sent): Sent {
  const names = sides.map((side) => eyeControl(side, "suggested"));
  return {
    ...sent,
    draft: changeDraft(sent.draft, { kind: "confirm", sides }, sent.series),
    entries: sent.entries.filter(([name]) => !names.includes(name)),
  };
}
