/** What a text is: one line, several lines, or what a scanner sent. */
export type TextKind = "line" | "lines" | "scan";

/** Control characters that are part of the kind: tabs and line ends; in a scan also what separates and ends its parts (ISO 15434). */
const allowed: Readonly<Record<TextKind, string>> = { line: "", lines: "\t\n\r", scan: "\t\n\r\u0004\u001c\u001d\u001e\u001f" };

const suspects = /[\p{Cc}\p{Cs}]/gu;

/** Can this text be stored and shown? It holds no NUL, no half of a surrogate pair and no control character beside those of its kind. */
export function isReadableText(text: string, kind: TextKind): boolean {
  return (text.match(suspects) ?? []).every((character) => allowed[kind].includes(character));
}

/** The text without the characters that cannot be stored or shown, or with something else in their place. */
export function readableText(text: string, kind: TextKind, instead = ""): string {
  return text.replace(suspects, (character) => (allowed[kind].includes(character) ? character : instead));
}
