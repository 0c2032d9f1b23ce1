import type { Role } from "./roles";

export const draftKinds = ["patientOrder", "trial", "stock", "solutions", "newPatient", "patient", "address"] as const;

/** What is half-typed in a form that a colleague may go on with. */
export type DraftKind = (typeof draftKinds)[number];

const pathsOfKinds: readonly [RegExp, DraftKind][] = [
  [/^\/products\/patient-revenue$/, "patientOrder"],
  [/^\/products\/patient-trial$/, "trial"],
  [/^\/products\/stock-revenue$/, "stock"],
  [/^\/products\/solutions$/, "solutions"],
  [/^\/patients\/(new|add)$|\/new-patient$/, "newPatient"],
  [/^\/patients\/[^/]+\/edit$/, "patient"],
  [/^\/patients\/[^/]+\/addresses\/[^/]+$/, "address"],
];

/** The kind of a draft, by the path of its page; null for settings and the cart, which are nobody else's to go on with. */
export const draftKindOf = (path: string): DraftKind | null => pathsOfKinds.find(([paths]) => paths.test(path))?.[1] ?? null;

type Entries = readonly (readonly [name: string, value: string])[];

/** What a draft says of itself: what it makes, whom it is for, by id or by the name that is typed in it, and how many lines hold something. */
export function describeDraft(path: string, entries: Entries) {
  const value = (name: string) => entries.findLast(([each]) => each === name)?.[1] ?? "";
  const [, ofPath] = /^\/patients\/([^/]+)\/(?:edit|addresses)/.exec(path) ?? [];
  const isLine = ([name, typed]: Entries[number]) =>
    typed.trim() !== "" && typed !== "0" && /^(?:(?:right|left)\.series$|(?:boxes|bottles|cases)[:/.-])/.test(name);
  return {
    patientId: value("patient") || ofPath || null,
    preorderId: value("preorder") || null,
    typedName: { firstName: value("firstName"), lastName: value("lastName") },
    linesQuantity: entries.filter(isLine).length,
  };
}

/** A person of the practice, as far as it decides who may take a draft over. */
export type Colleague = { id: string; role: Role; status: "pending" | "active"; locationIds: readonly string[] };

/** May this person go on with a draft of somebody who works at this location? Someone else who has set up the account and works there too. */
export function mayTakeDraft(giver: { id: string; locationId: string }, taker: Colleague): boolean {
  const worksThere = taker.role === "practiceAdmin" || taker.locationIds.includes(giver.locationId);
  return taker.id !== giver.id && taker.status === "active" && worksThere;
}

/** Does the draft change what is in a cart already? Only the owner of the cart may go on with that. */
export const isOfCart = (entries: Entries, cartedIds: readonly string[]): boolean =>
  entries.some(([name, value]) => (name === "preorder" || name.startsWith("sheet:")) && cartedIds.includes(value.split(" ")[0] ?? ""));
