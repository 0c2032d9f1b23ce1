import { type Entries, preorderOfEntry } from "../order/sheet-entries";
import { keptField } from "./kept-field";
import type { Role } from "./roles";

export const draftKinds = ["patientOrder", "trial", "stock", "solutions", "newPatient", "patient", "address"] as const;

/** A kind of draft that can be handed to a colleague. */
export type DraftKind = (typeof draftKinds)[number];

const pathsOfKinds: readonly [RegExp, DraftKind][] = [
  [/^\/products\/patient-revenue$/, "patientOrder"],
  [/^\/products\/patient-trial$/, "trial"],
  [/^\/products\/stock-revenue$/, "stock"],
  [/^\/products\/solutions$/, "solutions"],
  [/^\/patients\/(new|add)$|\/new-patient$/, "newPatient"],
  [/^\/patients\/[^/]+\/edit$/, "patient"],
  [/\/patients\/[^/]+\/addresses\/[^/]+$/, "address"],
];

/** Returns the kind of a draft by the path of its page; null for settings and the cart, which cannot be handed over. */
export const draftKindOf = (path: string): DraftKind | null => pathsOfKinds.find(([paths]) => paths.test(path))?.[1] ?? null;

/** The fields that name what a form creates or changes, or which form of its page it is; the sheets of a stock order have their own. */
export const subjectFields: readonly string[] = ["preorder", "id", keptField];

/** Returns the ids of what a form creates or changes, in order: a stock order has one for each series. */
export const formSubjects = (entries: Entries): string[] =>
  entries.flatMap((entry) => preorderOfEntry(entry) ?? (subjectFields.includes(entry[0]) && entry[1] !== "" ? [entry[1]] : []));

/** Returns a summary of a draft: its kind, whom it is for, by id or by the typed name, and the number of lines filled in. */
export function describeDraft(path: string, entries: Entries) {
  const value = (name: string) => entries.findLast(([each]) => each === name)?.[1] ?? "";
  const [, ofPath] = /\/patients\/([^/]+)\/(?:edit|addresses)/.exec(path) ?? [];
  const isLine = ([name, typed]: Entries[number]) =>
    typed.trim() !== "" && typed !== "0" && /^(?:(?:right|left)\.series$|(?:boxes|bottles|cases)[:/.-])/.test(name);
  return {
    patientId: value("patient") || ofPath || null,
    preorderId: value("preorder") || null,
    typedName: { firstName: value("firstName"), lastName: value("lastName") },
    linesQuantity: entries.filter(isLine).length,
  };
}

/** What decides whether a person of the practice may take over a draft. */
export type Colleague = { id: string; role: Role; status: "pending" | "active"; locationIds: readonly string[] };

/** Whether this person may take over a draft from somebody at this location: another person with a set-up account who works there too. */
export function mayTakeDraft(giver: { id: string; locationId: string }, taker: Colleague): boolean {
  const worksThere = taker.role === "practiceAdmin" || taker.locationIds.includes(giver.locationId);
  return taker.id !== giver.id && taker.status === "active" && worksThere;
}

/** Whether the draft edits something in a cart. Only the owner of the cart may continue such a draft. */
export const isOfCart = (entries: Entries, cartedIds: readonly string[]): boolean =>
  entries.some((entry) => cartedIds.includes(preorderOfEntry(entry) ?? (entry[0] === "preorder" ? entry[1] : "")));
