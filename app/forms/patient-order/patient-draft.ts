import type { Choice, ChoiceField } from "~/domain/lens/choice";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";

export const sides = ["right", "left"] as const satisfies readonly Eye[];

/**
 * One eye of the form as typed. `chosen` is everything the person wants, including impossible values; `seriesId` is empty when the eye gets
 * no lens. Quantity in boxes, as text.
 */
export type EyeDraft = {
  lineId: string;
  seriesId: string;
  /** Another series that was picked in the list but not confirmed; empty when there is none. */
  wantedSeriesId: string;
  chosen: Choice;
  /** Values of `chosen` that the form suggested and nobody chose or confirmed (D53); absent when there are none. */
  suggested?: LensValues;
  quantity: string;
};

/** The whole form of one patient's order. Ids are made when the form is first rendered, so that sending twice orders once. */
export type PatientDraft = {
  preorderId: string;
  /** That of the edited carted order; null for a new one. */
  revision: number | null;
  patientId: string;
  /** How often it was changed in a browser: of two copies of the same order, the one with more changes is the newer. */
  edits: number;
  eyes: Record<Eye, EyeDraft>;
  /** "office", or the id of the patient's address that lenses are shipped to. */
  delivery: string;
  startDate: string;
  expirationDate: string;
  note: string;
  /** The prescription as typed or pasted; it may be a whole letter, so the device does not store it (D31). */
  line: string;
  /** Keys of accepted findings (D75); absent when there are none. */
  accepted?: readonly string[];
  /** Eyes of the order in the cart whose removal was confirmed (D62); absent when there are none. */
  removedEyes?: readonly Eye[];
};

/** Returns the name of an eye's control in the form. */
export const eyeControl = (side: Eye, name: ChoiceField | "series" | "was" | "suggested" | "quantity" | "line") => `${side}.${name}`;

/** Returns the id of an eye's control, for labels and messages. */
export const eyeControlId = (side: Eye, name: ChoiceField | "series" | "quantity") => `${side}-${name}`;

/** Selects the fields of an eye in which letters mean nothing, so that shortcuts work in them. */
export const numberFields = "[data-eye] :is(input,select:not([id$=series],[id$=color]))";

/** Returns an eye without a lens. */
export const emptyEye = (lineId: string): EyeDraft => ({ lineId, seriesId: "", wantedSeriesId: "", chosen: {}, quantity: "" });

/** Returns an empty form; `newId` makes the ids of what it may create. */
export function emptyDraft(patientId: string, newId: () => string): PatientDraft {
  return {
    preorderId: newId(),
    revision: null,
    patientId,
    edits: 0,
    eyes: { right: emptyEye(newId()), left: emptyEye(newId()) },
    delivery: "office",
    startDate: "",
    expirationDate: "",
    note: "",
    line: "",
  };
}
