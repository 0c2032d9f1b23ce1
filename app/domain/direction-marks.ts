const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Text without marks of direction, which pasted values and imports may contain (D30). */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, "");
}

/** A typed number, date or code without spaces and marks of direction; full-width characters become plain ones. */
export function compactText(text: string): string {
  return withoutDirectionMarks(text.normalize("NFKC")).replace(/\s/g, "");
}
