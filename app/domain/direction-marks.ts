/** The characters that only set the direction of a text. */
export const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Returns the text without direction marks, which pasted values and imports may contain (D30). */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, "");
}

/** Returns a typed text without direction marks; full-width characters become plain ones. */
export function plainText(text: string): string {
  return withoutDirectionMarks(text.normalize("NFKC"));
}

/** Returns a typed number, date or code without spaces and direction marks; full-width characters become plain ones. */
export function compactText(text: string): string {
  return plainText(text).replace(/\s/g, "");
}
