import type { Choice, ChoiceField } from "~/domain/lens/choice";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";

export const sides = ["right", "left"] as const satisfies readonly Eye[];

/**
 * One eye of the form as it is typed. `chosen` is everything the person wants, the impossible included; `seriesId` is empty where
 * the eye gets no lens. Quantity in boxes, as text.
 */
export type EyeDraft = {
  lineId: string;
  seriesId: string;
  /** Another series that was picked in the list and is not confirmed yet; empty when there is none. */
  wantedSeriesId: string;
  chosen: Choice;
  /** Values of `chosen` that the form suggested and nobody chose or confirmed (D53); left out where there are none. */
  suggested?: LensValues;
  quantity: string;
};

/** The whole form of one patient's order. Ids are made when the form is first rendered, so that sending twice orders once. */
export type PatientDraft = {
  preorderId: string;
  /** Of a carted order that is edited; null for a new one. */
  revision: number | null;
  patientId: string;
  eyes: Record<Eye, EyeDraft>;
  /** "office", or the id of the patient's address that lenses are shipped to. */
  delivery: string;
  startDate: string;
  expirationDate: string;
  note: string;
  /** The prescription as it was typed or pasted; it may hold a whole letter, so the device does not keep it (D31). */
  line: string;
  /** Keys of findings that were accepted (D75); left out where there are none. */
  accepted?: readonly string[];
};

/** The name of an eye's control in the form. */
export const eyeControl = (side: Eye, name: ChoiceField | "series" | "was" | "suggested" | "quantity" | "line") => `${side}.${name}`;

/** The id of an eye's control, to which labels and messages lead. */
export const eyeControlId = (side: Eye, name: ChoiceField | "series" | "quantity") => `${side}-${name}`;

/** An eye without a lens. */
export const emptyEye = (lineId: string): EyeDraft => ({ lineId, seriesId: "", wantedSeriesId: "", chosen: {}, quantity: "" });

/** A form with nothing in it; `newId` makes the ids of what it may create. */
export function emptyDraft(patientId: string, newId: () => string): PatientDraft {
  return {
    preorderId: newId(),
    revision: null,
    patientId,
    eyes: { right: emptyEye(newId()), left: emptyEye(newId()) },
    delivery: "office",
    startDate: "",
    expirationDate: "",
    note: "",
    line: "",
  };
}
