import {
  type ChoiceEdit,
  type ChoiceField,
  choiceFields,
  editedChoice,
  type KeptChoice,
  type PracticeChoice,
} from "~/domain/catalogue/practice-choice";

/** A row of the practice's catalogue as the form holds it: what was seen when it was drawn, and what the person set. */
export type ChoiceRow = { id: string; seen: KeptChoice; now: PracticeChoice };

/** What a button of the form does to its rows, without saving. */
export type RowAct =
  | { kind: "bulk"; field: ChoiceField; value: boolean }
  /** One's own change is taken back, whole or only what would withdraw the item. */
  | { kind: "drop"; id: string }
  | { kind: "keepOffered"; id: string }
  /** One's own change is made on top of what another person saved meanwhile. */
  | { kind: "useMine"; id: string; theirs: KeptChoice };

export const seenName = "seen";
export const pickName = "pick";
export const intentName = "intent";
/** The one form of its page that is kept for a person. */
export const keptSubject = "catalogue";

const bitsOf = (choice: PracticeChoice) => choiceFields.map((field) => (choice[field] ? "1" : "0")).join("");
const choiceOf = (bits: string): PracticeChoice => ({ visible: bits[0] === "1", available: bits[1] === "1", isFavourite: bits[2] === "1" });

/** How the form sends what was seen of a row: id, revision, and one digit for each choice. */
export const writeSeen = ({ id, seen }: Pick<ChoiceRow, "id" | "seen">) => `${id} ${seen.revision} ${bitsOf(seen)}`;

function readSeen(text: string): { id: string; seen: KeptChoice } | null {
  const [, id = "", revision = "", bits = ""] = /^(\S{1,80}) (\d{1,9}) ([01]{3})$/.exec(text) ?? [];
  return id === "" ? null : { id, seen: { ...choiceOf(bits), revision: Number(revision) } };
}

/** The rows of a posted form; a box that is not ticked is not posted. What is no row is left out. */
export function readRows(entries: Iterable<[string, unknown]>): ChoiceRow[] {
  const posted = [...entries].map(([name, value]) => [name, String(value)] as const);
  const ticked = new Set(posted.map(([name, value]) => `${name} ${value}`));
  return posted.flatMap(([name, value]) => {
    const row = name === seenName ? readSeen(value) : null;
    if (!row) return [];
    const isTicked = (field: ChoiceField) => ticked.has(`${field} ${row.id}`);
    return [{ ...row, now: { visible: isTicked("visible"), available: isTicked("available"), isFavourite: isTicked("isFavourite") } }];
  });
}

/** The entries of a form that holds these rows. */
export function rowEntries(rows: readonly ChoiceRow[]): [string, string][] {
  return rows.flatMap((row) => [
    [seenName, writeSeen(row)] as [string, string],
    ...choiceFields.filter((field) => row.now[field]).map((field): [string, string] => [field, row.id]),
  ]);
}

/** What the person set otherwise than it was seen. */
export const changedFields = ({ seen, now }: Pick<ChoiceRow, "seen" | "now">) => choiceFields.filter((field) => seen[field] !== now[field]);

export const changedRows = (rows: readonly ChoiceRow[]) => rows.filter((row) => changedFields(row).length > 0);

/** The changes as the call takes them. */
export function editsOf(rows: readonly ChoiceRow[]): ChoiceEdit[] {
  return changedRows(rows).map((row) => ({
    ...{ id: row.id, revision: row.seen.revision },
    ...Object.fromEntries(changedFields(row).map((field) => [field, row.now[field]])),
  }));
}

/** The rows after an act; a bulk act concerns the picked ones. */
export function actOn(rows: readonly ChoiceRow[], act: RowAct, picked: ReadonlySet<string>): ChoiceRow[] {
  return rows.map((row) => {
    if (act.kind === "bulk") return picked.has(row.id) ? { ...row, now: { ...row.now, [act.field]: act.value } } : row;
    if (act.id !== row.id) return row;
    if (act.kind === "drop") return { ...row, now: editedChoice(row.seen, {}) };
    if (act.kind === "keepOffered") return { ...row, now: { ...row.now, visible: row.seen.visible, available: row.seen.available } };
    const mine = Object.fromEntries(changedFields(row).map((field) => [field, row.now[field]]));
    return { id: row.id, seen: act.theirs, now: editedChoice(act.theirs, mine) };
  });
}

const others = "saveOthers";

/** The value of the button that saves all but some rows. */
export const writeSaveOthers = (ids: readonly string[]) => [others, ...ids].join(" ");

/** The rows that a button's value leaves out of the save; null for any other text. */
export function readSaveOthers(value: string): string[] | null {
  const [kind, ...ids] = value.split(" ");
  return kind === others ? ids : null;
}

/** An act as the value of its button. */
export function writeAct(act: RowAct): string {
  if (act.kind === "bulk") return `bulk ${act.field} ${act.value ? "on" : "off"}`;
  return act.kind === "useMine" ? `useMine ${writeSeen({ id: act.id, seen: act.theirs })}` : `${act.kind} ${act.id}`;
}

/** The act that a button's value names; null for any other text. */
export function readAct(value: string): RowAct | null {
  const [kind, subject = "", ...rest] = value.split(" ");
  const field = choiceFields.find((each) => each === subject);
  if (kind === "bulk" && field) return { kind, field, value: rest[0] === "on" };
  if (kind === "drop" || kind === "keepOffered") return { kind, id: subject };
  const theirs = kind === "useMine" ? readSeen([subject, ...rest].join(" ")) : null;
  return theirs && { kind: "useMine", id: theirs.id, theirs: theirs.seen };
}
