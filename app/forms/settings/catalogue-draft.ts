import {
  type ChoiceEdit,
  type ChoiceField,
  choiceFields,
  editedChoice,
  type PracticeChoice,
  type StoredChoice,
} from "~/domain/catalogue/practice-choice";

/** A row of the practice's catalogue in the form: what was seen when it was rendered, and what the person set. */
export type ChoiceRow = { id: string; seen: StoredChoice; now: PracticeChoice };

/** What a button of the form does to its rows, without saving. */
export type RowAct =
  | { kind: "bulk"; field: ChoiceField; value: boolean }
  /** Reverts one's own change, whole or only what would withdraw the item. */
  | { kind: "drop"; id: string }
  | { kind: "keepOffered"; id: string }
  /** Applies one's own change on top of what another person saved in the meantime. */
  | { kind: "useMine"; id: string; theirs: StoredChoice };

export const seenName = "seen";
export const pickName = "pick";
export const intentName = "intent";
/** The only form of its page that is stored for a person. */
export const keptSubject = "catalogue";

const bitsOf = (choice: PracticeChoice) => choiceFields.map((field) => (choice[field] ? "1" : "0")).join("");
const choiceOf = (bits: string): PracticeChoice => ({ visible: bits[0] === "1", available: bits[1] === "1", isFavourite: bits[2] === "1" });

/** Returns what was seen of a row, as the form sends it: id, revision, and one digit for each setting. */
export const writeSeen = ({ id, seen }: Pick<ChoiceRow, "id" | "seen">) => `${id} ${seen.revision} ${bitsOf(seen)}`;

function parseSeen(text: string): { id: string; seen: StoredChoice } | null {
  const [, id = "", revision = "", bits = ""] = /^(\S{1,80}) (\d{1,9}) ([01]{3})$/.exec(text) ?? [];
  return id === "" ? null : { id, seen: { ...choiceOf(bits), revision: Number(revision) } };
}

/** Returns the rows of a posted form, in which cleared checkboxes are absent. Malformed rows are ignored. */
export function parseRows(entries: Iterable<[string, unknown]>): ChoiceRow[] {
  const posted = [...entries].map(([name, value]) => [name, String(value)] as const);
  const ticked = new Set(posted.map(([name, value]) => `${name} ${value}`));
  return posted.flatMap(([name, value]) => {
    const row = name === seenName ? parseSeen(value) : null;
    if (!row) return [];
    const isTicked = (field: ChoiceField) => ticked.has(`${field} ${row.id}`);
    return [{ ...row, now: { visible: isTicked("visible"), available: isTicked("available"), isFavourite: isTicked("isFavourite") } }];
  });
}

/** Returns the entries of a form with these rows. */
export function rowEntries(rows: readonly ChoiceRow[]): [string, string][] {
  return rows.flatMap((row) => [
    [seenName, writeSeen(row)] as [string, string],
    ...choiceFields.filter((field) => row.now[field]).map((field): [string, string] => [field, row.id]),
  ]);
}

/** Returns the fields that the person changed. */
export const changedFields = ({ seen, now }: Pick<ChoiceRow, "seen" | "now">) => choiceFields.filter((field) => seen[field] !== now[field]);

export const changedRows = (rows: readonly ChoiceRow[]) => rows.filter((row) => changedFields(row).length > 0);

/** Returns the changes as the call accepts them. */
export function editsOf(rows: readonly ChoiceRow[]): ChoiceEdit[] {
  return changedRows(rows).map((row) => ({
    ...{ id: row.id, revision: row.seen.revision },
    ...Object.fromEntries(changedFields(row).map((field) => [field, row.now[field]])),
  }));
}

/** Returns the rows after an action; a bulk action applies to the selected ones. */
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

/** Returns the value of the button that saves all but some rows. */
export const writeSaveOthers = (ids: readonly string[]) => [others, ...ids].join(" ");

/** Returns the rows that a button's value excludes from saving; null for any other text. */
export function parseSaveOthers(value: string): string[] | null {
  const [kind, ...ids] = value.split(" ");
  return kind === others ? ids : null;
}

/** Returns an action as the value of its button. */
export function writeAct(act: RowAct): string {
  if (act.kind === "bulk") return `bulk ${act.field} ${act.value ? "on" : "off"}`;
  return act.kind === "useMine" ? `useMine ${writeSeen({ id: act.id, seen: act.theirs })}` : `${act.kind} ${act.id}`;
}

/** Returns the action in a button's value; null for any other text. */
export function parseAct(value: string): RowAct | null {
  const [kind, subject = "", ...rest] = value.split(" ");
  const field = choiceFields.find((each) => each === subject);
  if (kind === "bulk" && field) return { kind, field, value: rest[0] === "on" };
  if (kind === "drop" || kind === "keepOffered") return { kind, id: subject };
  const theirs = kind === "useMine" ? parseSeen([subject, ...rest].join(" ")) : null;
  return theirs && { kind: "useMine", id: theirs.id, theirs: theirs.seen };
}
