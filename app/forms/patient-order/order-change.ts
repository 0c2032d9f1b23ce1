import type { Eye } from "~/domain/order/order-lines";
import { changeDraft, changeEye, type DraftChange } from "./change-draft";
import type { OrderSeries } from "./order-series";
import type { PatientDraft } from "./patient-draft";

/** What the controls of the form change, besides its buttons. */
export type OrderChange =
  | DraftChange
  | { kind: "series"; side: Eye; seriesId: string }
  | { kind: "quantity"; side: Eye; text: string }
  | { kind: "set"; part: Partial<Pick<PatientDraft, "delivery" | "startDate" | "expirationDate" | "note" | "line">> };

export type DraftDispatch = (change: OrderChange) => void;

/**
 * Returns the form after a control was used. A series is changed here, with its own defaults, when nothing would be lost; otherwise the
 * page asks first.
 */
export function applyChange(draft: PatientDraft, change: OrderChange, all: readonly OrderSeries[]): PatientDraft {
  if (change.kind === "quantity") return changeEye(draft, change.side, (eye) => ({ ...eye, quantity: change.text }));
  if (change.kind === "set") return { ...draft, ...change.part };
  if (change.kind === "series") return changeDraft(draft, { ...change, kind: "switch" }, all);
  return changeDraft(draft, change, all);
}
