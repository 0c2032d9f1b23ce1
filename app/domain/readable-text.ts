/** The kind of a text: a single line, several lines, or a scanned code. */
export type TextKind = "line" | "lines" | "scan";

/** Control characters that each kind may contain: tabs and line breaks; in a scan also the separators and terminators of ISO 15434. */
const allowed: Readonly<Record<TextKind, string>> = { line: "", lines: "\t\n\r", scan: "\t\n\r\u0004\u001c\u001d\u001e\u001f" };

const suspects = /[\p{Cc}\p{Cs}]/gu;

/**
 * Whether the text can be stored and displayed: it contains no NUL, no lone surrogate, and no control character that its kind does not
 * allow.
 */
export function isReadableText(text: string, kind: TextKind): boolean {
  return (text.match(suspects) ?? []).every((character) => allowed[kind].includes(character));
}

/** Returns the text with characters that cannot be stored or displayed removed, or replaced by `instead`. */
export function readableText(text: string, kind: TextKind, instead = ""): string {
  return text.replace(suspects, (character) => (allowed[kind].includes(character) ? character : instead));
}

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns the text without the characters that are displayed as nothing: direction marks, zero-width spaces, fillers. */
export function withoutInvisible(text: string): string {
  return text.replace(ignorable, "");
}

/** Whether nothing of the text is visible. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).trim() === "";
}
