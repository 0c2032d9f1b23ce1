import { parseDay } from "~/domain/calendar/parse-day";
import { isUuid } from "~/domain/is-uuid";
import { lensFields } from "~/domain/lens/parameters";
import { parseChoice } from "~/domain/lens/parse-choice";
import { parseSuggested } from "~/domain/lens/suggested-values";
import type { Eye } from "~/domain/order/order-lines";
import { type FormEntries, textEntries } from "~/forms/form-texts";
import { type EyeDraft, emptyDraft, eyeControl, type PatientDraft, sides } from "./patient-draft";

/**
 * Returns the form as it was sent or stored. Everything typed is kept: quantities, dates and notes as texts. Malformed ids are replaced by
 * `newId`, and unreadable lens values are not chosen.
 */
export function parsePatientDraft(entries: FormEntries, newId: () => string): PatientDraft {
  const texts = textEntries(entries);
  const typed = new Map(texts);
  const accepted = texts.flatMap(([name, value]) => (name === "accepted" ? [value] : []));
  const removedEyes = sides.filter((side) => texts.some(([name, value]) => name === "removedEye" && value === side));
  const text = (name: string) => typed.get(name) ?? "";
  const empty = emptyDraft("", newId);
  const count = (name: string) => (Number.isSafeInteger(Number(text(name))) ? Math.max(0, Number(text(name))) : 0);
  return {
    preorderId: isUuid(text("preorder")) ? text("preorder") : empty.preorderId,
    revision: count("revision") || null,
    patientId: isUuid(text("patient")) ? text("patient") : "",
    edits: count("edits"),
    eyes: { right: parseEye("right", text, empty.eyes.right), left: parseEye("left", text, empty.eyes.left) },
    delivery: isUuid(text("delivery")) ? text("delivery") : "office",
    startDate: parseDay(text("startDate")) ?? text("startDate"),
    expirationDate: parseDay(text("expirationDate")) ?? text("expirationDate"),
    note: text("note"),
    line: text("line"),
    ...(accepted.length > 0 ? { accepted } : {}),
    ...(removedEyes.length > 0 ? { removedEyes } : {}),
  };
}

/** `was` is the series of the fields on the page; without JavaScript the list may already name another one. */
function parseEye(side: Eye, text: (name: string) => string, empty: EyeDraft): EyeDraft {
  const named = text(eyeControl(side, "series"));
  const was = text(eyeControl(side, "was"));
  const values = [...lensFields, "packSize" as const].map((field) => [field, text(eyeControl(side, field))] as const);
  const lineId = text(eyeControl(side, "line"));
  const { chosen } = parseChoice(Object.fromEntries(values));
  return {
    lineId: isUuid(lineId) ? lineId : empty.lineId,
    seriesId: was,
    wantedSeriesId: named === was ? "" : named === "" ? "none" : named,
    chosen,
    suggested: parseSuggested(text(eyeControl(side, "suggested")), chosen),
    quantity: text(eyeControl(side, "quantity")),
  };
}
