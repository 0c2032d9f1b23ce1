import type { Inputs } from "~/calls/answers";
import { isUuid } from "~/domain/is-uuid";
import { lensFields } from "~/domain/lens/parameters";
import { parseChoice } from "~/domain/lens/parse-choice";
import { parseSuggested } from "~/domain/lens/suggested-values";
import { type FormEntries, textEntries } from "~/forms/form-texts";
import { changeDraft } from "~/forms/patient-order/change-draft";
import { type EyeState, eyeStateOf } from "~/forms/patient-order/eye-state";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { type EyeDraft, emptyDraft } from "~/forms/patient-order/patient-draft";
import type { CartedTrial } from "./trial-offer";

/** The form of one office trial: a lens of a trial series and a quantity, and the carted line that it changes. */
export type TrialForm = { preorderId: string; isCarted: boolean; eye: EyeDraft };

/**
 * Returns the form in the URL or in what was sent. A given carted preorder provides its own lens unless values are given; a series without
 * values starts with the defaults as suggestions (D17, D53).
 */
export function parseTrialForm(
  entries: FormEntries,
  series: readonly OrderSeries[],
  carted: readonly CartedTrial[],
  newId: () => string,
): TrialForm {
  const typed = new Map(textEntries(entries));
  const text = (name: string) => typed.get(name) ?? "";
  const preorder = carted.find(({ id }) => id === text("preorder"));
  const line = preorder?.lines.find(({ id }) => id === text("line")) ?? preorder?.lines[0];
  const { chosen } = parseChoice(Object.fromEntries([...lensFields, "packSize"].map((field) => [field, text(field)])));
  const isGiven = Object.keys(chosen).length > 0;
  const seriesId = text("series") || line?.seriesId || "";
  const base = { lineId: line?.id ?? (isUuid(text("line")) ? text("line") : newId()), seriesId, wantedSeriesId: "" };
  const preorderId = preorder?.id ?? (isUuid(text("preorder")) ? text("preorder") : newId());
  const quantity = typed.has("quantity") ? text("quantity") : line ? String(line.quantity) : "1";
  if (line && !isGiven) {
    const ordered = { ...parseChoice(line.values).chosen, packSize: line.packSize };
    return { preorderId, isCarted: true, eye: { ...base, chosen: ordered, quantity } };
  }
  const initialEye = changeDraft(emptyDraft("", newId), { kind: "switch", side: "right", seriesId }, series).eyes.right;
  const given = { chosen, suggested: parseSuggested(text("suggested"), chosen) };
  return { preorderId, isCarted: preorder !== undefined, eye: { ...initialEye, ...base, ...(isGiven ? given : {}), quantity } };
}

/** Returns the state of the form's lens. */
export const trialState = (form: TrialForm, series: readonly OrderSeries[]): EyeState => eyeStateOf("right", form.eye, series);

type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];

/**
 * Returns what the form sends to the cart: an office trial of one line, or the carted one with that line changed; its other lines and its
 * note stay. Null while it is no lens.
 */
export function trialPreorder(form: TrialForm, state: EyeState, carted: readonly CartedTrial[]): SentPreorder | null {
  const { lens, series, values, quantity } = state;
  if (!lens || !series || quantity === null) return null;
  const line = { ...values, id: form.eye.lineId, seriesId: series.id, productId: lens.productId, packSize: lens.packSize, quantity };
  const preorder = carted.find(({ id }) => id === form.preorderId);
  const others = (preorder?.lines ?? []).filter(({ id }) => id !== line.id).map(sentLine);
  return {
    id: form.preorderId,
    revision: preorder?.revision,
    orderType: "Trial",
    note: preorder?.note ?? "",
    merchandise: { purchaseType: "Trial", lines: [...others, line] },
  };
}

function sentLine({ id, seriesId, productId, packSize, values, quantity }: CartedTrial["lines"][number]) {
  return { ...values, id, seriesId: seriesId ?? "", productId, packSize, quantity };
}
